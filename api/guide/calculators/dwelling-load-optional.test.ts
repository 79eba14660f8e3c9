import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dwellingLoadOptional, largestClimate, optionalGeneralVa } from './dwelling-load-optional.ts';

const figure = (values: Parameters<typeof dwellingLoadOptional.calculate>[0], name: string, edition: '2017' | '2023' | '2026' = '2023') =>
  dwellingLoadOptional.calculate(values, { edition, language: 'en' }).figures.find((each) => each.name === name)?.value;

describe('optional dwelling calculation', () => {
  const house = { areaFt2: 2000, appliancesVa: '4500, 1200, 900, 1000', rangesKw: '12', dryersW: '5500', heatVa: 10000, coolVa: 5000 };

  test('a 2,000 sq ft house', () => {
    // 6,000 + 4,500 + 7,600 + 12,000 + 5,500 = 35,600; 10,000 + 40% × 25,600 = 20,240; heating 65% = 6,500
    expect(figure(house, 'generalLoad')).toBe(35600);
    expect(figure(house, 'totalLoad')).toBeCloseTo(26740, 9);
    expect(figure(house, 'loadCurrent')).toBeCloseTo(111.4, 1);
    expect(figure(house, 'serviceRating')).toBe(125);
    expect(dwellingLoadOptional.calculate(house, { edition: '2023', language: 'en' }).result).not.toContain('verified');
  });

  test('2026: 2 VA per sq ft and 8 kVA first, marked', () => {
    // 33,600: 8,000 + 40% × 25,600 = 18,240, + 6,500
    expect(figure(house, 'totalLoad', '2026')).toBeCloseTo(24740, 9);
    expect(dwellingLoadOptional.calculate(house, { edition: '2026', language: 'es' }).result).toContain('(sin verificar)');
  });

  test('heating and cooling selections', () => {
    expect(largestClimate(5000, 10000, 1, 0, 0)).toEqual({ name: 'space-heating', va: 6500 });
    expect(largestClimate(5000, 10000, 4, 0, 0)).toEqual({ name: 'cooling', va: 5000 });
    expect(largestClimate(0, 0, 1, 4000, 10000)).toEqual({ name: 'heat-pump-with-supplement', va: 10500 });
    expect(largestClimate(3000, 0, 1, 4000, 0)).toEqual({ name: 'heat-pump', va: 4000 });
  });
});

test('the general demand grows with the load and never exceeds it', () => {
  fc.assert(
    fc.property(fc.nat(100000), fc.nat(20000), fc.constantFrom('2017', '2020', '2023', '2026'), (va, more, edition) => {
      expect(optionalGeneralVa(va, edition)).toBeLessThanOrEqual(va);
      expect(optionalGeneralVa(va + more, edition)).toBeGreaterThanOrEqual(optionalGeneralVa(va, edition));
    }),
  );
});

test('30 kVA already added up and 8 kVA of cooling: 26 kVA', () => {
  const { result } = dwellingLoadOptional.calculate({ generalVa: 30_000, coolVa: 8000 }, { edition: '2023', language: 'en' });
  expect(result).toContain('**26,000 VA**');
});
