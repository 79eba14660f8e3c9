import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../../contract/values.ts';
import { InputError, type Values } from './calculator.ts';
import { DEMAND_TABLES, type DemandTableName, demandFactor, demandOf } from './demand-factor.ts';

const at = (values: Values, edition: (typeof EDITIONS)[number] = '2023') => demandFactor.calculate(values, { edition, language: 'en' });
const load = (values: Values, edition: (typeof EDITIONS)[number] = '2023'): number =>
  Number(at(values, edition).figures.find((figure) => figure.name === 'demandLoad')?.value);

test('RV sites may be told by the rating of their receptacle', () => {
  // (10 × 12,000 + 10 × 3,600) × 45% for 20 sites
  expect(load({ table: 'rv', loads: '10x50, 10x30', unit: 'A' })).toBe(load({ table: 'rv', loads: '10x12000, 10x3600' }));
  expect(() => at({ table: 'rv', loads: '40', unit: 'A' })).toThrow(InputError);
});

describe('demand by table, worked by hand', () => {
  test.each([
    // 10,000 + 26,000 × 50%; up to 10 kVA whole
    ['receptacles', '36000', 23_000],
    ['receptacles', '9800', 9800],
    // 100 yokes: 18,000 VA; 3 started lengths of 5 ft
    ['receptacles', '18000', 14_000],
    ['multioutlet', '3x180', 540],
    // 65% of 80,000; 90% of 30,000 is less than the two largest; 80% of 40,000
    ['kitchen', '8x10000', 52_000],
    ['kitchen', '14000, 14000, 2000', 28_000],
    ['kitchen', '4x10000', 32_000],
    ['kitchen', '5x6000', 21_000],
    ['kitchen', '30000, 20000, 4x1000', 50_000],
    // 144,000 × 80%; 4 × 3,600; 45 × 12,000 × 50%; 71 × 3,600 × 30%
    ['marina', '12x12000', 115_200],
    ['marina', '4x3600', 14_400],
    ['marina', '45x12000', 270_000],
    ['marina', '71x3600', 76_680],
    // 5 × 40 × 82%, 9 × 52 × 73%, 12 × 30 × 72%
    ['elevators', '5x40', 164],
    ['elevators', '9x52', 341.64],
    ['elevators', '12x30', 259.2],
    ['cranes', '3x50', 136.5],
    ['cranes', '120, 80', 190],
    // 120 + 80 × 75% + 60 × 65% + 40 × 50%
    ['farm', '120, 80, 60, 40', 239],
    ['farm', '40, 60, 80, 120, 20', 249],
    // Each 5,000 VA or more: 100% to four, 85% five, 75% six, 46% twelve, 35% 23, 34.5% 24, 25% 43
    ['dryers', '4500', 5000],
    ['dryers', '4x5000', 20_000],
    ['dryers', '5x5000', 21_250],
    ['dryers', '6x5000', 22_500],
    ['dryers', '8x5500', 26_400],
    ['dryers', '12x5000', 27_600],
    ['dryers', '23x5000', 40_250],
    ['dryers', '24x5000', 41_400],
    ['dryers', '43x5000', 53_750],
    ['appliances', '4x4500', 13_500],
    ['appliances', '4500, 1200, 1030', 6730],
    // 16,000 VA a lot or the home: 10 × 27%, 8 × 18,000 × 28%
    ['park', '10x16000', 43_200],
    ['park', '10x9000', 43_200],
    ['park', '8x18000', 40_320],
    // 3 × 12,000 + 30 × 3,600 + 9 × 2,400 = 165,600 × 41%
    ['rv', '3x12000, 30x3600, 9x2400', 67_896],
    ['warehouse', '30000', 21_250],
    // 2023: 20,000 × 60% + 80,000 × 50% + 20,000 × 35%
    ['hotel', '120000', 59_000],
  ] as const)('%s: %s', (table, loads, demand) => {
    expect(load({ table, loads, unit: ['elevators', 'cranes', 'farm'].includes(table) ? 'A' : 'VA' })).toBeCloseTo(demand, 6);
  });

  test('the 2017 lighting factors were smaller, and hospitals had their own', () => {
    // 20,000 × 50% + 80,000 × 40% + 20,000 × 30%; 50,000 × 40% + 50,000 × 20%
    expect(load({ table: 'hotel', loads: '120000' }, '2017')).toBe(48_000);
    expect(load({ table: 'hospital', loads: '100000' }, '2017')).toBe(30_000);
    expect(load({ table: 'hospital', loads: '100000' })).toBe(100_000);
    expect(at({ table: 'hotel', loads: '120000' }, '2017').result).not.toContain('verified');
    expect(at({ table: 'hotel', loads: '120000' }).result).toContain('(not verified)');
  });

  test('amperes at a voltage, three-phase too; a load in full on top', () => {
    // 115,200 / 240; 36,000 receptacles: 23,000 / (√3 × 208) = 63.8
    expect(at({ table: 'marina', loads: '12x12000' }).result).toContain('**480 A** at 240 V');
    expect(at({ table: 'receptacles', loads: '36000', volts: 208, phases: '3' }).result).toContain('**63.8 A**');
    expect(at({ table: 'receptacles', loads: '36000' }).result).toContain('**36,000 VA**, after demand **23,000 VA**');
    expect(load({ table: 'farm', loads: '120, 80, 60, 40', unit: 'A', added: 90 })).toBe(329);
  });

  test('what one source or none has shown is marked', () => {
    expect(at({ table: 'elevators', loads: '5x40', unit: 'A' }).result).toContain('(not verified)');
    expect(at({ table: 'rv', loads: '20x3600, 2x600' }).result).toContain('(not verified)');
    expect(at({ table: 'rv', loads: '28x12000' }).result).not.toContain('verified');
    expect(at({ table: 'dryers', loads: '5x5000' }, '2026').result).toContain('**20,000 VA** (20 kVA; **83.3 A** at 240 V) (not verified)');
  });

  test('a table that ends is not stretched', () => {
    expect(() => at({ table: 'cranes', loads: '8x40', unit: 'A' })).toThrow(InputError);
  });

  test('shore power is cited where the edition has it', () => {
    const cited = (edition: (typeof EDITIONS)[number]) =>
      at({ table: 'marina', loads: '2x12000' }, edition).references.map((each) => each.section);
    expect([cited('2017'), cited('2020'), cited('2023')]).toEqual([['555.12'], ['555.6'], ['555.6', '220.120']]);
  });
});

test('the demand is never more than the connected load', () => {
  const names = Object.keys(DEMAND_TABLES) as DemandTableName[];
  fc.assert(
    fc.property(
      fc.constantFrom(...names),
      fc.constantFrom(...EDITIONS),
      fc.integer({ min: 1, max: 6 }),
      fc.integer({ min: 16_000, max: 60_000 }),
      (name, edition, count, va) => {
        const here = demandOf(
          name,
          Array.from({ length: count }, () => va),
          edition,
        );
        expect(here.demand).toBeLessThanOrEqual(here.connected + 1e-6);
        expect(here.connected).toBe(count * va);
      },
    ),
  );
});
