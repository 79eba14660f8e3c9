import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { InputError } from './calculator.ts';
import { dwellingLoadStandard } from './dwelling-load-standard.ts';
import { dwellingService } from './dwelling-service.ts';

const en = { edition: '2023', language: 'en' } as const;
const figure = (values: Parameters<typeof dwellingLoadStandard.calculate>[0], name: string, edition: '2017' | '2023' | '2026' = '2023') =>
  dwellingLoadStandard.calculate(values, { edition, language: 'en' }).figures.find((each) => each.name === name)?.value;

describe('standard dwelling calculation', () => {
  const house = {
    areaFt2: 2000,
    appliancesVa: '4500, 1200, 900, 1000',
    rangesKw: '12',
    dryersW: '5500',
    heatVa: 10000,
    coolVa: 5000,
  };

  test('a 2,000 sq ft house', () => {
    // 6,000 + 4,500 = 10,500: 3,000 + 35% × 7,500 = 5,625; 7,600 × 75% = 5,700; range 8,000; dryer 5,500; heating 10,000
    expect(figure(house, 'lightingDemand')).toBeCloseTo(5625, 9);
    expect(figure(house, 'totalLoad')).toBeCloseTo(34825, 9);
    expect(figure(house, 'loadCurrent')).toBeCloseTo(145.1, 1);
    expect(figure(house, 'serviceRating')).toBe(150);
    expect(figure(house, 'copperConductor')).toBe('1 AWG');
    expect(figure(house, 'aluminumConductor')).toBe('2/0 AWG');
    expect(dwellingLoadStandard.calculate(house, en).result).not.toContain('verified');
  });

  test('cooling that governs brings its 25% along', () => {
    const cooled = { ...house, coolVa: 12000 };
    // 24,825 without climate, + 12,000 + 3,000
    expect(figure(cooled, 'totalLoad')).toBeCloseTo(39825, 9);
    expect(figure({ ...cooled, largestMotorVa: 1000 }, 'totalLoad')).toBeCloseTo(37075, 9);
  });

  test('2026 counts 2 VA per sq ft and is marked', () => {
    // 4,000 + 4,500: 3,000 + 35% × 5,500 = 4,925
    expect(figure({ areaFt2: 2000 }, 'lightingDemand', '2026')).toBeCloseTo(4925, 9);
    expect(dwellingLoadStandard.calculate(house, { edition: '2026', language: 'en' }).result).toContain('(not verified)');
  });

  test('a small house still gets 100 A', () => {
    expect(figure({ areaFt2: 600 }, 'serviceRating')).toBe(100);
    expect(figure({ areaFt2: 600 }, 'copperConductor')).toBe('4 AWG');
  });

  test('a vehicle charger counts at least 7,200 VA from 2023 on', () => {
    expect((figure({ areaFt2: 600, evVa: 5000 }, 'totalLoad') as number) - (figure({ areaFt2: 600 }, 'totalLoad') as number)).toBeCloseTo(
      7200,
      6,
    );
    expect(
      (figure({ areaFt2: 600, evVa: 5000 }, 'totalLoad', '2017') as number) - (figure({ areaFt2: 600 }, 'totalLoad', '2017') as number),
    ).toBeCloseTo(5000, 6);
  });

  test('the area is asked for', () => {
    expect(() => dwellingLoadStandard.calculate({ rangesKw: '12' }, en)).toThrow(InputError);
  });
});

test('a 200 A house is 2/0 copper, 4/0 aluminum, and over 400 A the 83% table ends', () => {
  expect(dwellingService(180)).toEqual({ ratingA: 200, copper: '2/0 AWG', aluminum: '4/0 AWG' });
  expect(dwellingService(420)).toEqual({ ratingA: 450, copper: undefined, aluminum: undefined });
});

test('more area, heat or appliances never lower the load', () => {
  fc.assert(
    fc.property(fc.integer({ min: 300, max: 8000 }), fc.nat(3000), fc.nat(30000), fc.nat(30000), (areaFt2, more, heatVa, coolVa) => {
      const total = (values: Parameters<typeof dwellingLoadStandard.calculate>[0]) => figure(values, 'totalLoad') as number;
      const here = total({ areaFt2, heatVa, coolVa, largestMotorVa: 0 });
      expect(total({ areaFt2: areaFt2 + more, heatVa, coolVa, largestMotorVa: 0 })).toBeGreaterThanOrEqual(here);
      expect(total({ areaFt2, heatVa: heatVa + more, coolVa, largestMotorVa: 0 })).toBeGreaterThanOrEqual(here);
      expect(total({ areaFt2, heatVa, coolVa, largestMotorVa: 0, rangesKw: '12' })).toBeCloseTo(here + 8000, 6);
    }),
  );
});
