import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { InputError } from './calculator.ts';
import { transformerFaultAmperes, transformerFaultCurrent } from './transformer-fault-current.ts';

const en = { edition: '2023', language: 'en' } as const;

describe('fault current at a transformer', () => {
  test('75 kVA, 208 V three-phase, 2%: 10,409 A', () => {
    expect(transformerFaultAmperes(75, 208, 2, '3')).toBeCloseTo(10409, 0);
    expect(transformerFaultCurrent.calculate({ kva: 75, secondaryVolts: 208, impedancePercent: 2, phases: '3' }, en).result).toContain(
      '10,409 A',
    );
  });
  test('phases follow from a stock size or are asked for', () => {
    expect(
      transformerFaultCurrent.calculate({ kva: 500, secondaryVolts: 480, impedancePercent: 5, phases: '3' }, en).figures[1]?.value,
    ).toBeCloseTo(12028, 0);
    expect(() => transformerFaultCurrent.calculate({ kva: 75, secondaryVolts: 208, impedancePercent: 2 }, en)).toThrow(InputError);
  });
});

test('a lower impedance or a larger transformer passes more', () => {
  const figure = fc.double({ min: 1, max: 10, noNaN: true });
  fc.assert(
    fc.property(fc.double({ min: 15, max: 2000, noNaN: true }), figure, figure, (kva, z, more) => {
      expect(transformerFaultAmperes(kva, 480, z + more, '3')).toBeLessThan(transformerFaultAmperes(kva, 480, z, '3'));
      expect(transformerFaultAmperes(kva + more, 480, z, '3')).toBeGreaterThan(transformerFaultAmperes(kva, 480, z, '3'));
    }),
  );
});
