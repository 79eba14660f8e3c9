import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { InputError } from './calculator.ts';
import { counterReceptacles, islandReceptacles, receptacleLayout, wallReceptacles } from './receptacle-layout.ts';

const at = (values: Parameters<typeof receptacleLayout.calculate>[0], edition: '2017' | '2020' | '2023' = '2023') =>
  receptacleLayout.calculate(values, { edition, language: 'en' });

describe('receptacles of a dwelling', () => {
  test.each([
    [1.9, 0],
    [2, 1],
    [12, 1],
    [12.5, 2],
    [36, 3],
  ])('%d ft of wall: %d', (feet, count) => {
    expect(wallReceptacles(feet)).toBe(count);
  });

  test.each([
    [0.9, 0],
    [1, 1],
    [4, 1],
    [9, 3],
  ])('%d ft of counter: %d', (feet, count) => {
    expect(counterReceptacles(feet)).toBe(count);
  });

  test('walls, hallway, garage', () => {
    expect(at({ lengthsFt: '20, 12, 5, 1.5' }).result).toBe('At least **4** receptacles.');
    expect(at({ place: 'hallway', lengthsFt: '9.5, 10' }).result).toContain('**1** receptacle.');
    expect(at({ place: 'garage', bays: 2 }).result).toContain('**2** receptacles (not verified)');
  });

  test('islands by edition', () => {
    expect(islandReceptacles(20, '2017')).toBe(1);
    expect(islandReceptacles(9, '2020')).toBe(1);
    expect(islandReceptacles(10, '2020')).toBe(2);
    expect(islandReceptacles(27, '2020')).toBe(2);
    expect(islandReceptacles(27, '2023')).toBe(0);
    expect(at({ place: 'island', islandFt2: 20 }).result).toContain('(not verified)');
  });

  test('what is missing is asked for', () => {
    expect(() => at({})).toThrow(InputError);
    expect(() => at({ place: 'garage' })).toThrow(InputError);
  });
});

test('receptacles spread evenly leave no point out of reach', () => {
  fc.assert(
    fc.property(fc.double({ min: 2, max: 200, noNaN: true }), (feet) => {
      expect(feet / wallReceptacles(feet) / 2).toBeLessThanOrEqual(6 + 1e-6);
      expect(feet / counterReceptacles(feet) / 2).toBeLessThanOrEqual(2 + 1e-6);
    }),
  );
});
