import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { InputError } from './calculator.ts';
import { seriesParallel, totalResistance } from './series-parallel.ts';

const en = { edition: '2023', language: 'en' } as const;
const figure = (answer: ReturnType<typeof seriesParallel.calculate>, name: string) =>
  answer.figures.find((each) => each.name === name)?.value;

describe('series and parallel', () => {
  test('10, 20, 30 Ω', () => {
    const series = seriesParallel.calculate({ resistances: '10, 20, 30', arrangement: 'series', volts: 120 }, en);
    expect(series.result).toBe('10, 20, 30 Ω in series make **60 Ω**, taking **2 A** at 120 V.');
    expect(series.explanation).toContain('- 30 Ω: 60 V, 2 A, 120 W');
    const parallel = seriesParallel.calculate({ resistances: '10, 20, 30', arrangement: 'parallel', volts: 120 }, en);
    expect(figure(parallel, 'totalResistance')).toBeCloseTo(5.4545, 4);
    expect(figure(parallel, 'current')).toBeCloseTo(22, 9);
    expect(parallel.steps[0]).toContain('1/10 + 1/20 + 1/30');
    expect(seriesParallel.calculate({ resistances: '4, 4', arrangement: 'parallel' }, { ...en, language: 'es' }).result).toBe(
      '4, 4 Ω en paralelo dan **2 Ω**.',
    );
  });

  test('asks and refuses', () => {
    expect(() => seriesParallel.calculate({ resistances: '10, 20' }, en)).toThrow('Arrangement');
    expect(() => seriesParallel.calculate({ resistances: 'ten', arrangement: 'series' }, en)).toThrow(InputError);
    expect(() => seriesParallel.calculate({ arrangement: 'series' }, en)).toThrow('Resistances');
  });
});

test('parallel is below the smallest, series above the largest', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0.1, max: 1e5, noNaN: true }), { minLength: 2, maxLength: 10 }), (ohms) => {
      expect(totalResistance(ohms, 'parallel')).toBeLessThan(Math.min(...ohms));
      expect(totalResistance(ohms, 'series')).toBeGreaterThan(Math.max(...ohms));
    }),
  );
});

test('groups: two of 8 Ω in parallel, in series with 6 Ω, make 10 Ω', () => {
  const ctx = { edition: '2023', language: 'en' } as const;
  expect(seriesParallel.calculate({ resistances: '8, 8; 6', arrangement: 'series' }, ctx).result).toContain('**10 Ω**');
  expect(seriesParallel.calculate({ resistances: '4, 6; 10', arrangement: 'parallel' }, ctx).result).toContain('**5 Ω**');
});
