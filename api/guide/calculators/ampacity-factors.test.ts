import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ampacityFactors } from './ampacity-factors.ts';
import { InputError } from './calculator.ts';

const EN = { edition: '2023', language: 'en' } as const;
const figure = (values: Record<string, number | string>, name: string) =>
  ampacityFactors.calculate(values, EN).figures.find((each) => each.name === name)?.value;

describe('ampacity factors', () => {
  test('60 °C conductors at 102 °F (38.9 °C): 0.82', () => {
    expect(figure({ ambientC: 38.89, insulation: '60' }, 'correctionFactor60')).toBe(0.82);
  });

  test('six current-carrying conductors: 80 %', () => {
    expect(figure({ conductors: 6 }, 'adjustmentPercent')).toBe(80);
  });

  test('without a column all three are given', () => {
    expect(ampacityFactors.calculate({ ambientC: 43 }, EN).result).toBe(
      'Correction for 43 °C (109 °F): **0.71** at 60 °C, **0.82** at 75 °C, **0.87** at 90 °C.',
    );
  });

  test('hot places forbid 60 °C insulation', () => {
    expect(ampacityFactors.calculate({ ambientC: 58, insulation: '60' }, EN).result).toContain('not allowed');
  });

  test('asks where nothing is given', () => {
    expect(() => ampacityFactors.calculate({}, EN)).toThrow(InputError);
  });

  test('more heat or more conductors never give more', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -20, max: 50 }),
        fc.integer({ min: 0, max: 30 }),
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 0, max: 60 }),
        (ambient, hotter, count, more) => {
          const factor = (each: number) => Number(figure({ ambientC: each, insulation: '90' }, 'correctionFactor90'));
          const percent = (each: number) => Number(figure({ conductors: each }, 'adjustmentPercent'));
          return factor(ambient + hotter) <= factor(ambient) && percent(count + more) <= percent(count);
        },
      ),
    );
  });
});
