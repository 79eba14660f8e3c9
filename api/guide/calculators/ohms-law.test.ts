import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { InputError } from './calculator.ts';
import { ohmsLaw, solveOhmsLaw } from './ohms-law.ts';

const en = { edition: '2023', language: 'en' } as const;

describe("Ohm's law", () => {
  test('1500 W at 120 V', () => {
    const answer = ohmsLaw.calculate({ volts: 120, watts: 1500 }, en);
    expect(answer.result).toBe('120 V, 1,500 W: **12.5 A** and **9.6 Ω**.');
    expect(answer.steps).toEqual(['I = P ÷ V = 1,500 W ÷ 120 V = 12.5 A.', 'R = V² ÷ P = (120 V)² ÷ 1,500 W = 9.6 Ω.']);
    expect(ohmsLaw.calculate({ volts: 120, watts: 1500 }, { ...en, language: 'es' }).result).toContain('**12.5 A** y **9.6 Ω**');
  });

  test('10 A through 24 Ω', () => {
    expect(solveOhmsLaw({ amps: 10, ohms: 24 })).toEqual({ volts: 240, amps: 10, ohms: 24, watts: 2400 });
  });

  test('needs exactly two', () => {
    expect(() => ohmsLaw.calculate({ volts: 120 }, en)).toThrow(InputError);
    expect(() => ohmsLaw.calculate({ volts: 120, amps: 1, ohms: 120 }, en)).toThrow('exactly two');
    expect(() => ohmsLaw.calculate({ volts: 0, amps: 1 }, en)).toThrow('Voltage');
  });
});

test('any two give back the same four', () => {
  const positive = fc.double({ min: 0.01, max: 10_000, noNaN: true });
  fc.assert(
    fc.property(positive, positive, (volts, ohms) => {
      const all = { volts, ohms, amps: volts / ohms, watts: volts ** 2 / ohms };
      const names = ['volts', 'amps', 'ohms', 'watts'] as const;
      for (const a of names) {
        for (const b of names.slice(names.indexOf(a) + 1)) {
          const solved = solveOhmsLaw({ [a]: all[a], [b]: all[b] });
          for (const name of names) expect((solved?.[name] ?? 0) / all[name]).toBeCloseTo(1, 9);
        }
      }
    }),
  );
});
