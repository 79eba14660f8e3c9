import fc from 'fast-check';
import { expect, test } from 'vitest';
import { battery, batteryCapacityAh, batteryHours } from './battery.ts';
import { InputError } from './calculator.ts';

const en = { edition: '2023', language: 'en' } as const;

test('100 Ah at 12 V and 100 W: 5.4 h', () => {
  expect(battery.calculate({ loadW: 100, capacityAh: 100 }, en).result).toContain('**5.4 h**');
});

test('100 W for 5.4 h: 100 Ah', () => {
  expect(battery.calculate({ loadW: 100, hours: 5.4 }, en).result).toContain('**100 Ah**');
});

test('neither capacity nor hours is asked for', () => {
  expect(() => battery.calculate({ loadW: 100 }, en)).toThrow(InputError);
});

test('hours and capacity undo each other', () => {
  const figure = fc.double({ min: 1, max: 1000, noNaN: true });
  fc.assert(
    fc.property(figure, figure, figure, (ah, volts, watts) => {
      expect(batteryCapacityAh(batteryHours(ah, volts, watts, 0.5, 0.9), volts, watts, 0.5, 0.9)).toBeCloseTo(ah, 6);
    }),
  );
});
