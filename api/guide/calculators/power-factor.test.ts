import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { InputError } from './calculator.ts';
import { capacitorKvar, powerFactor, solveTriangle } from './power-factor.ts';

const en = { edition: '2023', language: 'en' } as const;
const figure = (answer: ReturnType<typeof powerFactor.calculate>, name: string) => answer.figures.find((each) => each.name === name)?.value;

describe('power factor', () => {
  test('80 kW of 100 kVA', () => {
    const answer = powerFactor.calculate({ kw: 80, kva: 100 }, en);
    expect(answer.result).toBe('80 kW, 100 kVA, 60 kVAR: power factor **0.8**.');
    expect(figure(answer, 'kvar')).toBe(60);
  });

  test('100 kW from 0.75 to 0.95 needs 55.3 kVAR', () => {
    // 100 × (0.8819 − 0.3287) = 55.32
    const answer = powerFactor.calculate({ kw: 100, powerFactor: 0.75, targetPowerFactor: 0.95, volts: 480, phases: '3' }, en);
    expect(figure(answer, 'capacitor')).toBeCloseTo(55.32, 2);
    // 133.33 kVA / (√3 × 480) = 160.4 A; 105.26 kVA = 126.6 A
    expect(figure(answer, 'lineCurrent')).toBeCloseTo(160.38, 1);
    expect(figure(answer, 'correctedLineCurrent')).toBeCloseTo(126.61, 1);
    expect(powerFactor.calculate({ kw: 100, powerFactor: 0.75, targetPowerFactor: 0.95 }, { ...en, language: 'es' }).result).toContain(
      '**55.32 kVAR**',
    );
  });

  test('already good enough', () => {
    expect(powerFactor.calculate({ kw: 100, powerFactor: 0.98, targetPowerFactor: 0.95 }, en).result).toContain('no capacitor');
  });

  test('contradictions and gaps', () => {
    expect(() => powerFactor.calculate({ kw: 120, kva: 100 }, en)).toThrow('contradict');
    expect(() => powerFactor.calculate({ kw: 120 }, en)).toThrow(InputError);
    expect(() => powerFactor.calculate({ kw: 80, kva: 100, kvar: 60 }, en)).toThrow('exactly two');
  });
});

test('any two members give the same triangle; correcting reaches the target', () => {
  fc.assert(
    fc.property(fc.double({ min: 1, max: 1000, noNaN: true }), fc.double({ min: 0.2, max: 0.98, noNaN: true }), (kw, cosine) => {
      const whole = solveTriangle({ kw, powerFactor: cosine });
      if (whole === undefined) throw new Error('no triangle');
      for (const pair of [
        { kw, kva: whole.kva },
        { kw, kvar: whole.kvar },
        { kva: whole.kva, kvar: whole.kvar },
        { kva: whole.kva, powerFactor: cosine },
        { kvar: whole.kvar, powerFactor: cosine },
      ]) {
        expect(solveTriangle(pair)?.powerFactor).toBeCloseTo(cosine, 6);
      }
      const left = solveTriangle({ kw, kvar: whole.kvar - capacitorKvar(kw, cosine, 0.99) });
      expect(left?.powerFactor).toBeCloseTo(0.99, 9);
    }),
  );
});
