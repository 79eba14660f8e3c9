import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { InputError, type Values } from './calculator.ts';
import { feederTaps, tapAmpacity, tapRule } from './feeder-taps.ts';

const en = { edition: '2023', language: 'en' } as const;
const of = (values: Values) => feederTaps.calculate(values, en);
const figure = (values: Values, name: string) => of(values).figures.find((each) => each.name === name)?.value;

describe('feeder taps', () => {
  test('10 ft: a tenth', () => {
    expect(figure({ feederDeviceA: 400, lengthFt: 10 }, 'tapAmpacity')).toBe(40);
    expect(of({ feederDeviceA: 400, lengthFt: 8 }).result).toContain('**8 AWG copper** (40 A at 60 °C)');
  });

  test('25 ft: a third, or the device at its end', () => {
    // 400 / 3 = 133.3 A: 1/0 copper has 150 A at 75 °C
    expect(figure({ feederDeviceA: 400, lengthFt: 20 }, 'tapAmpacity')).toBeCloseTo(133.33, 2);
    expect(figure({ feederDeviceA: 400, lengthFt: 20 }, 'tapConductorSize')).toBe('1/0');
    expect(figure({ feederDeviceA: 400, lengthFt: 20, tapDeviceA: 200 }, 'tapConductorSize')).toBe('3/0');
  });

  test('outside any length goes by its device and is marked; inside it is refused', () => {
    expect(of({ feederDeviceA: 400, lengthFt: 60, place: 'outside', tapDeviceA: 100 }).result).toContain('(not verified)');
    expect(() => of({ feederDeviceA: 400, lengthFt: 60, place: 'outside' })).toThrow('device it ends in');
    expect(() => of({ feederDeviceA: 400, lengthFt: 60 })).toThrow(InputError);
    expect(feederTaps.calculate({ feederDeviceA: 400, lengthFt: 8 }, { ...en, language: 'es' }).result).toContain('derivación de 10 ft');
  });
});

test('a longer tap never needs less inside', () => {
  const lengths = fc.double({ min: 1, max: 25, noNaN: true });
  fc.assert(
    fc.property(lengths, lengths, fc.integer({ min: 60, max: 2000 }), (a, b, feeder) => {
      const [short, long] = [tapRule(Math.min(a, b), false), tapRule(Math.max(a, b), false)];
      if (short === undefined || long === undefined) throw new Error('no rule');
      expect(tapAmpacity(long, feeder)).toBeGreaterThanOrEqual(tapAmpacity(short, feeder));
    }),
  );
});
