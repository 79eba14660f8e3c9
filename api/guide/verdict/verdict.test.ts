// Sums asked as yes or no: the word, and both figures in the first sentences.
import { expect, test } from 'vitest';
import { createGuide } from '../answer.ts';
import { packFor } from '../pack/pack.ts';

const guide = createGuide(packFor('en'), packFor('es'));
const told = (text: string): string => guide.answer({ text }).answer.result.replaceAll('*', '');

test.each([
  // 240.4(D): 20 A
  ['can i run 12/2 romex on a 25 amp breaker', 'No.', '20 A'],
  // #8: 40 A at 60 °C, 50 A at 75 °C
  ['can I use #8 on a 50 A breaker', 'Yes, if the terminals are marked 75°C.', '50 A', '40 A'],
  ['8/3 romex for a 50A range, good?', 'No'],
  ['is #6 thhn undersized for a 65 A load at 75 deg terminals', 'No.', '65 A'],
  ['is 14 gauge too small for a 20 amp circuit', 'Yes.', '14 AWG', '12 AWG'],
  ['¿queda chico el calibre 12 para 20 amperes?', 'No.', '12 AWG'],
  // 3/0: 200 A; the next standard rating is 225 A only above it
  ['can 3/0 copper be protected at 225 A', 'No.', '225 A', '200 A'],
  // 135 A: the next standard rating is 150 A
  ['is 2/0 aluminum thw good for a 150 A feeder', 'Yes', '2/0 AWG'],
  ['tengo dos juegos de 3/0 cobre en paralelo, ¿alcanza para 400 A?', 'Sí.', '400 A'],
  // 2 × 12.9 × 40 × 164 / 26240 = 6.45 V
  ['¿se pasa del 3% la caída con cobre 6, 40 A, 240 V, 50 metros?', 'No.', '2.69%', '3%'],
  ['My drop is 7 V on a 208 V circuit. am I over 3 percent', 'Yes.', '3.37%', '3%'],
  // 8 × 2 + 2 + 4 = 22
  ['can I fit four 14/2 cables and a switch in a 18 cubic inch box', 'No.', '18 in³', '22 in³'],
  ['will nine #12 thhn go in 1/2 emt', 'Yes.', '1/2 in.'],
  // 4 × 2.25 + 2.25 + 4.5
  ['18 cubic inch plastic box, one 12/2 in, one 12/2 out, and a GFCI. My helper says it is too full. Does it fit?', 'Yes.', '15.75 in³'],
  // 1.25 × 21 + 14 + 7.6 = 47.85 A; #8: 40 A at 60 °C, 50 A at 75 °C
  ['Feeder for three 460V pumps: 15 hp, 10 hp and 5 hp, on #8 copper THHN at 75C. Does the #8 carry the three?', 'Yes.', '8 AWG'],
  // A panel's feeder carries more than the welder.
  [
    'The garage sub is fed with 10-3 off a 60 amp breaker, and I want to plug a 50 amp welder in. Before I even get to the welder: is that feeder okay on the 60?',
    'No.',
    '60 A',
    '30 A',
  ],
  // 310.12 is for dwellings.
  ['200 amp service for a small retail store, 2/0 copper like we always use on houses. Is that enough?', 'No.', '175 A'],
  ['servicio de 100 amps para una barberia, cobre #4 como le hacemos en las casas, terminales a 75. pasa?', 'No', '3 AWG'],
  // The metal of the sentence that asks, and all wires of a pipe.
  ['60a feeder to a shop, I always used #6 copper. Lugs are 75 degree. Does #6 aluminum work the same for 60?', 'No.', '4 AWG aluminum'],
  ['EMT con 10 conductores THHN #12 que llevan corriente, circuitos de 20. Con 9 pasó. ¿Se puede dejar el breaker de 20?', 'No.', '10 AWG'],
  // What is said of #8 is not said of #6.
  ['Electric range, 50 amp receptacle, and I have a roll of 6/3 copper romex. Is the 50 breaker ok on it?', 'Yes.', '55 A'],
  // 7,600 W / 240 V = 31.7 A, of 32 A
  ['200 amp bus, 200 main, 7600 watt inverter at 240 on a 40 amp breaker. Does that pass the 120% rule?', 'Yes', '31.67 A', '32 A'],
  ['Horno de pared de 7.2 kw a 240, solito en su circuito. Hay un 10/3 de cobre con breaker de 30. Alcanza el 30?', 'Sí.', '30 A'],
  // 40.02 % counts as 40 %
  ['26 #12 in 1 inch emt, right?', 'Yes.', '1 in.'],
  ['12 #10 thhn in 3/4 EMT, too many?', 'Yes.', '3/4 in.', '1 in.'],
  // 90 °C: 30 A × 50 % = 15 A
  ['10 current-carrying #12 thhn in a pipe on 20 amp breakers, is that allowed', 'No.', '20 A', '15 A'],
  ['do I have to derate with 6 current carrying wires?', 'Yes.', '80%'],
  // 208.2 A × 125 % = 260 A, so 300 A
  ['75 kva 480 to 208/120 three phase, is a 225 A secondary breaker too big?', 'No.', '225 A', '300 A'],
  // 54.1 A × 125 % = 67.7 A, so 70 A
  ['is a 125 amp primary breaker ok for a 45 kva 480 V 3 phase, primary protection only', 'No', '125 A', '70 A'],
  ['is a 150 A main OK as secondary protection of a 45 kVA 480 to 208', 'Yes.', '150 A', '175 A'],
  // 601.4 A / 5 %
  ['500 kva 480 volt 3ph 5% impedance, are 10 kA breakers ok', 'No.', '10,000 A', '12,028'],
  ['10 hp 460 v 3 phase motor, can i use a 40 amp breaker', 'No.', '40 A', '35 A'],
  ['5 hp 230v single phase on #10 wire, enough?', 'Yes, if the terminals are marked 75°C.', '10 AWG', '8 AWG'],
  ['is #10 copper egc enough for 100 A', 'No.', '10 AWG', '8 AWG'],
  ['can i use #6 copper gec for a 200 amp service with 2/0 copper', 'No', '6 AWG', '4 AWG'],
  ['rigid conduit buried only 5 inches, is that a violation', 'Yes.', '5 in.', '6 in.'],
  ['480Y/277 panel facing a block wall, 3 ft clear. Is that enough', 'No.', '3 ft', '3.5 ft'],
  ['4 inch straight pull, is a 30 in box long enough', 'No.', '30 in.', '32 in.'],
  ['48 amp charger on a 50 A circuit, legal?', 'No.', '50 A', '60 A'],
  ['¿puedo meter 32 A de inversor en un tablero de 200 con main de 200?', 'Sí, salvo que el breaker no esté en el extremo opuesto', '32 A'],
  // 80 % × 15 A × 120 V = 1440 W
  ['can a 15 amp circuit handle 1500 watts continuous', 'No', '1,500 W', '12.5 A', '12 A'],
  // 3500 W / 240 V = 14.6 A, of 16 A
  ['baseboards 1500 W and 2000 W at 240 V on a 20 A breaker with #12 wire, is that enough?', 'Yes.', '12 AWG', '14.58 A', '16 A'],
  ['two heaters 2000 and 1500 W on a 20 A 120 V breaker with #12, ok?', 'No.', '29.17 A', '16 A'],
  ['Can I run 3 sets of 4/0 aluminum for a 500 A continuous load on a 600 A breaker?', 'No.', '600 A', '700 A'],
  ['Can I use 2 sets of 3/0 copper for a 300 A continuous load on a 400 A breaker', 'Yes.', '400 A'],
  ['Can I use 3/0 copper for a 200 A feeder with 175 A continuous?', 'No.', '200 A', '225 A'],
  ['240 V 5000 W range in a 20 A circuit OK?', 'No.', '20.83 A', '16 A'],
  ['Parallel conductors total 1,140 A of ampacity. May a 1,200 A breaker protect them?', 'No.', '1,200 A', '1,000 A'],
  ['¿puedo poner 30 amps en cable 12?', 'No', '12 AWG'],
  ['condenser MCA 33 MOCP 50, can I use #10 copper on a 50 amp breaker with 75 degree lugs?', 'Yes.', '10 AWG'],
  ['is a 48 amp charger on #6 NM ok', 'No.', '6 AWG'],
  ['can I put 6 circuits of #10 in one pipe on 20 A breakers', 'Yes.', '20 A'],
])('%s', (text, word, ...figures) => {
  const result = told(text);
  expect(result.startsWith(word), result).toBe(true);
  for (const figure of figures) expect(result).toContain(figure);
});

