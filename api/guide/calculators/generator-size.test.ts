import fc from 'fast-check';
import { expect, test } from 'vitest';
import { InputError } from './calculator.ts';
import { generatorSize, sizeGenerator } from './generator-size.ts';

const en = { edition: '2023', language: 'en' } as const;

test('700 + 1,500 + 4,500 W with a 1,500 W motor: 9.7 kW while it starts', () => {
  expect(sizeGenerator([700, 1500, 4500], 1500, 3, 20)).toEqual({ runningW: 6700, peakW: 9700, withReserveW: 9700 });
  expect(generatorSize.calculate({ runningW: '700, 1500, 4500', largestMotorW: 1500 }, en).result).toContain('**9.7 kW**');
});

test('without motors the reserve governs', () => {
  expect(sizeGenerator([5000], 0, 3, 20).withReserveW).toBeCloseTo(6000, 9);
});

test('a motor larger than the whole load is refused', () => {
  expect(() => generatorSize.calculate({ runningW: '500', largestMotorW: 1500 }, en)).toThrow(InputError);
});

test('the generator is never below running load or starting peak', () => {
  const watts = fc.array(fc.integer({ min: 1, max: 20000 }), { minLength: 1, maxLength: 10 });
  fc.assert(
    fc.property(watts, fc.double({ min: 1, max: 6, noNaN: true }), fc.integer({ min: 0, max: 100 }), (loads, factor, reserve) => {
      const size = sizeGenerator(loads, Math.max(...loads), factor, reserve);
      expect(size.withReserveW).toBeGreaterThanOrEqual(size.runningW);
      expect(size.withReserveW).toBeGreaterThanOrEqual(size.peakW);
    }),
  );
});
