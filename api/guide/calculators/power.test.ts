import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { InputError } from './calculator.ts';
import { power, solvePower } from './power.ts';

const en = { edition: '2023', language: 'en' } as const;
const es = { edition: '2023', language: 'es' } as const;
const figure = (answer: ReturnType<typeof power.calculate>, name: string) => answer.figures.find((each) => each.name === name)?.value;

describe('power', () => {
  test('10 kW at 240 V single-phase', () => {
    const answer = power.calculate({ kw: 10, volts: 240 }, en);
    expect(answer.result).toBe('Single-phase, 10 kW, 240 V: **41.67 A**, **10 kVA**.');
    expect(answer.assumptions).toContain('Power factor 1.');
    expect(power.calculate({ kw: 10, volts: 240 }, es).result).toContain('Monofásico');
  });

  test('50 kVA at 208 V three-phase is 138.8 A', () => {
    const answer = power.calculate({ kva: 50, volts: 208, phases: '3', powerFactor: 0.8 }, en);
    expect(figure(answer, 'amps')).toBeCloseTo(138.79, 2);
    expect(figure(answer, 'kw')).toBe(40);
    expect(figure(answer, 'kvar')).toBeCloseTo(30, 9);
    expect(answer.steps).toContain('I = kVA × 1000 ÷ (√3 × V) = 50 kVA × 1000 ÷ (√3 × 208 V) = 138.79 A.');
  });

  test('power factor out of volts, amperes and kilowatts', () => {
    // √3 × 480 × 60 / 1000 = 49.88 kVA; 40 / 49.88 = 0.802
    const answer = power.calculate({ volts: 480, amps: 60, kw: 40, phases: '3' }, en);
    expect(figure(answer, 'powerFactor')).toBeCloseTo(0.8019, 4);
  });

  test('a motor of 10 hp at 460 V: 8.29 kW, 12.24 A taken, not the table current', () => {
    // 10 × 0.746 / 0.9 = 8.289 kW; / 0.85 = 9.752 kVA; × 1000 / (√3 × 460) = 12.24 A
    const answer = power.calculate({ hp: 10, volts: 460, phases: '3' }, en);
    expect(figure(answer, 'kw')).toBeCloseTo(8.289, 3);
    expect(figure(answer, 'amps')).toBeCloseTo(12.24, 2);
    expect(answer.cautions.join(' ')).toContain('code tables');
  });

  test('direct current has no power factor', () => {
    const answer = power.calculate({ volts: 48, amps: 100, phases: 'dc' }, en);
    expect(figure(answer, 'kw')).toBe(4.8);
    expect(answer.result).not.toContain('power factor');
  });

  test('says what is missing or cannot be', () => {
    expect(() => power.calculate({ volts: 240 }, en)).toThrow(InputError);
    expect(() => power.calculate({ kw: 60, kva: 50, volts: 240 }, en)).toThrow('above 1');
    expect(() => power.calculate({ hp: 20, kw: 10, volts: 240 }, es)).toThrow('eficiencia');
  });
});

test('what is solved gives back what it was solved from', () => {
  const positive = (max: number) => fc.double({ min: 1, max, noNaN: true });
  fc.assert(
    fc.property(
      positive(600),
      positive(1000),
      fc.double({ min: 0.3, max: 1, noNaN: true }),
      fc.constantFrom('1' as const, '3' as const),
      (volts, amps, powerFactor, phases) => {
        const { values } = solvePower({ volts, amps, powerFactor }, phases);
        const back = solvePower({ kw: values.kw ?? 0, volts, powerFactor }, phases).values;
        expect((back.amps ?? 0) / amps).toBeCloseTo(1, 9);
        expect(solvePower({ kw: values.kw ?? 0, kva: values.kva ?? 0 }, phases).values.powerFactor).toBeCloseTo(powerFactor, 9);
      },
    ),
  );
});
