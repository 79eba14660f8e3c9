// What every calculator owes a form, a reader and the section index, whichever it is.
import { describe, expect, test } from 'vitest';
import { EDITIONS, LANGUAGES } from '../../contract/values.ts';
import { sectionExists } from '../knowledge/sections.ts';
import { type Calculation, InputError, type Values } from './calculator.ts';
import { CALCULATORS, calculators, findCalculator } from './registry.ts';

/** Values that make each of these calculators answer. */
const SAMPLES: Readonly<Record<string, readonly Values[]>> = {
  'ohms-law': [{ volts: 120, watts: 1500 }],
  power: [
    { kw: 10, volts: 240 },
    { kva: 45, volts: 208, phases: '3' },
    { volts: 240, amps: 20 },
    { hp: 10, volts: 460, phases: '3' },
  ],
  'power-factor': [{ kw: 100, powerFactor: 0.75, targetPowerFactor: 0.95, volts: 480 }],
  'series-parallel': [{ resistances: '10, 20, 30', arrangement: 'parallel', volts: 120 }],
  'conductor-ampacity': [
    { size: '6' },
    { size: '12', insulation: '90', ambientC: 43, conductors: 4 },
    { size: '2', metal: 'al', method: 'se', terminals: '75' },
    { size: '10', method: 'uf' },
    { size: '8', method: 'nm', conductors: 9 },
    { size: '4', rooftop: 'yes', insulation: '90' },
  ],
  'conductor-size': [
    { ratingA: 50, lengthFt: 60, metal: 'cu' },
    { ratingA: 30, lengthFt: 147.6, volts: 240 },
    { ratingA: 200, dwellingService: 'yes' },
    { continuousA: 40, loadA: 5, phases: '3', volts: 208, lengthFt: 300 },
    { ratingA: 1200, sets: 4, conductors: 4, insulation: '90' },
    { ratingA: 20, ambientC: 45, conductors: 8 },
  ],
  'voltage-drop': [
    { volts: 240, amps: 30, lengthFt: 147.6, size: '10' },
    { volts: 480, amps: 200, lengthFt: 300, phases: '3', dropMethod: 'ac' },
    { volts: 120, amps: 16, size: '12', dropMethod: 'dc' },
    { size: '4/0', dropMethod: 'ac' },
  ],
  'raceway-fill': [
    { conductors: '4:350:thhn;1:4:bare' },
    { conductors: ':12:thhn', tradeSize: '3/4' },
    { conductors: '3:12:thhn', raceway: 'ent' },
    { conductors: '2:0.6in' },
    { conductors: ':0.4in', tradeSize: '2' },
  ],
  'equipment-grounding-conductor': [{ deviceA: 60 }, { deviceA: 100, installedSize: '1/0', requiredSize: '3', sets: 2 }],
  'grounding-electrode-conductor': [{ serviceSize: '3/0' }, { serviceA: 400, electrode: 'rod' }],
  'bonding-jumper': [
    { serviceSize: '500', sets: 4 },
    { jumper: 'grounded', serviceSize: '3/0', sets: 2, perRaceway: 'yes' },
  ],
  'overcurrent-device': [{ continuousA: 16 }, { size: '10', loadA: 24 }, { ampacityA: 950 }],
  'feeder-taps': [{ feederDeviceA: 400, lengthFt: 20, tapDeviceA: 150 }],
  'bend-radius': [{ tradeSize: '1' }, { tradeSize: '5' }],
  'locked-rotor-current': [
    { codeLetter: 'F', hp: 20, volts: 460 },
    { hp: 5, volts: 230, phases: '1', lockedRotorAmperes: 160 },
  ],
  'wireway-fill': [
    { conductors: ':4/0:thhn', widthIn: 4 },
    { conductors: '12:500:thhn' },
    { conductors: '9:250:xhhw', widthIn: 4, heightIn: 6 },
  ],
  'box-fill': [{ conductors: '4:12;2:14', grounds: 6, devices: '1:12', clamps: 'yes', boxVolumeIn3: 18 }, { devices: '2:10' }],
  'ampacity-factors': [
    { ambientC: 39, conductors: 8 },
    { ambientC: 35, insulation: '90', rooftop: 'yes' },
  ],
  'pull-box': [
    { pull: 'straight', raceways: '3' },
    { pull: 'angle', raceways: '3, 2', otherRaceways: '3, 2' },
  ],
  'burial-depth': [{ method: 'rigid' }, { method: 'direct', location: 'under-building' }],
  'working-space': [{ voltsToGround: 277, ratingA: 1600, equipmentWidthIn: 90 }],
};

