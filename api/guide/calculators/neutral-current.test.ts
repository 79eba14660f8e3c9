import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { neutralCurrent, singlePhaseNeutral, threePhaseNeutral } from './neutral-current.ts';

const en = { edition: '2023', language: 'en' } as const;

describe('neutral current', () => {
  test('15 A and 10 A: 5 A', () => {
    expect(neutralCurrent.calculate({ lineAAmperes: 15, lineBAmperes: 10 }, en).result).toContain('**5 A**');
  });
  test('40, 30 and 20 A: 17.32 A', () => {
    expect(neutralCurrent.calculate({ lineAAmperes: 40, lineBAmperes: 30, lineCAmperes: 20 }, en).result).toContain('**17.32 A**');
  });
  test('one line alone comes back over the neutral', () => {
    expect(threePhaseNeutral(10, 0, 0)).toBe(10);
  });
});

test('balanced is zero, order does not matter, and the neutral never carries more than the largest line', () => {
  const amps = fc.double({ min: 0, max: 1000, noNaN: true });
  fc.assert(
    fc.property(amps, amps, amps, (a, b, c) => {
      expect(threePhaseNeutral(a, a, a)).toBeLessThan(1e-4);
      expect(threePhaseNeutral(a, b, c)).toBeCloseTo(threePhaseNeutral(c, a, b), 4);
      expect(threePhaseNeutral(a, b, c)).toBeLessThanOrEqual(Math.max(a, b, c) + 1e-6);
      expect(singlePhaseNeutral(a, b)).toBe(singlePhaseNeutral(b, a));
    }),
  );
});
