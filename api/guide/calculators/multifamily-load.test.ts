import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { InputError } from './calculator.ts';
import { multifamilyLoad, multifamilyPercent } from './multifamily-load.ts';

const en = { edition: '2023', language: 'en' } as const;

describe('multifamily load', () => {
  test.each([
    [3, 45],
    [5, 45],
    [8, 43],
    [10, 43],
    [20, 38],
    [40, 28],
    [61, 24],
    [200, 23],
  ])('%d units: %d%%', (units, percent) => {
    expect(multifamilyPercent(units)).toBe(percent);
  });

  test('10 units of 30 kVA with a 12 kVA house load', () => {
    const answer = multifamilyLoad.calculate({ units: 10, connectedVaPerUnit: 30000, houseVa: 12000 }, en);
    // 300,000 × 43% = 129,000 + 12,000 = 141,000 VA; / 240 V = 587.5 A
    expect(answer.figures.map((figure) => figure.value)).toEqual([43, 141000, 587.5]);
    expect(answer.result).not.toContain('verified');
  });

  test('the load of all units together', () => {
    // 200,000 × 43%
    const { figures } = multifamilyLoad.calculate({ units: 10, connectedVa: 200_000 }, en);
    expect(figures.find(({ name }) => name === 'totalLoad')?.value).toBe(86_000);
  });

  test('a unit put together from its parts', () => {
    const answer = multifamilyLoad.calculate(
      { units: 12, areaFt2: 900, rangesKw: '12', appliancesVa: '4500', heatVa: 9000, coolVa: 5000 },
      en,
    );
    // 2,700 + 4,500 + 4,500 + 12,000 + 9,000 = 32,700; × 12 × 41%
    expect(answer.figures[1]?.value).toBeCloseTo(160884, 6);
  });

  test('two units are refused', () => {
    expect(() => multifamilyLoad.calculate({ units: 2, connectedVaPerUnit: 30000 }, en)).toThrow(InputError);
  });
});

test('the factor never rises with the number of units, and falls by at most one percent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 3, max: 300 }), (units) => {
      const here = multifamilyPercent(units) ?? 0;
      const next = multifamilyPercent(units + 1) ?? 0;
      expect(next).toBeLessThanOrEqual(here);
      expect(next).toBeGreaterThanOrEqual(here - 1);
    }),
  );
});