const everyText = (answer: Calculation): readonly string[] => [
  answer.result,
  answer.explanation,
  ...answer.steps,
  ...answer.assumptions,
  ...answer.cautions,
  ...answer.tables.flatMap((table) => [table.title, table.code, ...table.columns, ...table.rows.flat()]),
];

test('ids are kebab-case, unique and found', () => {
  expect(calculators.size).toBe(CALCULATORS.length);
  for (const each of CALCULATORS) {
    expect(each.id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(findCalculator(each.id)).toBe(each);
  }
  expect(findCalculator('perpetual-motion')).toBeUndefined();
});

describe.each(CALCULATORS.map((each) => [each.id, each] as const))('%s', (_, calculator) => {
  test('has both languages everywhere a form shows text', () => {
    const texts = [calculator.title, ...calculator.inputs.map((input) => input.label)];
    for (const input of calculator.inputs) if (input.kind === 'choice') texts.push(...input.options.map((option) => option.label));
    for (const text of texts) for (const language of LANGUAGES) expect(text[language].trim()).not.toBe('');
    expect(calculator.followUps.en.length).toBeGreaterThan(0);
    expect(calculator.followUps.es).toHaveLength(calculator.followUps.en.length);
  });

  test('has inputs with names of their own and fallbacks they accept', () => {
    const names = calculator.inputs.map((input) => input.name);
    expect(new Set(names).size).toBe(names.length);
    for (const input of calculator.inputs) {
      if (input.kind === 'number') {
        expect(input.min, input.name).toBeLessThan(input.max);
        if (input.fallback !== undefined) {
          expect(input.fallback, input.name).toBeGreaterThanOrEqual(input.min);
          expect(input.fallback, input.name).toBeLessThanOrEqual(input.max);
        }
      }
      if (input.kind === 'choice') {
        const values = input.options.map((option) => option.value);
        expect(new Set(values).size, input.name).toBe(values.length);
        if (input.fallback !== undefined) expect(values, input.name).toContain(input.fallback);
      }
    }
  });

  test('with nothing given, asks for one of its inputs in the reader’s language, or answers', () => {
    for (const language of LANGUAGES) {
      try {
        expect(calculator.calculate({}, { edition: '2023', language }).result).not.toBe('');
      } catch (error) {
        if (!(error instanceof InputError)) throw error;
        expect(calculator.inputs.map((input) => input.name)).toContain(error.input);
        expect(error.message).not.toBe('');
      }
    }
  });

  test('refuses a value out of range, naming it', () => {
    for (const input of calculator.inputs) {
      if (input.kind !== 'number') continue;
      const values = { ...SAMPLES[calculator.id]?.[0], [input.name]: input.max * 2 + 1 };
      if (SAMPLES[calculator.id] === undefined) continue;
      expect(() => calculator.calculate(values, { edition: '2023', language: 'en' }), input.name).toThrow(InputError);
    }
  });
});

describe.each(Object.entries(SAMPLES))('%s answers', (id, samples) => {
  const calculator = findCalculator(id);

  test('whole and marked, in every edition and language', () => {
    if (calculator === undefined) throw new Error(`${id} is not registered`);
    for (const edition of EDITIONS) {
      for (const language of LANGUAGES) {
        for (const values of samples) {
          const answer = calculator.calculate(values, { edition, language });
          for (const text of everyText(answer)) expect(text).not.toMatch(/undefined|NaN|\[object|Infinity/);
          expect(answer.result).toContain('**');
          expect(answer.result).not.toContain('\n');
          expect(answer.steps.length).toBeGreaterThan(0);
          for (const figure of answer.figures)
            if (typeof figure.value === 'number') expect(Number.isFinite(figure.value), figure.name).toBe(true);
          if (edition === '2026' && answer.figures.some((figure) => figure.grade !== 'V2')) {
            expect(answer.result).toContain(language === 'en' ? '(not verified)' : '(sin verificar)');
          }
          for (const table of answer.tables) expect(table.rows[table.highlight], table.title).toHaveLength(table.columns.length);
          for (const use of answer.references) expect(sectionExists(use.section, '2023'), use.section).toBe(true);
        }
      }
    }
  });

  test('the two languages hold the same figures', () => {
    for (const values of samples) {
      const [en, es] = LANGUAGES.map((language) => calculator?.calculate(values, { edition: '2023', language }));
      expect(es?.figures).toEqual(en?.figures);
      const numbers = (text: string | undefined) => (text?.match(/\d[\d,.]*\d|\d/g) ?? []).sort();
      expect(numbers(es?.result), es?.result).toEqual(numbers(en?.result));
      expect(es?.steps.map(numbers)).toEqual(en?.steps.map(numbers));
    }
  });
});
