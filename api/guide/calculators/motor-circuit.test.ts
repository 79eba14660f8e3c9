import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareSizes } from '../tables/conductors.ts';
import { THREE_PHASE_MOTORS } from '../tables/motors.ts';
import { motorCircuit, sizeMotorDevice, sizeOverload } from './motor-circuit.ts';
import { smallestConductor } from './smallest-conductor.ts';

const en = { edition: '2023', language: 'en' } as const;
const figure = (values: Parameters<typeof motorCircuit.calculate>[0], name: string) =>
  motorCircuit.calculate(values, en).figures.find((each) => each.name === name)?.value;

describe('motor branch circuit', () => {
  test('25 hp, 460 V: 34 A, 42.5 A, 90 A', () => {
    const answer = motorCircuit.calculate({ hp: 25, volts: 460, phases: '3' }, { edition: '2023', language: 'es' });
    for (const expected of ['34 A', '42.5 A', '90 A']) expect(answer.result).toContain(expected);
    // 42.5 A: 8 AWG copper is 40 A at 60 °C and 50 A at 75 °C
    expect(answer.result).toContain('6 AWG');
    expect(answer.result).toContain('8 AWG');
    expect(answer.result).not.toContain('sin verificar');
  });

  test('every device type of a 10 hp, 460 V motor (14 A)', () => {
    const motor = { hp: 10, volts: 460, phases: '3' } as const;
    expect(figure(motor, 'largest-inverse-time')).toBe(35);
    expect(figure(motor, 'largest-time-delay-fuse')).toBe(25);
    expect(figure(motor, 'largest-nontime-delay-fuse')).toBe(45);
    expect(figure(motor, 'largest-instantaneous')).toBe(112);
    expect(figure({ ...motor, motorType: 'design-b' }, 'largest-instantaneous')).toBe(154);
    expect(figure(motor, 'disconnectMinimum')).toBeCloseTo(16.1, 6);
  });

  test('terminals choose the column; 60 °C when unknown, and never for more than 100 A', () => {
    expect(figure({ hp: 25, volts: 460 }, 'conductorSize')).toBe('6 AWG');
    expect(figure({ hp: 25, volts: 460, terminals: '75' }, 'conductorSize')).toBe('8 AWG');
    expect(figure({ hp: 25, volts: 460, terminals: '60' }, 'conductorSize')).toBe('6 AWG');
    // 100 hp at 460 V: 124 A × 1.25 = 155 A, 2/0 at 75 °C
    expect(figure({ hp: 100, volts: 460 }, 'conductorSize')).toBe('2/0 AWG');
    expect(figure({ hp: 100, volts: 460, terminals: '60' }, 'conductorSize')).toBe('3/0 AWG');
  });

  test('the equipment grounding conductor is not larger than the circuit conductors', () => {
    // 1 hp, 115 V: 16 A × 1.25 = 20 A; 40 A breaker; table asks 10 AWG, the circuit is 12 AWG at 60 °C
    expect(figure({ hp: 1, volts: 115, phases: '1', terminals: '60' }, 'equipmentGroundingConductor')).toBe('12 AWG');
  });

  test('overload by service factor and rise', () => {
    expect(sizeOverload(12, 1.15, undefined)).toMatchObject({ percent: 125, amperes: 15, ceilingPercent: 140 });
    expect(sizeOverload(12, undefined, 40)).toMatchObject({ percent: 125 });
    expect(sizeOverload(12, 1, undefined)).toMatchObject({ percent: 115, ceilingPercent: 130 });
    expect(sizeOverload(12, undefined, undefined).amperes).toBeCloseTo(13.8, 9);
  });

  test('wound rotor and direct current use 150%', () => {
    expect(sizeMotorDevice('inverse-time', '3', 'wound-rotor', 14).percent).toBe(150);
    expect(sizeMotorDevice('instantaneous', 'dc', 'squirrel-cage', 29).limitAmperes).toBe(72.5);
    expect(motorCircuit.calculate({ hp: 7.5, volts: 240, phases: 'dc' }, en).result).toContain('(not verified)');
  });

  test('the ceiling for a hard-starting motor stays below its percent; the one of a single source is marked', () => {
    // breaker 14 A × 400% = 56 A, 50 A below it; time-delay fuse 225% = 31.5 A, 30 A
    const steps = motorCircuit.calculate({ hp: 10, volts: 460, phases: '3' }, en).steps.join('\n');
    expect(steps).toContain('400%: 50 A.');
    expect(steps).toContain('225%: 30 A.');
    expect(steps).toContain('400%: 50 A (not verified)');
  });
});

test('a larger motor never gets a smaller conductor or device', () => {
  const rows = THREE_PHASE_MOTORS.rows.filter((row) => row.amperes[3] !== null);
  fc.assert(
    fc.property(fc.nat(rows.length - 2), fc.constantFrom('cu', 'al'), fc.constantFrom(60, 75), (at, metal, rating) => {
      const small = rows[at]?.amperes[3] ?? 0;
      const large = rows[at + 1]?.amperes[3] ?? 0;
      const [a, b] = [smallestConductor(small * 1.25, metal, rating), smallestConductor(large * 1.25, metal, rating)];
      if (a.sets === b.sets) expect(compareSizes(b.size, a.size)).toBeGreaterThanOrEqual(0);
      else expect(b.sets).toBeGreaterThan(a.sets);
      expect(sizeMotorDevice('inverse-time', '3', 'squirrel-cage', large).ratingA).toBeGreaterThanOrEqual(
        sizeMotorDevice('inverse-time', '3', 'squirrel-cage', small).ratingA,
      );
    }),
  );
});

test('the conductor carries what is asked, and the 75 °C column never needs the larger one', () => {
  fc.assert(
    fc.property(fc.double({ min: 1, max: 3000, noNaN: true }), fc.constantFrom('cu', 'al'), (need, metal) => {
      const warm = smallestConductor(need, metal, 75);
      const cool = smallestConductor(need, metal, 60);
      expect(warm.ampacityA).toBeGreaterThanOrEqual(need);
      expect(cool.ampacityA).toBeGreaterThanOrEqual(need);
      if (warm.sets === cool.sets) expect(compareSizes(cool.size, warm.size)).toBeGreaterThanOrEqual(0);
      else expect(cool.sets).toBeGreaterThan(warm.sets);
    }),
  );
});
