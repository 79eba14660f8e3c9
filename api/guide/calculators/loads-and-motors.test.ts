// What must hold for every answer of the motor, load, transformer and trade calculators, in both languages and all editions.
import { describe, expect, test } from 'vitest';
import { EDITIONS, type LANGUAGES } from '../../contract/values.ts';
import { createGuide } from '../answer.ts';
import { packFor } from '../pack/pack.ts';
import { InputError, type Values } from './calculator.ts';
import { findCalculator } from './registry.ts';

const guide = createGuide(packFor('en'), packFor('es'));

const SAMPLES: readonly (readonly [id: string, values: Values])[] = [
  ['motor-current', { hp: 10, volts: 460, phases: '3' }],
  ['motor-current', { hp: 300, volts: 460 }],
  ['motor-current', { hp: 5, volts: 240, phases: 'dc' }],
  ['motor-circuit', { hp: 25, volts: 460, nameplateAmperes: 32, serviceFactor: 1.15 }],
  ['motor-circuit', { hp: 3, volts: 230, phases: '1', device: 'time-delay-fuse', metal: 'al', terminals: '75' }],
  ['motor-circuit', { hp: 500, volts: 460, device: 'instantaneous', motorType: 'design-b' }],
  ['motor-feeder', { motors: '25, 10, 2x5', volts: 460, otherAmperes: 20 }],
  ['air-conditioning', { minimumCircuitAmpacity: 28.4, maximumOvercurrent: 45 }],
  ['air-conditioning', { minimumCircuitAmpacity: 28.4 }],
  ['air-conditioning', { ratedLoadAmperes: 18 }],
  ['transformer', { kva: 75, primaryVolts: 480, secondaryVolts: 208, phases: '3' }],
  ['transformer', { kva: 0.5, primaryVolts: 480, secondaryVolts: 120, phases: '1' }],
  ['transformer', { loadAmperes: 100, primaryVolts: 480, secondaryVolts: 240, phases: '1' }],
  ['transformer-fault-current', { kva: 75, secondaryVolts: 208, impedancePercent: 2, phases: '3' }],
  ['welder', { primaryAmperes: '50, 40, 30', dutyPercent: 45 }],
  ['welder', { primaryAmperes: '50', dutyPercent: 2, welder: 'resistance' }],
  [
    'dwelling-load-standard',
    {
      areaFt2: 2000,
      appliancesVa: '4500, 1200, 900, 1000',
      rangesKw: '12',
      dryersW: '5500',
      heatVa: 10000,
      coolVa: 5000,
      evVa: 9600,
      otherVa: 500,
    },
  ],
  ['dwelling-load-standard', { areaFt2: 9000, heatVa: 90000 }],
  ['dwelling-load-optional', { areaFt2: 2000, rangesKw: '12', dryersW: '5500', heatPumpVa: 5000, supplementaryHeatVa: 9600, evVa: 9600 }],
  ['general-lighting-load', { areaFt2: 5000, occupancy: 'office' }],
  ['general-lighting-load', { areaFt2: 2500, occupancy: 'dwelling' }],
  ['range-demand', { rangesKw: '14, 3x12, 8, 3' }],
  ['demand-factor', { table: 'dryers', loads: '12x5500' }],
  ['demand-factor', { table: 'appliances', loads: '4x4500' }],
  ['multifamily-load', { units: 12, areaFt2: 900, rangesKw: '12', houseVa: 20000, phases: '3', volts: 208 }],
  ['multifamily-load', { units: 62, connectedVaPerUnit: 30000 }],
  ['demand-factor', { table: 'multioutlet', loads: '3x180' }],
  ['existing-load', { peakKw: 12, newLoadVa: 9600, serviceAmperes: 100 }],
  ['existing-load', { peakAmperes: 120, volts: 208, phases: '3' }],
  ['demand-factor', { table: 'rv', loads: '28x12000, 3x3600, 2x2400, 600' }],
  ['demand-factor', { table: 'marina', loads: '12x12000' }],
  ['demand-factor', { table: 'elevators', loads: '5x40', unit: 'A' }],
  ['demand-factor', { table: 'hotel', loads: '120000', volts: 208, phases: '3' }],
  ['demand-factor', { table: 'farm', loads: '120, 80, 60, 40', unit: 'A', added: 90 }],
  ['receptacle-layout', { lengthsFt: '20, 12, 5' }],
  ['receptacle-layout', { place: 'counter', lengthsFt: '9, 3' }],
  ['receptacle-layout', { place: 'hallway', lengthsFt: '12' }],
  ['receptacle-layout', { place: 'garage', bays: 2 }],
  ['receptacle-layout', { place: 'island', islandFt2: 20 }],
  ['ev-supply', { chargerAmperes: 48 }],
  ['pv-current', { shortCircuitAmperes: 9.5, parallelStrings: 2, inverterAmperes: 32 }],
  ['busbar-120-percent', { busAmperes: 200, mainAmperes: 200, inverterAmperes: 33 }],
  ['busbar-120-percent', { busAmperes: 100, mainAmperes: 125 }],
  ['generator-size', { runningW: '700, 1500, 4500', largestMotorW: 1500 }],
  ['battery', { loadW: 100, hours: 5 }],
  ['conduit-bend', { heightIn: 4, distanceIn: 30 }],
  ['conduit-bend', { bend: 'saddle-3', heightIn: 3, distanceIn: 40 }],
  ['conduit-bend', { bend: 'saddle-4', heightIn: 3, widthIn: 6 }],
  ['conduit-bend', { bend: 'stub-up', heightIn: 12, tradeSize: '3/4' }],
  ['trade-math', { operation: 'scale', value: '3-1/2', second: '1/4' }],
  ['trade-math', { operation: 'mm2-to-awg', value: '6' }],
  ['frequency-period', { hertz: 60, degrees: 90 }],
  ['motor-speed', { ratedRpm: 1750 }],
  ['conductor-resistance', { size: '6', lengthFt: 500, roundTrip: 'yes', conductorC: 60 }],
  ['energy-cost', { watts: 1500, hoursPerDay: 8, pricePerKwh: 0.15 }],
  ['lighting-lumens', { areaFt2: 1000, footcandles: 50, lumensEach: 4000, wattsEach: 40 }],
  ['branch-circuit-count', { areaFt2: 2000 }],
  ['branch-circuit-count', { areaFt2: 5000, occupancy: 'office', circuitAmperes: '20' }],
  ['neutral-current', { lineAAmperes: 40, lineBAmperes: 30, lineCAmperes: 20 }],
];

