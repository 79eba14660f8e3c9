// Load, supply and theory questions in crews' and exam books' wordings, with the figure worked out by hand.
import { expect, test } from 'vitest';
import { readQuestion } from '../../reading/read-question.ts';
import { calculationFor, expectMisread, wantedIntent } from './filled.test-support.ts';

function figureOf(text: string, name: string): number | string | undefined {
  const reading = readQuestion(text, undefined, () => false);
  const intent = wantedIntent(reading);
  if (intent === undefined) return undefined;
  const found = calculationFor(intent, reading)?.figures.find((figure) => figure.name === name)?.value;
  return typeof found === 'number' ? Number(found.toFixed(2)) : found;
}

const WORKED: readonly (readonly [kind: string, readonly (readonly [question: string, figure: string, value: number])[]])[] = [
  [
    'unbalance, torque and other shop sums',
    [
      ['Desbalance de voltaje: 236, 240 y 229 V', 'result', 2.55],
      ['480 v motor pulls 41, 44 and 38 amps per leg, percent imbalance?', 'result', 7.32],
      ['Par de un motor de 25 hp a 1180 rpm', 'result', 111.27],
      ['Tres resistencias de 10, 20 y 30 en paralelo a 120 V', 'totalResistance', 5.45],
      ['Cuánto gasta un foco de 60 W 5 horas diarias al mes a 0.15 el kWh', 'cost', 1.35],
    ],
  ],
  [
    'ratings and counts without their unit',
    [
      ['Bus 125 main 100, regla del 120, cuántos amps de solar', 'largestInverterCurrent', 40],
      ['Tengo barra de 225 A y principal de 200 A, ¿qué inversor cabe con el 120%?', 'largestInverterCurrent', 56],
      ['Cuatro wallbox de 32 amps en un alimentador, ¿ampacidad mínima y breaker?', 'smallestDevice', 175],
      ['Caja de paso en ángulo con tubos de 3, 2 y 2 en una pared, distancia a la pared opuesta', 'distanceToOppositeWall', 22],
      ['Zoclos eléctricos de 200 W por pie a 208 V en circuito de 20 A, ¿cuántos pies?', 'loads', 16],
      ['Baseboard at 250 W per foot, 120 V, 15 A breaker, how many feet max', 'loads', 5],
      ['Transformador de 3 kVA 240 a 120 V, solo primario, protección', 'primaryCurrent', 12.5],
    ],
  ],
  [
    'house loads and strips beside a heat pump',
    [
      ['30 departamentos, 15 kVA conectados por unidad, opcional 220.84, más 20 kVA de servicios comunes', 'totalLoad', 168_500],
      ['Casa 220.82 con 30 kVA generales, bomba de calor 4 kVA y resistencias 9.6 kW que no prenden juntas', 'totalLoad', 24_240],
      ['220.82 house, 30 kVA general loads, 4 kVA heat pump with 10 kW strips, total?', 'totalLoad', 28_500],
    ],
  ],
  [
    'commercial kitchens',
    [
      ['Restaurant: two 10 kW ovens, three 5 kW fryers, one 12 kW dishwasher. Feeder demand for the kitchen?', 'demandLoad', 30_550],
      ['cafeteria kitchen with a 20 kW oven, 18 kW fryer and a 3 kW warmer, what demand', 'demandLoad', 38_000],
      ['cocina de restaurante con siete equipos que suman 84 kW, ¿carga de demanda?', 'demandLoad', 54_600],
    ],
  ],
  [
    'demand factors in a small table',
    [
      ['Cafe kitchen equipment: seven units, 70 kW connected, none over 12 kW. Feeder demand?', 'demandLoad', 45_500],
      // 65% of 60 kW is 39; the two largest are 45
      ['Restaurant, six pieces of kitchen equipment total 60 kW, the largest are 25 kW and 20 kW: demand?', 'demandLoad', 45_000],
      ['A store has 25,000 VA of receptacles at 180 VA each, load after the demand factor?', 'demandLoad', 17_500],
      ['carga de contactos de 18 kVA en una oficina, ¿con factor de demanda?', 'demandLoad', 14_000],
      ['Marina with ten 30 A 120 V and six 50 A 240 V shore power receptacles, feeder demand', 'demandLoad', 75_600],
      ['muelle con 20 contactos de 50 A 240 V, carga de demanda', 'demandLoad', 168_000],
      ['six elevators of 30 A each on one feeder, load with the demand factor', 'demandLoad', 142.2],
      ['tres elevadores, 62 A cada uno, factor de demanda del alimentador', 'demandLoad', 167.4],
      ['two cranes at 80 A each on the same runway conductors, demand load?', 'demandLoad', 152],
      ['hotel general lighting 90 kVA, feeder load after demand factors', 'demandLoad', 47_000],
      ['Farm: buildings of 90, 70 and 50 A, not counting the house. Total?', 'demandLoad', 175],
      ['Farm loads other than the dwelling come to 140, 100, 60 and 20 A. Total?', 'demandLoad', 264],
      ['Farm loads of 50 and 30 kVA besides the farmhouse at 18 kVA. Total?', 'demandLoad', 90_500],
      ['What percent demand applies to 35 shore power receptacles?', 'demandPercent', 60],
      ['factor de demanda para 6 equipos de cocina comercial', 'demandPercent', 65],
      ['A crane with a 44 A hoist motor, a 20 A trolley and a 12 A bridge motor: conductor ampacity?', 'demandLoad', 54],
      ['cafe kitchen equipment: five pieces rated 9, 7, 6, 5 and 3 kW, feeder demand', 'demandLoad', 21_000],
      ['granja con cargas de 100 A, 60 A y 40 A y casa de 110 A, ¿total?', 'demandLoad', 281],
    ],
  ],
  [
    'parks',
    [
      ['whats the calc load of a mobile home park with 30 lots', 'demandLoad', 115_200],
      ['parque de trailas de 8 lotes, cada casa da 18,000 VA, cuántos amperes de acometida a 240', 'demandCurrent', 168],
      ['RV park, 20 sites with 50 amp, 10 sites with 30 amp: load on the feeder?', 'demandLoad', 115_920],
      ['RV park: 8 sites of 30/20 A, 4 of 20 A only and 3 tent sites, demand VA?', 'demandLoad', 19_296],
      ['campground for RVs, 9 sites, each a 30/20 A pedestal: service amps at 120/240 V?', 'demandCurrent', 74.25],
    ],
  ],
  [
    'neutrals',
    [
      ['unbalanced neutral load is 420 A, 120/240 V feeder, what can the neutral be reduced to', 'neutralLoad', 354],
      ['neutral load of a feeder with 500 A unbalanced, 120 A of it nonlinear on 208Y/120', 'neutralLoad', 446],
      ['feeder neutral, 400 A unbalanced all linear, load after the 70% over 200 A?', 'neutralLoad', 340],
      ['la carga desbalanceada del neutro es 180 A, ¿a cuánto se puede reducir?', 'neutralLoad', 180],
      ['secadora 5 kW y estufa 14 kW, carga del neutro del servicio?', 'neutralCookingLoad', 9.66],
    ],
  ],
  [
    'ranges and dryers',
    [
      ['Ten ranges: four at 10 kW, three at 14 kW, three at 17 kW, demand on the service?', 'rangeDemand', 27.5],
      ['wall oven 5 kW and cooktop 7 kW on the same 50 amp circuit, what load do I use', 'rangeDemand', 8],
      ['demand for 12 household dryers at 5.5 kW each', 'demandLoad', 30_360],
    ],
  ],
  [
    'multifamily and existing',
    [
      ['16 apartments, connected load 20 kVA per unit, optional method, service kVA?', 'totalLoad', 124_800],
      ['Our highest demand this year was 90 A on a 200 A 240 V service: how many amps can I add by 220.87?', 'spareCurrent', 87.5],
      ['a year of records shows a 72 kVA peak, adding 24 kVA at 240 V: amps on the existing service?', 'totalLoadCurrent', 475],
      ['peak on the utility bill 14.2 kW, house panel 100 amp 240 V, room for a 32 A charger?', 'spareCurrent', -13.96],
      [
        'existing 1800 sq ft house, 2 small appliance circuits, 1 laundry, 10 kW range, 4.5 kW water heater, adding a 5 kW AC, 220.83',
        'calculatedLoad',
        19_560,
      ],
    ],
  ],
  [
    'by length',
    [
      ['department store, 45 linear feet of show window: load on the feeder?', 'load', 9000],
      ['multioutlet assembly 28 ft in an office, not used all at once, what VA', 'connectedLoad', 1080],
      ['regleta multicontacto de 20 pies donde se usa todo a la vez, ¿carga en VA?', 'connectedLoad', 3600],
    ],
  ],
  [
    'counts on a circuit',
    [
      ['how many 150 W high bays on a 20 A 277 V circuit', 'loads', 29],
      ['¿Cuántas luminarias de 0.5 A cada una caben en un breaker de 20 A a 120 V, prendidas todo el día?', 'loads', 32],
    ],
  ],
  [
    'vehicle chargers as a load',
    [
      ['12 EV chargers 7.7 kW each on a garage feeder, load calc', 'feederLoad', 92_400],
      ['¿Cuántos VA cuento en la acometida por un cargador de auto de 16 A a 240 V?', 'feederLoad', 7200],
    ],
  ],
  [
    'solar and batteries',
    [
      ['PV string of 10 modules Voc 49.2 V at -15C, temperature coefficient -0.28%/C, max voltage?', 'maximumVoltage', 547.1],
      ['14 modules, Voc 40 V, coldest -4 °F, NEC table: string voltage?', 'maximumVoltage', 660.8],
      ['how many 41.5 Voc panels can I put in series on a house if record low is 14F', 'modulesInSeries', 12],
      ['24 V battery bank feeding a 2000 W inverter 90 percent efficient, how many dc amps', 'batteryCurrent', 92.59],
      ['6 baterías de 6 V 225 Ah en serie, ¿cuántos kWh guardan?', 'energy', 8.1],
      ['how long will two 12 V 100 Ah batteries in parallel run 300 watts, lithium 90% usable, ignore losses', 'runtime', 7.2],
      ['11.4 kW inverter at 240 V, what breaker for its output', 'inverterBreaker', 60],
    ],
  ],
  [
    'transformers and capacitors',
    [
      ['75kva 3ph 480 primary amps', 'primaryCurrent', 90.21],
      ['trafo 45 kva 3f secundario 208 amps', 'secondaryCurrent', 124.91],
      ['transformer 240 V to 120 V single phase, secondary load 30 A: primary current?', 'primaryLoadCurrent', 15],
      ['60 kvar 480v 3 phase capacitor, ampacity of the wire', 'conductorAmpacity', 97.43],
      ['banco de capacitores monofásico de 10 kVAR a 240 V, ¿corriente?', 'capacitorCurrent', 41.67],
    ],
  ],
  [
    'heaters on another voltage',
    [
      ['a 240 V 5500 W water heater element on 208 V puts out how many watts', 'wattsAtOtherVolts', 4131.11],
      ['foco de 100 W hecho para 130 V conectado a 120 V, ¿cuántos watts?', 'wattsAtOtherVolts', 85.21],
    ],
  ],
  [
    'energy',
    [
      ['20 hp motor 91% efficient 12 hours a day 30 days at 11 cents a kWh, cost', 'cost', 649.27],
      ['cuánto me cuesta al mes un minisplit de 1200 W 8 horas diarias a 1.5 pesos el kWh', 'cost', 432],
    ],
  ],
  [
    'sums without units or with several of a kind',
    [
      ['watts of a 12 ohm heater at 240', 'watts', 4800],
      ['¿cuántos amperes jala un calentador de 9 kW trifásico a 208?', 'amps', 24.98],
      ['10 fluorescent fixtures with 2 lamps 40 W each, 120 V: amps?', 'amps', 6.67],
      ['0.75 to 0.95 power factor at 200 kW, how many kvar', 'capacitor', 110.65],
      ['10 amp load 24/7 at 120 V, kwh per month', 'energy', 864],
      ['phase currents 80, 60 and 40, neutral?', 'neutralCurrent', 34.64],
      ['208Y/120 wye with line-to-neutral loads of 45, 15 and 10 A, pf 1: load on the neutral?', 'neutralCurrent', 32.79],
      ['turns ratio of a 480 to 120 transformer', 'turnsRatio', 4],
    ],
  ],
  ['dwellings with figures in amperes', [['8 fastened in place appliances total 11 kVA in a dwelling, demand?', 'demandLoad', 8250]]],
  [
    'rooms and trenches',
    [
      ['trench depth for 3 inch sched 40 pvc under the driveway of a house', 'trenchDepth', 21.5],
      ['Two 480Y/277 V switchboards 30 in. deep face each other, live parts both sides: depth of the room back to back?', 'roomDepth', 108],
    ],
  ],
];

