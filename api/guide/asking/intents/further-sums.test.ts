// Motors with other loads, distribution transformers, taps, boxes, parks and shop sums in many wordings, with figures worked out by hand.
import { test } from 'vitest';
import { readQuestion } from '../../reading/read-question.ts';
import { calculationFor, expectMisread, wantedIntent } from './filled.test-support.ts';

/** What the guide would compute: verdict, result, further sum and steps in one text. */
function told(text: string): string {
  const reading = readQuestion(text, undefined, (word) => ['registro', 'medida', 'coil', 'tap'].includes(word));
  const intent = wantedIntent(reading);
  if (intent === undefined) return 'no calculation';
  const calculation = calculationFor(intent, reading);
  const also = intent.also?.(reading, calculation?.figures ?? [])?.text[reading.language] ?? '';
  const verdict = intent.verdict?.(reading, calculation?.figures ?? []) ?? '';
  return [`verdict ${verdict}`, calculation?.result, calculation?.explanation, also, ...(calculation?.steps ?? [])]
    .join('\n')
    .replaceAll('*', '');
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

asks('rated currents of drives, capacitors, phase converters and generators', [
  // × 1.25, 1.35, 1.25, 1.15
  ['VFD nameplate input 44 A: minimum ampacity of its feeder conductors?', '55 A'],
  ['Adjustable-speed drive, 18 A rated input current and 15 A output. Conductor ampacity on the line side?', '22.5 A'],
  ['Variador con 36 A de entrada: ¿ampacidad de los conductores?', '45 A'],
  ['A 10 hp drive takes 16 A at its input; ampacity of the supply conductors?', '20 A'],
  ['Capacitors rated 30 A: what ampacity do their conductors need?', '40.5 A'],
  ['Banco de capacitores de 80 A nominales: ¿ampacidad del conductor?', '108 A'],
  ['Static phase converter marked 56 A input, variable load. Supply conductor ampacity?', '70 A'],
  ['Convertidor de fases con 40 A de entrada: ¿ampacidad del cable monofásico?', '50 A'],
  ['Generator with a nameplate current of 60 A: conductors from its terminals?', '69 A'],
]);

asks('every side of the power triangle', [
  // √(65² − 52²) = 39; √(52² + 39²) = 65; 65 × 0.8 = 52
  ['A load is 65 kVA and 52 kW. Find the kvar.', '39 kVAR'],
  ['What is the reactive power of a load of 52 kW at 65 kVA?', '39 kVAR'],
  ['Carga de 65 kVA con 39 kvar: ¿cuántos kW?', '52 kW'],
  ['52 kW y 39 kvar, ¿cuántos kVA?', '65 kVA'],
  ['kVA is 65, kvar is 39. kW?', '52 kW'],
  ['How many kvar at 65 kVA and a power factor of 0.8?', '39 kVAR'],
  ['¿Cuántos kvar toma una carga de 52 kW con factor de potencia 0.8?', '39 kVAR'],
]);

asks('line and phase of a wye or a delta', [
  // × or ÷ 1.732
  ['Delta load, 25 A in each phase. Line current?', '43.3 A'],
  ['Each winding of a delta carries 25 A, what flows in the lines?', '43.3 A'],
  ['A delta heater bank has a line current of 52 A. Current in each phase?', '30.02 A'],
  ['Corriente de línea de un banco delta: 52 A. ¿Corriente por fase?', '30.02 A'],
  ['En delta la corriente de fase es 25 A, ¿y la de línea?', '43.3 A'],
  ['Cada resistencia de una delta toma 25 A; ¿cuánto pasa por la línea?', '43.3 A'],
  ['Wye with 14 A per phase winding: line current?', '14 A'],
  ['Line-to-line voltage of a wye is 416 V; line to neutral?', '240.18 V'],
  ['Estrella: 277 V de fase a neutro, ¿voltaje de línea a línea?', '479.78 V'],
  ['Delta, 240 V line to line: phase voltage?', '240 V'],
]);

asks('jumpers of parallel sets, together and apart', [
  // 2 × 1000 = 2000 kcmil of aluminum, 12.5% = 250; 3 × 600 = 1800 of copper, 12.5% = 225
  ['Two parallel sets of 1000 kcmil aluminum service conductors: aluminum supply-side bonding jumper in one common raceway?', '250 kcmil'],
  ['Three sets of 600 kcmil copper in a common wireway: copper supply-side bonding jumper?', '250 kcmil'],
  ['Tres juegos de 600 kcmil de cobre en una sola canalización: puente de unión del lado de la alimentación', '250 kcmil'],
  ['Three 300 kcmil copper sets in one gutter: copper main bonding jumper?', '2/0 AWG'],
  ['Two sets of 500 copper in separate raceways: supply-side bonding jumper per raceway', '1/0 AWG'],
]);

asks('what is left out of the usual direction', [
  // 0.8 × 90; 1 × 400; 0.8 × 40; 0.8 × 30
  ['Biggest continuous load allowed on a 90 A breaker', '72 A'],
  ['Max continuous load on a 100% rated 400 A breaker?', 'at most 400 A'],
  ['¿Cuál es la carga continua máxima en un breaker de 40 A?', '32 A'],
  ['How much continuous current can a standard 30 A circuit carry?', '24 A'],
  // The load is given, the breaker asked: 1.25 × 56
  ['What breaker for a 56 A continuous load, maximum?', 'Use a 70 A'],
  // 900 × 120 / 480; 300 × 480 / 240
  ['Transformador de 480 a 120 V con 900 vueltas en el primario: ¿vueltas del secundario?', '225 vueltas'],
  ['A 480 V to 240 V transformer has 300 turns on the secondary. How many turns on the primary?', '600 turns'],
  // 240 / 16; 240² / 16
  ['Un calentador de 240 V tiene una resistencia de 16 ohms: ¿qué corriente toma y cuántos watts consume?', '15 A', '3,600 W'],
  // 10 + 0.4 × 20 + 6; 10 + 0.4 × 30 + 5
  ['Método opcional de vivienda: cargas generales 30 kVA y aire acondicionado de 6 kVA, sin calefacción. ¿Carga calculada?', '24,000 VA'],
  ['Optional dwelling calculation: general loads 40 kVA, the A/C is 5 kVA (no electric heat). Load?', '27,000 VA'],
]);

asks('motors with other loads', [
  // 1.25 × 28 + 17 + 17 + 1.25 × 30
  ['A 240 V feeder: one 5 hp and two 3 hp single-phase motors plus 30 A continuous heat. Minimum ampacity?', '106.5 A'],
  // 1.25 × 59.4 + 30.8 + 45
  ['Feeder for a 20 hp and a 10 hp 208 V motors and 45 A of noncontinuous load: feeder ampacity', '150.05 A'],
  // 1.25 × 21 + 14 + 7.6 + 1.25 × 40
  ['alimentador con motores de 15, 10 y 5 hp a 460 V trifásico más 40 A de carga continua, ampacidad mínima', '97.85 A'],
  // 65 × 11; 40 × 8
  ['50 hp 460 V Design B motor with an MCP: max setting?', '715 A'],
  ['Motor 30 hp 460 V con interruptor magnético (MCP): ajuste máximo', '320 A'],
  // 42 × 2.5; 22 × 2.5
  ['rotary phase converter feeding a 15 hp 230 V motor, minimum single phase conductor ampacity?', '105 A'],
  ['Convertidor de fases rotatorio para un torno de 7-1/2 hp 230 V trifásico: ampacidad de los conductores', '55 A'],
  // 290 -> 300; 52 × 1.25
  ['Bomba contra incendio de 40 hp a 460 V con corriente de rotor bloqueado de 290 A: protección y conductores', '300 A', '65 A'],
  // 40 × 6 ÷ 3600 = 6.67 %: row 7.5 %, 0.27 × 120
  ['Spot welder: 40 welds per minute, each 6 cycles at 60 Hz, 120 A primary. Supply conductor ampacity?', '6.67%', '32.4 A'],
]);

asks('transformers and taps', [
  ['transformador de 500 kVA 13200 V a 480Y/277, corriente primaria y secundaria', '21.87 A', '601.4 A'],
  ['50 kVA pole pig 7200 primary 120/240 secondary full load amps both sides', '6.94 A', '208.3 A'],
  ['480Y/277 to 208Y/120 300 kVA full load amps', '360.8 A', '832.7 A'],
  ['Three 37.5 kVA pots, one burned up, running open delta: how much kVA left?', '65 kVA'],
  ['112.5 kVA dry type 480 to 208Y/120 with a 350 A secondary main breaker: what secondary conductors?', '500 kcmil', 'not allowed'],
  ['25 ft tap feeding a 45 kVA transformer 480 to 208Y/120, feeder breaker 200 A: primary and secondary conductors?', '66.7 A', '153.8 A'],
  ['15 ft tap from a feeder with a 400 A breaker to a 40 hp 460 V motor: ampacity?', '133.33 A', '430.28'],
]);

asks('sets, jumpers and checks', [
  ['How many sets of 500 kcmil copper for a 1200 A service?', '4 sets', '1,520 A'],
  ['Can I use 3/0 copper for a 200 A feeder with 175 A continuous?', '218.8 A'],
  ['Puente de unión del lado de la acometida en aluminio para 4/0 aluminio', '2 AWG de aluminio'],
  ['Minimum grounded conductor per conduit: 800 A service in two conduits, 500 kcmil copper each', '1/0 AWG copper'],
  ['What EGC for a 60 A breaker, a 100 A breaker and a 200 A breaker?', '10 AWG', '100 A: 8 AWG', '200 A: 6 AWG'],
]);

asks('raceways, wireways and boxes', [
  ['What size schedule 80 PVC sleeve for a single 4/0 THWN GEC?', '1 in. PVC Schedule 80', '53 %'],
  ['Wireway 8 x 8 inches: how many square inches of conductors allowed?', '12.8 in²'],
  ['ducto cuadrado de 4x4, ¿cuántas pulgadas cuadradas con empalmes?', '12 in²'],
  ['Tengo 12 conductores portadores 10 THHN en un wireway metálico a 40 °C: ampacidad?', '36.4 A'],
  ['28 conductors of 12 THHN in a nonmetallic wireway: ampacity of each from the 90 column?', '13.5 A'],
  ['Box with two 12/2 and one 14/2 NM, two 15 A switches on the 14, clamps inside: volume?', '25.5 in³'],
  ['Caja 4x4 de 2-1/8 con seis cables calibre 12 y un contacto, ¿cuántos 12 más puedo meter?', '5 más'],
  ['Registro en ángulo con un tubo de 3, uno de 2 y uno de 1 pulg en la misma pared: distancia a la pared opuesta', '21 in.'],
]);

asks('loads', [
  // 12 × (850 × 3 + 3 × 1500) = 84,600; 3000 + 35 % × 81,600
  ['12 apartments of 850 sq ft, two small appliance circuits each plus laundry in each. Lighting demand load?', '31,560 VA'],
  ['Bodega de 25,000 pies cuadrados, carga de alumbrado con factor de demanda', '21,250 VA'],
  ['House load of 12 kVA plus 14 apartments at 20 kVA connected each, 220.84, 120/240: service amps?', '124,000 VA', '516.7 A'],
  ['Casa por 220.82: 30 kVA de cargas generales, heat pump de 6 kVA con tiras de 10 kW', '30,500 VA'],
  ['Casa existente con 18 kVA de cargas; agrego un minisplit de 3 kVA. ¿Carga por 220.83?', '15,000 VA'],
  ['Farm with no dwelling: buildings of 30 kVA, 22 kVA, 12 kVA and 8 kVA. Total?', '58,300 VA'],
  ['One 14 kW range: branch circuit load and minimum breaker?', '8.8 kW', '40 A'],
  ['neutral with 260 A linear load plus 90 A of nonlinear load on a 480Y/277 feeder: how many amps for the neutral?', '332 A'],
  ['Neutral on a 208Y/120 feeder: 350 A max unbalanced of which 120 A nonlinear. Neutral load?', '341 A'],
  ['Tienda de 6,000 pies cuadrados, 30 contactos dobles y un anuncio, 120/240 monofásico: carga total y amperes', '18,300 VA', '76.3 A'],
  ['4 EV chargers of 40 A each on one panel feeder with no load management: feeder ampacity and breaker size?', '200 A'],
  ['¿cuántos duplex receptacles de 180 VA en un circuito de 15 A a 120 V?', '10'],
]);

asks('two things asked, and figures without their words', [
  ['Alimentador con 80 A continua y 35 A no continua: conductor de cobre y breaker', '1/0 AWG de cobre', '150 A'],
  // 12.9 × √3 × 100 × 500 ÷ 105,600
  ['3 phase 480 V motor 100 A load 500 feet 1/0 copper, end voltage?', '10.58 V', '469.42 V'],
  ['Straight pull with a 2-1/2 and two 2 inch conduits, 1/0 conductors: min length', '20 in.'],
  ['37.5 kVA 1 phase 480/240 current each side', '78.1 A', '156.3 A'],
  // 500,000 ÷ (1.732 × 480) ÷ 0.04
  ['Short circuit current 500 kVA 480 V 4% Z', '15,03'],
  ['Room 20 x 30, 40 fc, 4000 lumen lamps, CU 0.6, LLF 0.75: how many?', '14'],
]);

asks('theory', [
  ['Open neutral on a 3-wire 120/240 circuit, 60 W lamp on one leg and 600 W heater on the other, voltage on each?', '218.2 V', '21.8 V'],
  ['Three 20 ohm elements in wye on 480 V three phase: total kW and line current?', '11,520 W', '13.9 A'],
  ['Circuito serie con R = 6 ohms, XL = 12 ohms y XC = 4 ohms a 120 V. ¿Corriente y factor de potencia?', '10 Ω', '12 A', '0.6'],
  ['3 ton AC with 12 EER at 240 V, running amps?', '3,000 W', '12.5 A'],
  ['Replacing 100 fixtures of 250 W with 90 W LED, 10 hours a day, 250 days, 11 cents per kWh: savings?', '40,000 kWh', '$4,400.00'],
  ['Varilla de 30 ohms y un hot de 120 V toca el poste: ¿cuántos amps y se dispara el breaker de 20 A?', 'verdict no', '4 A'],
  ['Voltage drop: 480 V three phase, 200 A, 450 ft, 0.0258 ohm per 1000 ft. Volts lost and percent?', '4.02 V', '0.84 %'],
]);

asks('parts of a whole', [
  // 240 ÷ 60 × 40; 120 ÷ 40 × 12
  ['Two loads, 20 Ω and 40 Ω, in series across 240 V: how many volts on the 40 ohm one?', '40 Ω: 160 V, 4 A'],
  ['Resistencias de 8, 12 y 20 ohms en serie a 120 V, ¿cuántos volts caen en la de 12 ohms?', '12 Ω: 36 V'],
  // 60 ÷ 12
  ['Three resistors of 6, 12 and 20 ohms in parallel on 60 V, current through the 12 ohm?', '12 Ω: 60 V, 5 A'],
  // 1.25 × 40 + 28 + 21; 1.25 × 27 + 54 + 1.25 × 50; 1.25 × 65 + 1.25 × 100
  ['Feeder ampacity for motors of 40 A, 28 A and 21 A FLC?', '99 A'],
  ['Alimentador con tres motores de 27 A cada uno y 50 A de carga continua: ampacidad mínima', '150.25 A'],
  ['A feeder has one 65 A FLC motor and 100 A of continuous lighting: conductor ampacity', '206.25 A'],
  // 1.15 × 150
  ['Generador con corriente de placa de 150 A: ampacidad mínima de los conductores de salida', '172.5 A'],
  // 14.3 × 1.2; 20 × 1.15
  ['Three ranges of 14, 16 and 18 kW: feeder demand?', '16.8 kW'],
  ['Cinco estufas de 9, 12, 15, 16 y 18 kW: ¿demanda por la tabla 220.55?', '23 kW'],
  // 41% of 240 kVA
  ['Edificio de 12 departamentos todo eléctricos, carga conectada total 240 kVA: método opcional, ¿carga de demanda?', '98,400 VA'],
  // 120 + 0.75 × 80 + 0.65 × 40
  ['Rancho sin casa con cargas de 120, 80 y 40 A: ¿carga total?', '206 A'],
  // 42 × 0.8 A × 277 V × 1.25 ÷ (20 A × 277 V) = 2.1
  ['Forty-two 277 V luminaires drawing 0.8 A each, continuous: how many 20 A circuits?', '3'],
  ['Neutral of a 400 A service carries only 30 A; phases are 500 kcmil copper. What is the smallest neutral allowed?', '1/0 AWG'],
]);

asks('conductors counted, heat and cables', [
  ['Three 4-wire wye circuits, mostly LED lighting, same conduit. How many current carrying conductors and adjustment?', '12', '50%'],
  ['Tres circuitos trifásicos de 4 hilos balanceados (carga lineal) en un tubo, factor de ajuste de los conductores portadores', '70%'],
  ['Two 3-wire circuits from a 208Y/120 panel in one raceway, derate factor for the conductors', '6 current', '80%'],
  [
    'Dos MWBC 120/240 (2 hots y 1 neutral cada uno) y un circuito de 2 hilos en un tubo: factor de ajuste de conductores',
    '6 conductores',
    '80%',
  ],
  // 40 + 33 °C: 90 °C column 0.50 (71 to 75 °C)
  ['Tubo pegado a la azotea al sol, ambiente de 40 °C: ¿qué temperatura se usa y cuál es el factor para 90 °C?', '73', '0.5'],
  ['Raceway 3 in. above the roof in the sun, outdoor temp 104°F; correction factor for 90 C wire?', '0.91'],
  ['Trade size 3/4 EMT more than 24 inches long: how many 12 THHN?', '16'],
  // π/4 × 0.85² ÷ 0.53 = 1.07 in²; 2 × π/4 × 0.7² ÷ 0.31 = 2.48 in²
  ['Un cable multiconductor de 0.85 pulg de diámetro va en EMT, ¿qué tamaño de tubo mínimo?', 'EMT de 1-1/4 in.'],
  ['Two multiconductor cables, outside diameter 0.7 in. each, in rigid conduit. Trade size?', '2 in. RMC'],
]);

asks('places, volumes and pulleys', [
  ['A 50 A range receptacle wired with 6 AWG in a two-gang box: volume allowance for the receptacle?', '20 in³'],
  ['¿Qué volumen ocupa un apagador conectado a calibre 12 en una caja?', '4.5 in³'],
  // 120 × 2 × 1 ÷ 27; π/4 × 2² × 6 ÷ 27
  ['Trench 120 ft long, 24 in. deep and 12 in. wide: how many cubic yards of dirt?', '8.89 yd³'],
  ['Concrete base 24 in. in diameter and 6 ft deep, how many cubic yards?', '0.7 yd³'],
  ['Zanja de 30 m de largo, 0.6 m de ancho y 0.8 m de fondo: ¿cuántos metros cúbicos de tierra?', '14.4 m³'],
  ['Zanja para tubo PVC de 4 pulgadas bajo estacionamiento, ¿qué profundidad total?', '28.5 in.'],
  ['2 in. PVC (outside diameter 2-3/8 in.) under a field at 480 V: how deep must the trench be?', '20.375 in.'],
  ['Square feet of working space for a 480Y/277 switchboard 6 ft wide facing a concrete wall', '21 ft²'],
  ['¿Cuántos contactos dobles de 180 VA caben en un circuito de 20 A a 120 V en una oficina?', '13'],
  ['A 1725 rpm motor with a 3 in. pulley drives a fan with a 9 in. pulley. Fan speed?', '575 rpm'],
  ['Motor a 1,150 rpm, el ventilador trae polea de 8 pulg y el motor polea de 5 pulg: ¿rpm del ventilador?', '718.75 rpm'],
  ['A fan must turn 600 rpm from a 1,800 rpm motor with a 4 in. sheave. What size pulley on the fan?', '12 in.'],
]);

asks('figures without units, several of a kind, verdicts', [
  // 5500 × (208 ÷ 240)²
  ['un elemento de 5500 W hecho para 240 conectado a 208, ¿cuántos watts da?', '4,131'],
  ['three phase 480, 85 amps, pf .88 - how many kw is that', '62.19 kW'],
  ['Two 6 ohm and one 12 ohm resistors in parallel, 24 V battery: current in the 12 ohm one?', '12 Ω: 24 V, 2 A'],
  ['en serie tengo 4, 6 y 10 ohms y pasan 3 amperes, ¿voltaje de la fuente?', '60 V'],
  // 30 × 12,000 + 10 × 3,600 at 41%
  ['40 lot rv park, 30 with 50 amp and 10 with 30: total demand VA', '162,360 VA'],
  // 43% of 96 kVA
  ['Eight-unit all electric building, 96 kVA connected total; 220.84', '41,280 VA'],
  // 150 + 0.75 × 100 + 0.65 × 80 + 0.5 × 30
  ['Farm load: barn 150 A, shop 100 A, silo 80 A, well house 20 A, machine shed 10 A. total?', '292 A'],
  // 1850 × 3 + 4500 = 10,050; 3000 + 0.35 × 7050
  ['house 1,850 sq ft standard general lighting with 2 small appliance and laundry after demand', '5,467.5 VA'],
  ['transformer 480:120 with 2000 primary turns; secondary turns', '500 turns'],
  // √(40² + 30² + 20² - 40·30 - 30·20 - 40·20)
  ['neutral amps with A=40 B=30 C=20 on wye', '17.3'],
  ['How many square inches of conductors may a 2 in. EMT nipple 18 in. long hold?', '60% of it is 2.0136 in²'],
  // 2 × 12.9 × 60 × 250 ÷ 4.8
  ['Circular mils for a 2% drop: 240 V single phase, 60 A, 250 ft copper, what size?', '80,625 cmil'],
  ['Straight pull 3-1/2 conduit 4/0 wire. box length?', '28 in.'],
]);

asks('waves, bare figures and what a circuit carries on', [
  // 277 × √2; 340 ÷ √2
  ['Peak voltage of a 277 V RMS circuit', '391.7 V peak'],
  ['What is the RMS value of a 340 V peak sine wave?', '240.4 V RMS'],
  ['R=6 XL=8, 120 V: current', '12 A'],
  // 0.8 × 20 × 120
  ['¿Cuántos watts continuos aguanta un circuito de 20 A a 120 V?', '1,920 W'],
  // 75 × 746 ÷ 0.92 × 4000 h × $0.09
  ['cost of 75 hp motor at 92% eff running 4000 h/yr at $0.09', '$21,893'],
  // average 473.3, farthest 480: 6.67 ÷ 473.3
  ['voltage unbalance 480 472 468', '1.41%'],
  ['¿Qué factor de demanda da 220.84 para 25 viviendas?', '35%'],
  ['100 A subpanel, motor 28 A and 10 A lights: is the feeder big enough?', '45 A'],
]);

test('most come out as worked out by hand', () => {
  const questions = worked.map(({ question }) => question);
  expectMisread(questions, (question, at) => worked[at]?.figures.every((figure) => told(question).includes(figure)) ?? false, MISREAD);
});
const MISREAD = 63;
