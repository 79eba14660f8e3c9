// Wires, devices, raceways, boxes, motors and grounding asked in many ways, with figures worked out by hand.
import { describe, expect, test } from 'vitest';
import { readQuestion } from '../../reading/read-question.ts';
import { calculationFor, expectMisread, wantedIntent } from './filled.test-support.ts';

/** What the guide would compute: result, further sum and steps in one text. */
function told(text: string): string {
  const reading = readQuestion(text, undefined, (word) => word === 'medida' || word === 'radio');
  const intent = wantedIntent(reading);
  if (intent === undefined) return 'no calculation';
  const calculation = calculationFor(intent, reading);
  const also = intent.also?.(reading, calculation?.figures ?? [])?.text[reading.language] ?? '';
  return [calculation?.result, also, ...(calculation?.steps ?? [])].join('\n').replaceAll('*', '');
}

interface Worked {
  readonly question: string;
  readonly figures: readonly string[];
}
const worked: Worked[] = [];
/** Questions of one kind, each with figures that its answer has to tell. */
const asks = (_kind: string, rows: readonly (readonly [question: string, ...figures: string[]])[]): void => {
  worked.push(...rows.map(([question, ...figures]) => ({ question, figures })));
};

asks('voltage drop in every direction', [
  // 2 × 12.9 × 16 A × 164.04 ft ÷ 6530 cmil = 10.37 V
  ['cuántos volts pierdo con 12 de cobre, 16 amps a 240 volts en 50 metros', '10.37 V'],
  ['how many volts do I lose on 300 ft of 6 awg copper with 40 A at 240 V', '11.8 V'],
  // 240 × 3% × 10380 ÷ (2 × 12.9 × 24) = 120.7 ft
  ['how far can I run 10 awg copper at 24 amps 240 volts within 3%', '120 ft'],
  ['hasta cuántos metros puedo llevar un 10 awg de cobre con 24 A a 240 V y 3 %', '36 m'],
  // 240 × 3% × 16510 ÷ (2 × 12.9 × 300) = 15.4 A
  ['largo máximo de un circuito de 20 A con 12 de cobre a 120 V si solo quiero perder 4 volts', '50 ft'],
  ['max amps on 8 awg copper 300 ft at 240 volts for 3% drop', '15.4 A'],
  ['voltage drop with K = 11 of 12 AWG copper, 150 ft, 10 A, 120 V', '5.05 V'],
]);

asks('what is left after correction and adjustment', [
  // 9 hots and 3 neutrals with nonlinear load: 12 -> 50% of 40 A
  ['9 hots and 3 neutrals #10 THHN on a 208Y/120 wye feeding computers, ampacity?', '20 A', '12 current-carrying'],
  ['6 hots and 2 neutrals #12 THHN, 208Y/120 linear load, ampacity?', '24 A', '6 current-carrying'],
  ['dos hots y dos neutros calibre 12 thhn, ampacidad', '24 A'],
  // 95 °F + 60 °F on the roof: 0.58 × 55 A
  ['tres THWN-2 cobre 8 AWG en tubo a 1/2 pulg de la azotea, ambiente 95 °F, ampacidad', '31.9 A'],
  ['three 10 AWG THHN in conduit 6 inches above the roof, 100 F, ampacity', '36.4 A'],
  // five cables of two: 10 -> 50%; 30 × 0.87 × 0.5
  ['five 12/2 nm bundled in an attic at 110 F, ampacity', '13.05 A'],
  ['4 circuits 120v 2-wire in one conduit #12 thhn ampacity', '21 A'],
  ['conduit on the roof at 100 F, three 10 AWG XHHW-2, ampacity', '36.4 A'],
  ['max breaker for #8 THHN with 9 current-carrying conductors', 'Largest device: 40 A'],
]);

asks('sizes and devices', [
  ['3 sets of 500 kcmil copper per phase, biggest breaker at 75 °C?', '1,140 A', '1,000 A'],
  ['dos juegos de 3/0 cobre por fase, ¿breaker más grande a 75 °C?', '400 A'],
  // 60 × 1.25 + 30 = 105 A
  ['60 A continuous and 30 A noncontinuous on a feeder: minimum breaker and copper wire at 75 °C', '2 AWG copper', '110 A'],
  ['breaker y cable para calentador de agua de 4500 w a 240 v', '25 A', '10 AWG'],
  // 7500 ÷ 240 × 1.25 = 39.06 A
  ['baseboard heat 7.5 kW at 240 V, breaker and wire', '40 A', '39.06'],
  ['50a range romex size', '6 AWG copper'],
  ['tierra para breaker de 60', '10 AWG'],
  ['¿puedo poner 30 amps en cable 12?', '10 AWG'],
  ['what size ground to rods for 200A', '6 AWG copper'],
]);

