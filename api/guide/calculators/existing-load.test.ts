import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { InputError } from './calculator.ts';
import { existingLoad, existingLoadAmperes } from './existing-load.ts';

const en = { edition: '2023', language: 'en' } as const;

describe('existing load', () => {
  test('12 kW peak and an 11,520 VA charger on a 100 A service', () => {
    // 12,000 / 240 = 50 A × 1.25 = 62.5 A; + 48 A = 110.5 A
    const answer = existingLoad.calculate({ peakKw: 12, newLoadVa: 11520, serviceAmperes: 100 }, en);
    expect(answer.figures[0]?.value).toBeCloseTo(110.5, 9);
    expect(answer.result).toContain('not enough');
    expect(existingLoad.calculate({ peakKw: 12, newLoadVa: 7200, serviceAmperes: 100 }, en).result).toContain('**is enough**');
    // 1.25 × 68 A of 100 A; what is to be added was not told
    expect(existingLoad.calculate({ peakAmperes: 68, serviceAmperes: 100 }, en).result).toMatch(/15 A.* left.*not in this sum/);
  });

  test('the demand is asked for', () => {
    expect(() => existingLoad.calculate({ newLoadVa: 7200 }, en)).toThrow(InputError);
  });
});

test('more demand or new load never lowers the sum', () => {
  const amps = fc.double({ min: 0, max: 1000, noNaN: true });
  fc.assert(
    fc.property(amps, amps, amps, (peak, added, more) => {
      expect(existingLoadAmperes(peak + more, added)).toBeGreaterThanOrEqual(existingLoadAmperes(peak, added));
      expect(existingLoadAmperes(peak, added + more)).toBeGreaterThanOrEqual(existingLoadAmperes(peak, added));
    }),
  );
});