const run = (id: string, values: Values, edition: (typeof EDITIONS)[number], language: (typeof LANGUAGES)[number]) => {
  const calculator = findCalculator(id);
  if (calculator === undefined) throw new Error(`${id} is not registered`);
  return calculator.calculate(values, { edition, language });
};

describe.each(SAMPLES)('%s %j', (id, values) => {
  test.each(EDITIONS)('%s: both languages say the same, in whole words and figures', (edition) => {
    const [en, es] = [run(id, values, edition, 'en'), run(id, values, edition, 'es')];
    for (const answer of [en, es]) {
      const texts = [answer.result, answer.explanation, ...answer.steps, ...answer.assumptions, ...answer.cautions];
      for (const text of texts) {
        expect(text).not.toMatch(/NaN|undefined|Infinity|\[object|\$\{/);
        expect(text).not.toMatch(/\.\.$|\s\.| {2}/);
        expect((text.match(/\*\*/g) ?? []).length % 2).toBe(0);
      }
      expect(answer.result).toMatch(/\*\*.+\*\*/);
      expect(answer.result.endsWith('.')).toBe(true);
      for (const table of answer.tables) {
        expect(table.rows[table.highlight]).toBeDefined();
        for (const row of table.rows) expect(row).toHaveLength(table.columns.length);
      }
      for (const figure of answer.figures) {
        if (typeof figure.value === 'number') expect(Number.isFinite(figure.value)).toBe(true);
      }
      const names = answer.figures.map((figure) => figure.name);
      expect(new Set(names).size).toBe(names.length);
    }
    expect(es.figures).toEqual(en.figures);
    expect(es.steps).toHaveLength(en.steps.length);
    expect(es.assumptions).toHaveLength(en.assumptions.length);
    expect(es.cautions).toHaveLength(en.cautions.length);
    expect(es.references).toEqual(en.references);
  });

  test('a result on anything not verified says so', () => {
    for (const edition of EDITIONS) {
      const answer = run(id, values, edition, 'en');
      const shown = answer.figures.filter(
        (figure) => figure.grade !== 'V2' && typeof figure.value === 'number' && answer.result.includes(`**${figure.value}`),
      );
      if (shown.length > 0) expect(answer.result).toContain('(not verified)');
    }
  });
});

test.each([...new Set(SAMPLES.map(([id]) => id))])('%s asks for one of its own inputs when it is given nothing', (id) => {
  const calculator = findCalculator(id);
  try {
    calculator?.calculate({}, { edition: '2023', language: 'es' });
    expect.unreachable();
  } catch (error) {
    expect(error).toBeInstanceOf(InputError);
    expect(calculator?.inputs.map((input) => input.name)).toContain((error as InputError).input);
    expect((error as InputError).message.length).toBeGreaterThan(10);
  }
});

test.each([
  // 16 A / 1.1 A = 14.5; 16 A / 0.6 A = 26.7
  ['cada luminaria jala 1.1 amps a 277, encendidas todo el dia, cuantas a un breaker de 20', '**14**'],
  ['0.6 A each, how many troffers on a 20 A 277 V circuit', '**26**'],
])('a load told in amperes is one of those that are counted: %s', (text, count) => {
  expect(guide.answer({ text }).answer.result).toContain(count);
});

// 422.13: a storage water heater counts at 125 %, 5,500 W / 240 V × 1.25 = 28.6 A.
test.each([
  ['5500 W water heater on a 30 A breaker ok?', '**Yes.** 5,500 W / 240 V = 22.92 A'],
  ['¿puedo poner un calentador de agua de 5500 W en un breaker de 30 A?', '**Sí.** 5,500 W / 240 V = 22.92 A'],
  ['4500 W water heater on a 20 A breaker?', '**No.** 4,500 W / 240 V = 18.75 A'],
  ['can I put a 5000 W heater on a 30 amp circuit', '240 V'],
])('an appliance too large for 120 V has 240 V: %s', (text, said) => {
  expect(guide.answer({ text }).answer.result).toContain(said);
});

test.each([
  ['tankless 27 kW 200 A service enough?'],
  ['calentador de paso de 27 kW, servicio de 200 A, alcanza?'],
  ['15 kW furnace on a 100 A panel ok?'],
])('one load alone says no yes of a service: %s', (text) => {
  const { result } = guide.answer({ text }).answer;
  expect(result.startsWith('**Yes') || result.startsWith('**Sí')).toBe(false);
});
