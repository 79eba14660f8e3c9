import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { InputError } from './calculator.ts';
import { pvCurrent, pvSourceCurrents } from './pv-current.ts';

const en = { edition: '2023', language: 'en' } as const;

describe('photovoltaic currents', () => {
  test('9.5 A: 11.875 A, 14.84 A, 15 A device', () => {
    const answer = pvCurrent.calculate({ shortCircuitAmperes: 9.5 }, en);
    expect(answer.figures.map((figure) => figure.value)).toEqual([11.875, 14.84375, 15]);
  });

  test('32 A inverter: 40 A', () => {
    expect(pvCurrent.calculate({ inverterAmperes: 32 }, en).result).toMatch(/^Inverter output: .*\*\*40 A\*\*/);
  });

  test('neither current is asked for', () => {
    expect(() => pvCurrent.calculate({}, en)).toThrow(InputError);
  });
});

test('1.5625 × Isc × strings, always', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.1, max: 20, noNaN: true }), fc.integer({ min: 1, max: 100 }), (isc, strings) => {
      const currents = pvSourceCurrents(isc, strings);
      expect(currents.designAmperes).toBeCloseTo(1.5625 * isc * strings, 6);
      expect(currents.deviceA).toBeGreaterThanOrEqual(currents.designAmperes - 1e-6);
    }),
  );
});
