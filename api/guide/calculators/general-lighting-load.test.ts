import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../../contract/values.ts';
import { createGuide } from '../answer.ts';
import { packFor } from '../pack/pack.ts';
import { OCCUPANCY_NAMES } from '../tables/lighting-unit-loads.ts';
import { InputError } from './calculator.ts';
import { generalLightingLoad, lightingVaPerFt2 } from './general-lighting-load.ts';

const at = (edition: (typeof EDITIONS)[number], areaFt2: number, occupancy: string) =>
  generalLightingLoad.calculate({ areaFt2, occupancy }, { edition, language: 'en' });

describe('general lighting load', () => {
  test.each([
    ['2023', 5000, 'office', 6500],
    ['2020', 5000, 'office', 6500],
    ['2017', 5000, 'office', 17500],
    ['2023', 2500, 'dwelling', 7500],
    ['2017', 2500, 'dwelling', 7500],
    ['2026', 2500, 'dwelling', 5000],
    ['2017', 10000, 'warehouse', 2500],
    ['2023', 10000, 'warehouse', 12000],
  ] as const)('%s: %d sq ft %s is %d VA', (edition, area, occupancy, va) => {
    const answer = at(edition, area, occupancy);
    expect(answer.figures.find((figure) => figure.name === 'generalLightingLoad')?.value).toBe(va);
    expect(answer.result).not.toContain('verified');
  });

  test('a house of 2,500 sq ft has 6,150 VA after demand factors', () => {
    // 7,500 + 4,500 = 12,000; 3,000 + 35% of 9,000
    expect(at('2023', 2500, 'dwelling').figures.find((figure) => figure.name === 'lightingDemand')?.value).toBeCloseTo(6150, 9);
  });

  test('what sources disagree on, or nobody has seen, is marked', () => {
    expect(at('2023', 1000, 'performing-arts').result).toContain('(not verified)');
    expect(at('2026', 1000, 'office').result).toContain('(not verified)');
  });

  test('2017 lists no library; no use at all is asked for', () => {
    expect(() => at('2017', 1000, 'library')).toThrow(InputError);
    expect(() => generalLightingLoad.calculate({ areaFt2: 1000 }, { edition: '2023', language: 'es' })).toThrow(/Falta/);
  });
});

test('load grows with area for every use and edition', () => {
  fc.assert(
    fc.property(fc.constantFrom(...EDITIONS), fc.constantFrom(...OCCUPANCY_NAMES), (edition, name) => {
      const unit = lightingVaPerFt2(name, edition);
      if (unit !== undefined) expect(unit.vaPerFt2).toBeGreaterThan(0);
    }),
  );
});

test.each([
  // (6,000 + 4,500 − 3,000) × 35% + 3,000
  ['casa de 2000 pies, alumbrado general con los dos circuitos de aparatos pequeños y el de lavandería', '10,500 VA', '5,625 VA'],
  ['general lighting load 2000 sq ft house with 2 small appliance circuits and the laundry circuit', '10,500 VA', '5,625 VA'],
  ['2000 sq ft house with three small appliance circuits and two laundry circuits, lighting demand', '13,500 VA', '6,675 VA'],
])('circuits of both kinds count together: %s', (text, whole, demand) => {
  const { result } = createGuide(packFor('en'), packFor('es')).answer({ text }).answer;
  expect(result).toContain(whole);
  expect(result).toContain(demand);
});
