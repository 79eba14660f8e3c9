import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { InputError, type Values } from './calculator.ts';
import { deviceForLoad, overcurrentDevice } from './overcurrent-device.ts';

const en = { edition: '2023', language: 'en' } as const;
const of = (values: Values) => overcurrentDevice.calculate(values, en);
const figure = (values: Values, name: string) => of(values).figures.find((each) => each.name === name)?.value;

describe('overcurrent device', () => {
  test('continuous 16 A needs 20 A, 17 A needs 25 A', () => {
    expect(figure({ continuousA: 16 }, 'smallestDevice')).toBe(20);
    expect(figure({ continuousA: 17 }, 'smallestDevice')).toBe(25);
    expect(of({ continuousA: 16 }).result).toBe('Use a **20 A** overcurrent device: the load counts 20 A.');
  });

  test('next size up, small conductors, above 800 A, receptacles', () => {
    expect(figure({ ampacityA: 55 }, 'largestDevice')).toBe(60);
    expect(figure({ ampacityA: 55, receptacles: 'yes' }, 'largestDevice')).toBe(50);
    expect(figure({ ampacityA: 950 }, 'largestDevice')).toBe(800);
    expect(figure({ size: '14', terminals: '75' }, 'largestDevice')).toBe(15);
    expect(figure({ size: '10', terminals: '75' }, 'largestDevice')).toBe(30);
    expect(figure({ size: '6' }, 'largestDevice')).toBe(60);
    expect(figure({ size: '3/0' }, 'largestDevice')).toBe(200);
    expect(figure({ size: '12', metal: 'al' }, 'largestDevice')).toBe(15);
  });

  test('load and conductor are held against each other', () => {
    expect(of({ continuousA: 40, size: '6' }).result).toContain('may have up to **60 A**');
    expect(of({ loadA: 40, size: '10' }).result).toContain('use a larger conductor');
    expect(overcurrentDevice.calculate({ loadA: 40, size: '10' }, { ...en, language: 'es' }).result).toContain('use un conductor mayor');
  });

  test('asks and refuses', () => {
    expect(() => of({})).toThrow(InputError);
    expect(() => of({ continuousA: 5000 })).toThrow('6000 A');
  });

  test('2023 mentions the 10 A circuit', () => {
    expect(of({ loadA: 5 }).cautions.join(' ')).toContain('10 A branch circuit');
    expect(overcurrentDevice.calculate({ loadA: 5 }, { edition: '2017', language: 'en' }).cautions.join(' ')).not.toContain(
      '10 A branch circuit',
    );
  });
});

test('never below the load, and never shrinks as it grows', () => {
  const amps = fc.double({ min: 0.1, max: 2000, noNaN: true });
  fc.assert(
    fc.property(amps, amps, amps, (noncontinuous, continuous, more) => {
      const here = deviceForLoad(noncontinuous, continuous) ?? 0;
      expect(here).toBeGreaterThanOrEqual(noncontinuous + 1.25 * continuous - 1e-6);
      expect(deviceForLoad(noncontinuous, continuous + more) ?? 7000).toBeGreaterThanOrEqual(here);
    }),
  );
});