// A load or a device that is in none of it, or no telling which figure is of what.
test.each([
  'Is 6 AWG enough for 50 A plus 20 A?',
  'what size wire for a 50 A breaker?',
  'is #12 enough for a 1500 W heater and a 40 A charger',
])('no yes: %s', (text) => {
  expect(told(text).startsWith('Yes')).toBe(false);
});

// What the sentence asks is nothing that the sum bounds: what may be left out, and what covers the other side.
test.each([
  '75 kVA, 480 delta primary to 208Y/120 secondary. 100A breaker on the primary, 200A feeder off the secondary. Can I go main lug only and let the 100 on the primary cover the secondary?',
  '75 kVA, 480 to 208Y/120. 200A feeder off the secondary. Can the 100 A on the primary cover the secondary?',
  '45 kVA 480 to 208Y/120, 70 A primary breaker. Do I need a main breaker in the secondary panel?',
  'transformador de 75 kVA 480 a 208, breaker de 100 en el primario, ¿puedo dejar el secundario sin breaker?',
  'Customer bought a 14 kW auto standby for a 200 amp all electric house. Can I do that if he promises to not run the range?',
])('no verdict by the sum: %s', (text) => {
  expect(told(text)).not.toMatch(/^(?:Yes|Sí|No)\b.* (?:within|is more than|queda dentro)/);
});

