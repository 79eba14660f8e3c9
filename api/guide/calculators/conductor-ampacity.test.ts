import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ampacitySizes, TEMPERATURE_RATINGS } from '../tables/ampacity.ts';
import { METALS } from '../tables/conductors.ts';
import { InputError } from './calculator.ts';
import { conductorAmpacity, largestDevice, usableAmpacity } from './conductor-ampacity.ts';

const en = { edition: '2023', language: 'en' } as const;
const es = { edition: '2023', language: 'es' } as const;
const figure = (answer: ReturnType<typeof conductorAmpacity.calculate>, name: string) =>
  answer.figures.find((each) => each.name === name)?.value;

describe('conductor ampacity', () => {
  test('a look-up gives all three columns and the one to use', () => {
    const answer = conductorAmpacity.calculate({ size: '6' }, en);
    expect(answer.result).toBe(
      '**6 AWG copper** carries **55 A** at 60 °C, **65 A** at 75 °C and **75 A** at 90 °C: use **55 A**, or 65 A where the terminals are marked 75 °C.',
    );
    expect(conductorAmpacity.calculate({ size: '6' }, es).result).toContain('use **55 A**');
    expect(answer.tables[0]?.rows[answer.tables[0].highlight]).toEqual(['6 AWG', '55 A', '65 A', '75 A']);
    expect(answer.assumptions).toContain('Copper conductors.');
  });

  test('above 1 AWG the terminals are taken as 75 °C', () => {
    expect(conductorAmpacity.calculate({ size: '3/0' }, en).result).toContain('use **200 A** on 75 °C terminals');
    expect(conductorAmpacity.calculate({ size: '4/0', metal: 'al' }, en).result).toContain('use **180 A**');
  });

  test('corrected and adjusted figure and usable figure both stand in the result', () => {
    // 30 A × 0.87 (43 °C) × 0.80 (4 wires) = 20.88 A, 60 °C terminals 20 A
    const answer = conductorAmpacity.calculate({ size: '12', insulation: '90', ambientC: 43, conductors: 4 }, en);
    expect(answer.result).toContain('**20.88 A**');
    expect(answer.result).toContain('use **20 A**');
    expect(answer.steps).toContain('Corrected and adjusted ampacity I = 30 A × 0.87 × 0.80 = 20.88 A.');
    expect(figure(answer, 'correctedAmpacity')).toBe(20.88);
    expect(figure(answer, 'usableAmpacity')).toBe(20);
    const spanish = conductorAmpacity.calculate({ size: '12', insulation: '90', ambientC: 43, conductors: 4 }, es);
    expect(spanish.result).toContain('**20.88 A**');
    expect(spanish.steps.join(' ')).toContain('factor de corrección 0.87');
  });

  test('14 AWG copper at 60 °C is 15 A, not the 20 A of tables from before 2011', () => {
    expect(figure(conductorAmpacity.calculate({ size: '14' }, en), 'ampacity60')).toBe(15);
    expect(figure(conductorAmpacity.calculate({ size: '14', insulation: '75', terminals: '75' }, en), 'largestDevice')).toBe(15);
  });

  test('NM cable ends at 60 °C even on 75 °C terminals', () => {
    const answer = conductorAmpacity.calculate({ size: '8', method: 'nm', terminals: '75' }, en);
    expect(figure(answer, 'usableAmpacity')).toBe(40);
    expect(answer.result).toContain('NM cable ends at 60 °C');
    expect(answer.references.map((each) => each.section)).toContain('334.80');
    // 9 wires at 40 °C: 30 × 0.91 × 0.70 = 19.11 A, under the 20 A of the 60 °C column
    expect(figure(conductorAmpacity.calculate({ size: '12', method: 'nm', conductors: 9, ambientC: 40 }, en), 'usableAmpacity')).toBe(
      19.11,
    );
  });

  test('2 AWG at 140 °F: 92.3 A from the 90 °C column', () => {
    expect(figure(conductorAmpacity.calculate({ size: '2', insulation: '90', ambientC: 60 }, en), 'correctedAmpacity')).toBe(92.3);
  });

  test('close to a sunny roof 33 °C come on top', () => {
    // 8 AWG THWN at 90 °F (32.2 °C): 65.2 °C, 75 °C column 0.33, 50 × 0.33 = 16.5 A
    const answer = conductorAmpacity.calculate({ size: '8', insulation: '75', ambientC: 32.2, rooftop: 'yes' }, en);
    expect(figure(answer, 'correctedAmpacity')).toBe(16.5);
    expect(answer.steps[1]).toContain('3/4 in.');
    expect(answer.steps[1]).toContain('(not verified)');
    expect(
      conductorAmpacity.calculate({ size: '8', insulation: '75', rooftop: 'yes' }, { edition: '2017', language: 'en' }).steps[1],
    ).toContain('7/8 in.');
  });

  test('a nipple is not adjusted', () => {
    expect(figure(conductorAmpacity.calculate({ size: '12', conductors: 20, nipple: 'yes' }, en), 'adjustmentPercent')).toBe(100);
    expect(figure(conductorAmpacity.calculate({ size: '12', conductors: 20 }, en), 'adjustmentPercent')).toBe(50);
  });

  test('without insulation given, the cautious answer stands and the usual one is told', () => {
    const answer = conductorAmpacity.calculate({ size: '12', conductors: 9, terminals: '75' }, en);
    expect(figure(answer, 'usableAmpacity')).toBe(17.5);
    expect(answer.explanation).toContain('21 A');
  });

  test('too hot for the insulation, or no such conductor, is said', () => {
    expect(() => conductorAmpacity.calculate({ size: '12', insulation: '60', ambientC: 58 }, en)).toThrow(InputError);
    expect(() => conductorAmpacity.calculate({ size: '14', metal: 'al' }, en)).toThrow('starts at 12 AWG');
    expect(() => conductorAmpacity.calculate({}, en)).toThrow('Conductor size');
    expect(() => conductorAmpacity.calculate({ size: '12', ambientC: 200 }, es)).toThrow('Temperatura ambiente');
  });

  test('2017 calls the table by its old number; 2026 is marked', () => {
    expect(conductorAmpacity.calculate({ size: '6' }, { edition: '2017', language: 'en' }).steps[0]).toContain('Table 310.15(B)(16)');
    expect(conductorAmpacity.calculate({ size: '6' }, { edition: '2026', language: 'en' }).result).toContain('(not verified)');
    expect(conductorAmpacity.calculate({ size: '16' }, en).result).toContain('(not verified)');
  });
});

