import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { InputError } from './calculator.ts';
import { welder, welderGroupAmpacity, welderMultiplier } from './welder.ts';

const en = { edition: '2023', language: 'en' } as const;

describe('welders', () => {
  test('40 A arc welder at 50%: 28.4 A, device 80 A', () => {
    const answer = welder.calculate({ primaryAmperes: '40', dutyPercent: 50 }, en);
    expect(answer.figures.map((figure) => figure.value)).toEqual([0.71, 28.4, '10 AWG', 80]);
    expect(answer.result).not.toContain('verified');
  });

  test('a duty cycle between rows takes the higher row; below the last row the last', () => {
    expect(welderMultiplier('arc', 45)).toBe(0.71);
    expect(welderMultiplier('arc', 10)).toBe(0.45);
    expect(welderMultiplier('arc-motor-generator', 90)).toBe(0.96);
    expect(welderMultiplier('resistance', 2)).toBe(0.22);
    expect(welderMultiplier('resistance', 60)).toBeUndefined();
    expect(() => welder.calculate({ primaryAmperes: '40', dutyPercent: 60, welder: 'resistance' }, en)).toThrow(InputError);
  });

  test('a group as in the EC&M worked example', () => {
    const effective = [80, 67.2, 50.4, 44.5, 32.4, 32.4, 32.4, 32.4, 15.75, 15.75, 15.75, 15.75];
    expect(welderGroupAmpacity('arc', effective)).toBeCloseTo(336.75, 2);
  });
});

test('a longer duty cycle never needs less, and a group never more than all welders in full', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('arc', 'arc-motor-generator'),
      fc.integer({ min: 1, max: 99 }),
      fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 10 }),
      (kind, duty, group) => {
        expect(welderMultiplier(kind, duty + 1)).toBeGreaterThanOrEqual(welderMultiplier(kind, duty) ?? 1);
        const sum = group.reduce((total, each) => total + each, 0);
        expect(welderGroupAmpacity(kind, group)).toBeLessThanOrEqual(sum + 1e-9);
        expect(welderGroupAmpacity('resistance', group)).toBeLessThanOrEqual(welderGroupAmpacity('arc', group) + 1e-9);
      },
    ),
  );
});
