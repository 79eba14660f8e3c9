import { describe, expect, test } from 'vitest';
import { InputError } from './calculator.ts';
import { frequencyPeriod } from './frequency-period.ts';

const en = { edition: '2023', language: 'en' } as const;

describe('frequency and period', () => {
  test('60 Hz is 16.67 ms', () => {
    expect(frequencyPeriod.calculate({ hertz: 60 }, en).figures[1]?.value).toBeCloseTo(16.6667, 4);
  });
  test('20 ms is 50 Hz', () => {
    expect(frequencyPeriod.calculate({ periodMs: 20 }, en).figures[0]?.value).toBeCloseTo(50, 9);
  });
  test('120° at 60 Hz is 5.5556 ms', () => {
    expect(frequencyPeriod.calculate({ hertz: 60, degrees: 120 }, en).result).toContain('5.5556 ms');
  });
  test('neither is asked for', () => {
    expect(() => frequencyPeriod.calculate({}, en)).toThrow(InputError);
  });
});
