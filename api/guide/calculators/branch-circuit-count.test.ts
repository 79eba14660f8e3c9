import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { branchCircuitCount, circuitCount } from './branch-circuit-count.ts';
import { InputError } from './calculator.ts';

const en = { edition: '2023', language: 'en' } as const;
const count = (values: Parameters<typeof branchCircuitCount.calculate>[0], edition: '2017' | '2023' | '2026' = '2023') =>
  branchCircuitCount.calculate(values, { edition, language: 'en' }).figures[1]?.value;

describe('number of lighting circuits', () => {
  test('a 2,000 sq ft house: four 15 A circuits, three of 20 A', () => {
    expect(count({ areaFt2: 2000 })).toBe(4);
    expect(count({ areaFt2: 2000, circuitAmperes: '20' })).toBe(3);
    expect(branchCircuitCount.calculate({ areaFt2: 2000 }, en).result).not.toContain('verified');
  });

  test('exactly full circuits are not rounded up', () => {
    expect(circuitCount(3600, 15, 120, false)).toBe(2);
  });

  test('offices: 2017 adds the continuous 125%, later unit loads hold it', () => {
    expect(count({ areaFt2: 5000, occupancy: 'office', circuitAmperes: '20' }, '2017')).toBe(10);
    expect(count({ areaFt2: 5000, occupancy: 'office', circuitAmperes: '20' })).toBe(3);
  });

  test('2026 keeps 3 VA for branch circuits, marked', () => {
    expect(count({ areaFt2: 2000 }, '2026')).toBe(4);
    expect(branchCircuitCount.calculate({ areaFt2: 2000 }, { edition: '2026', language: 'en' }).result).toContain('(not verified)');
  });

  test('neither area nor load is asked for', () => {
    expect(() => branchCircuitCount.calculate({}, en)).toThrow(InputError);
  });
});

test('the circuits always hold the load, and one fewer would not', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500_000 }), fc.constantFrom(15, 20, 30), fc.boolean(), (va, amperes, continuous) => {
      const circuits = circuitCount(va, amperes, 120, continuous);
      const each = amperes * 120 * (continuous ? 0.8 : 1);
      expect(circuits * each).toBeGreaterThanOrEqual(va - 1e-6);
      if (circuits > 1) expect((circuits - 1) * each).toBeLessThan(va);
    }),
  );
});