test('most come out as worked out by hand', () => {
  const worked = WORKED.flatMap(([, questions]) => questions);
  const isRight = (_: string, at: number): boolean => {
    const [question, figure, value] = worked[at] ?? ['', '', 0];
    const found = figureOf(question, figure);
    return typeof found === 'number' && Math.abs(found - value) < 0.05;
  };
  expectMisread(
    worked.map(([question]) => question),
    isRight,
    MISREAD,
  );
});
const MISREAD = 41;

test('a drop or a run is not answered with its power', () => {
  for (const question of [
    'bomba de 230 V y 12 A a 90 metros con cobre 10 AWG',
    'house panel 100 A, 240 V, peak 14 kW, is a 30 A load fine',
  ]) {
    expect(['power', 'ohms-law']).not.toContain(wantedIntent(readQuestion(question, undefined, () => false))?.calculator);
  }
});

test('where it may stand or who shares it is for the rules', () => {
  const isForRules = (text: string): boolean =>
    !['transformer', 'motor-circuit'].includes(wantedIntent(readQuestion(text, undefined, () => false))?.calculator ?? '');
  expectMisread(
    [
      '75 kVA dry transformer, 480 V: how far from combustible material?',
      'Transformador seco de 45 kVA de 480 V, ¿a qué distancia de la madera?',
      'Several 3/4 hp motors on one 120 V branch circuit: limit of each?',
    ],
    isForRules,
    2,
  );
});
