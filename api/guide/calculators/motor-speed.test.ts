import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { InputError } from './calculator.ts';
import { motorSpeed, polesForSpeed, synchronousRpm } from './motor-speed.ts';

const en = { edition: '2023', language: 'en' } as const;

describe('motor speed', () => {
  test('4 poles at 60 Hz: 1,800 rpm; 1,750 rpm is 2.8% slip', () => {
    expect(motorSpeed.calculate({ poles: 4 }, en).result).toContain('1,800 rpm');
    const answer = motorSpeed.calculate({ ratedRpm: 1750 }, en);
    expect(answer.figures[0]?.value).toBe(4);
    expect(answer.result).toContain('2.8%');
  });

  test.each([
    [3450, 2],
    [1725, 4],
    [1800, 4],
    [1140, 6],
    [870, 8],
  ])('%d rpm has %d poles', (rpm, poles) => {
    expect(polesForSpeed(60, rpm)).toBe(poles);
  });

  test('odd poles, a speed above synchronous, and nothing at all are refused', () => {
    expect(() => motorSpeed.calculate({ poles: 3 }, en)).toThrow(InputError);
    expect(() => motorSpeed.calculate({ poles: 4, ratedRpm: 1900 }, en)).toThrow(InputError);
    expect(() => motorSpeed.calculate({}, en)).toThrow(InputError);
  });
});

test('the poles found always turn at or above the nameplate speed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 160, max: 3600 }), (rpm) => {
      expect(synchronousRpm(60, polesForSpeed(60, rpm))).toBeGreaterThanOrEqual(rpm - 1e-9);
    }),
  );
});