describe('largest device', () => {
  test.each([
    ['14', 'cu', 20, 15],
    ['12', 'cu', 25, 20],
    ['10', 'cu', 35, 30],
    ['10', 'al', 30, 25],
    ['6', 'cu', 55, 60],
    ['8', 'cu', 50, 50],
    ['500', 'cu', 380, 400],
    ['2000', 'cu', 665, 700],
  ] as const)('%s %s at %i A: %i A', (size, metal, ampacity, device) => {
    expect(largestDevice(ampacity, size, metal).ratingA).toBe(device);
  });

  test('above 800 A it is not rounded up', () => {
    expect(largestDevice(950, '1000', 'cu').ratingA).toBe(800);
    expect(largestDevice(800, '1000', 'cu').ratingA).toBe(800);
  });

  test('without rounding for several receptacles', () => {
    expect(largestDevice(55, '6', 'cu').withoutRoundingA).toBe(50);
  });
});

const sizeOf = (metal: 'cu' | 'al') => fc.constantFrom(...ampacitySizes(metal));
const conditions = fc.record({
  insulation: fc.constantFrom(...TEMPERATURE_RATINGS),
  terminals: fc.constantFrom(60 as const, 75 as const),
  ambientC: fc.integer({ min: -20, max: 55 }),
  conductors: fc.integer({ min: 1, max: 60 }),
  cable60: fc.boolean(),
});

test('usable ampacity never falls with size, and never rises with heat or company', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...METALS).chain((metal) => fc.tuple(fc.constant(metal), sizeOf(metal), sizeOf(metal))),
      conditions,
      ([metal, a, b], given) => {
        const sizes = ampacitySizes(metal);
        const [small, large] = sizes.indexOf(a) <= sizes.indexOf(b) ? [a, b] : [b, a];
        const here = usableAmpacity(small, metal, given)?.usableA ?? Number.NaN;
        expect(usableAmpacity(large, metal, given)?.usableA ?? 0).toBeGreaterThanOrEqual(here);
        expect(usableAmpacity(small, metal, { ...given, ambientC: given.ambientC + 5 })?.usableA ?? 0).toBeLessThanOrEqual(here);
        expect(usableAmpacity(small, metal, { ...given, conductors: given.conductors + 3 })?.usableA ?? 0).toBeLessThanOrEqual(here);
        expect(usableAmpacity(small, metal, { ...given, cable60: true })?.usableA ?? 0).toBeLessThanOrEqual(here);
      },
    ),
  );
});

test('every answer is whole in both languages', () => {
  fc.assert(
    fc.property(sizeOf('cu'), conditions, (size, given) => {
      for (const language of ['en', 'es'] as const) {
        const answer = conductorAmpacity.calculate(
          { size, insulation: '90', terminals: String(given.terminals), ambientC: given.ambientC, conductors: given.conductors },
          { edition: '2023', language },
        );
        expect(`${answer.result} ${answer.steps.join(' ')}`).not.toMatch(/undefined|NaN|null/);
      }
    }),
  );
});
