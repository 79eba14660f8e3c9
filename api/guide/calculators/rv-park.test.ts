import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { InputError } from './calculator.ts';
import { rvPark, rvParkPercent } from './rv-park.ts';

const at = (edition: '2017' | '2020' | '2023') => ({ edition, language: 'en' }) as const;

describe('RV park', () => {
  test('28 sites of 50 A: 588 A at 42%', () => {
    const answer = rvPark.calculate({ sites50: 28 }, at('2020'));
    expect(answer.figures.map((figure) => figure.value)).toEqual([42, 141120, 588]);
    expect(answer.result).not.toContain('verified');
  });

  test('a mixed park of 42 sites', () => {
    // 3 × 12,000 + 30 × 3,600 + 9 × 2,400 = 165,600; 41%
    const answer = rvPark.calculate({ sites50: 3, sites30: 30, sites20: 9 }, at('2023'));
    expect(answer.figures[1]?.value).toBeCloseTo(67896, 6);
  });

  test('tent sites and small parks are marked', () => {
    expect(rvPark.calculate({ sites30: 20, tentSites: 2 }, at('2023')).result).toContain('(not verified)');
    expect(rvPark.calculate({ sites30: 5 }, at('2023')).result).toContain('(not verified)');
  });

  test('no sites is asked for', () => {
    expect(() => rvPark.calculate({}, at('2023'))).toThrow(InputError);
  });
});

test('the factor never rises with the number of sites', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200 }), (count) => {
      expect(rvParkPercent(count + 1)).toBeLessThanOrEqual(rvParkPercent(count) ?? 0);
    }),
  );
});