// The other way round.
test.each([
  ['tap of 40 A conductors 10 ft: largest feeder device?', '400 A'],
  ['6 #12 already in a 20.3 cu in box, how many more #12 can I add', '3 more 12 AWG'],
  ['saliendo 240 V y llegando 229 V, ¿cuánto por ciento de caída?', '4.58 %'],
])('%s', (text, figure) => {
  expect(told(text)).toContain(figure);
});

test('watts are held against no single-phase circuit where two voltages or three phases are told', () => {
  for (const text of [
    'Boss handed me a 30 kVA dry type, 480 delta to 208Y/120, feeding a panel with a 60 amp main. He wants 10 AWG and 30 amp fuses on the primary and 6 AWG on the secondary. Is it code legal?',
    '10 kVA dry type 480 to 240, feeding a 30 amp main, is it legal?',
  ])
    expect(told(text)).not.toMatch(/ W \/ |^(?:Yes|No)/);
});

test('a page that reckons another load gives way to the sum of the one asked about', () => {
  // 5500 W / 240 V × 125 % = 28.65 A
  for (const text of [
    'que breaker y cable para un boiler electrico de 5500 watts a 240',
    'what wire and breaker for a 5500 W water heater',
  ])
    expect(told(text)).toMatch(/10 AWG .* 30 A/);
  expect(told('what wire and breaker for a 5500 W water heater')).not.toContain('4500');
  expect(told('my 3800 W water heater gives no hot water, what do I check')).toContain('high-limit');
});

test('conductors told by their colours are counted, the neutrals of a full wye and the ground not', () => {
  // 30 A × 80 % = 24 A
  expect(told('2 negros, 2 rojos, 2 azules, 2 blancos y un verde #12 thhn en un tubo, puedo usar breakers de 20?')).toMatch(/^Sí.*24 A/);
  // 40 A × 70 % = 28 A
  expect(told('3 blacks, 3 reds, 3 blues, 3 whites and a green #10 thhn in one conduit, are 30 amp breakers ok?')).toContain('28 A');
});

test('a voltage or a column of terminals that nobody gave is told', () => {
  const explained = (text: string): string => (guide.answer({ text }).answer.explanation ?? '').replaceAll('*', '');
  expect(explained('what wire and breaker for a 5500 W water heater')).toContain('240 V');
  const secondary = explained('30 kVA 480 to 208Y/120 feeding a 60 A main: what size secondary conductors?');
  expect(secondary).toContain('4 AWG copper (70 A at 60°C) or, with terminals marked 75°C, 6 AWG copper (65 A at 75°C)');
});

// 'Is #4 needed?' asks whether the #6 that is there falls short.
test.each([
  ['48 A EVSE, 60 A breaker, #6 THHN in EMT, is #4 needed?', '**No, if the terminals are marked 75°C.**', '6 AWG'],
  ['48 A EVSE on a 60 A breaker, 6/2 NM, do I need #4?', '**Yes.** 6 AWG falls short', '4 AWG'],
  ['EVSE de 48 A, breaker de 60, 6/2 NM, ¿necesito #4?', '**Sí.** 6 AWG no alcanza', '4 AWG'],
  ['50 A range on #8 NM, do I need #6?', '**Yes.** 8 AWG falls short', '6 AWG'],
  ['do I need #6 for a 50 A breaker?', '**Yes.**', '6 AWG'],
])('weighs the conductor that is there: %s', (text, ...said) => {
  const { result } = createGuide(packFor('en'), packFor('es')).answer({ text }).answer;
  for (const each of said) expect(result).toContain(each);
});

test('which of two wires is no question of yes or no', () => {
  const text =
    'hot tub requires a 50 amp circuit (actually drawing about 36 max). will the 8 gauge stove wire that is already there be adequate to run the tub or do I need to upgrade to 6 gauge? about 25-30 feet from the panel';
  expect(told(text).startsWith('No')).toBe(false);
});