asks('raceways', [
  ['how many #6 thhn in 1in emt', '7 6 AWG'],
  ['cuántos 10 thhn caben en tubo de 3/4 emt', 'Caben 10'],
  ['3/4 emt how many 10s', '10 10 AWG'],
  // 3 × 0.1855 + 0.0507 = 0.6072 of 0.794 in²
  ['que tubo para tres 1/0 y un 6 de tierra en pvc cédula 40', '1-1/2 in.', '30.6'],
  ['three 3/0 THWN-2 and one 6 AWG THWN-2 equipment ground, what trade size schedule 80 PVC', '2 in. PVC Schedule 80'],
  ['niple de 10 pulgadas de IMC con seis THHN 250 kcmil, ¿medida mínima?', '2-1/2 in.'],
  // 16 in² × 20% ÷ 0.2223 = 14.4
  ['wireway 4x4, how many 2/0 THHN', '14 2/0 AWG'],
  ['ducto cuadrado para doce 500 kcmil THHN, ¿qué medida?', '8 × 8'],
  ['radio mínimo de doblez de un emt de 1 pulg', '5-3/4'],
]);

asks('boxes', [
  // 7 + 4 + 1 + 1 = 13 × 2.25
  ['a switch box with two 12/2 and one 12/3 nm with ground, two switches and clamps, volume?', '29.25 in³'],
  ['caja con tres 14/2 con tierra, un apagador y grapas internas, ¿volumen?', '20 in³'],
  ['(2) 12/2 nm w/ground, (1) duplex receptacle, clamps - box fill?', '18 in³'],
  ['caja cuadrada de 4 x 2-1/8, sin contactos ni abrazaderas: ¿máximo de conductores 12?', 'Caben 13'],
  ['2020 box fill for 5 #12 grounds', '2.81 in³'],
  ['2017 box fill for 5 #12 grounds', '2.25 in³'],
  ['angle pull box two 3 in on the left and two 3 in out the bottom', '21 in. × 21 in.'],
  ['caja de paso en ángulo con un tubo de 4 y dos de 2', '28 in.'],
]);

asks('motors, compressors and welders', [
  ['motor 10hp 230v 3f amps', '28 A'],
  ['breaker max motor 5hp 230v 1f', '70 A'],
  ['cuántos amperes jala un motor de 25 caballos a 460', '34 A'],
  ['motor FLC is 42 A, max inverse time breaker?', '110 A', '52.5 A'],
  // 27 + 27 + 1.25 × 40
  ['feeder for two 20 hp and one 30 hp 460 v motors', '104 A'],
  ['30 hp 460 v motor disconnect size', '46 A'],
  ['max time-delay fuse for a 30 hp 460 V motor that will not start', '90 A'],
  // 5.59 × 20 × 1000 ÷ (√3 × 460)
  ['code letter F, 20 hp, 460 V three-phase, locked-rotor current at most?', '140.3 A'],
  ['5 hp 230 V single phase draws 160 A locked rotor, what code letter', 'letter J'],
  // 1.25 × 28 + 2.5; 175%: 51.5; 225%: 65.5
  ['A/C compressor 28 A RLA with a 2.5 A condenser fan, no MCA: conductor ampacity and breaker', '37.5 A', '50 A', '60 A'],
  // 1.25 × 20 + 14 + 3
  ['dos compresores 20 y 14 RLA y un ventilador de 3 A, ampacidad', '42 A', '50 A', '60 A'],
  ['compresor hermético de 22 A de corriente de carga nominal, breaker máximo', '35 A', '45 A'],
  ['mca 28 y max breker 45, q cable y q breker pongo', '10 AWG', '45 A'],
  ['condenser MCA 33 MOCP 50, can I use #10 copper on a 50 amp breaker with 75 degree lugs?', '35 A'],
  // 50 + 44 + 0.85 × 30 + 0.70 × 20
  ['four arc welders already multiplied by duty cycle 50, 44, 30 and 20 A, feeder ampacity', '133.5 A'],
  ['tres soldadoras de punto, ya multiplicadas: 30 A, 20 A y 10 A, alimentador', '48 A'],
]);

asks('bonding and taps', [
  ['three parallel conduits with 400 kcmil copper per phase in each, supply-side bonding jumper for each raceway', '1/0 AWG copper'],
  ['puente de unión del lado de la alimentación, individual por tubo, tres tubos en paralelo con 400 kcmil cobre', '1/0 AWG de cobre'],
  ['grounded conductor minimum for 3 sets 500 copper in separate raceways', '1/0 AWG copper'],
  ['9 ft tap from a 600 A feeder, minimum ampacity and copper size at 75 °C', '60 A', '6 AWG copper'],
  ['derivación de 8 pies de alimentador de 400, ¿qué calibre?', '40 A'],
  ['20 ft tap off a 400 A feeder into a 100 A main breaker, minimum copper at 75 C', '133.33 A', '1/0 AWG'],
]);

describe('what is not asked is not computed', () => {
  test.each([
    'how many 10/2 romex can i put in 1 inch pvc',
    'how many bends between pull boxes',
    'why does the motor breaker trip on start',
  ])('%s', (question) => expect(told(question)).toBe('no calculation'));
});

test('most come out as worked out by hand', () => {
  const questions = worked.map(({ question }) => question);
  expectMisread(questions, (question, at) => worked[at]?.figures.every((figure) => told(question).includes(figure)) ?? false, MISREAD);
});
const MISREAD = 11;
