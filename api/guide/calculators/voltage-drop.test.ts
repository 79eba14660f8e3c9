import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createGuide } from '../answer.ts';
import { packFor } from '../pack/pack.ts';
import { compareSizes, METALS } from '../tables/conductors.ts';
import { InputError } from './calculator.ts';
import {
  dropPercent,
  dropSizes,
  dropVolts,
  longestRunFt,
  ohmsPer1000Ft,
  plainRun,
  type Run,
  sizeForDrop,
  voltageDrop,
} from './voltage-drop.ts';

const en = { edition: '2023', language: 'en' } as const;
const es = { edition: '2023', language: 'es' } as const;
const figure = (answer: ReturnType<typeof voltageDrop.calculate>, name: string) => answer.figures.find((each) => each.name === name)?.value;

describe('voltage drop', () => {
  test('30 A, 240 V, 45 m: 10 AWG loses 4.59 %, 8 AWG 2.88 %', () => {
    // 2 × 12.9 × 30 × 147.6 / 10380 = 11.006 V; / 16510 = 6.920 V
    const answer = voltageDrop.calculate({ volts: 240, amps: 30, lengthFt: 147.6, size: '10' }, en);
    expect(figure(answer, 'voltageDrop')).toBeCloseTo(11.006, 3);
    expect(figure(answer, 'voltageDropPercent')).toBeCloseTo(4.586, 3);
    expect(figure(answer, 'nextSize')).toBe('8');
    expect(figure(answer, 'nextSizeDropPercent')).toBeCloseTo(2.883, 3);
    expect(answer.result).toContain('**4.59 %**');
    expect(answer.result).toContain('**8 AWG** would hold it to 2.88 %');
    expect(answer.steps[0]).toContain('2 × 12.9 × 30 A × 147.6 ft ÷ 10,380 cmil = 11.01 V');
  });

  test('3 % and 5 % are said to be recommendations, and nothing speaks of 8 %', () => {
    for (const ctx of [en, es]) {
      const answer = voltageDrop.calculate({ volts: 120, amps: 12, lengthFt: 50, size: '12' }, ctx);
      expect(answer.cautions.join(' ')).toMatch(/recommendations|recomendaciones/);
      expect(answer.cautions.join(' ')).not.toContain('8 %');
    }
  });

  test('three-phase by direct-current resistance', () => {
    // √3 × 100 × 0.194 × 200 / 1000 = 6.720 V of 480
    const answer = voltageDrop.calculate({ volts: 480, amps: 100, lengthFt: 200, size: '2', phases: '3', dropMethod: 'dc' }, en);
    expect(figure(answer, 'voltageDrop')).toBeCloseTo(6.72, 2);
    expect(figure(answer, 'voltageDropPercent')).toBeCloseTo(1.4, 2);
  });

  test('effective impedance at 0.85 is that of Table 9', () => {
    // 4/0 copper in steel: 0.063 × 0.85 + 0.051 × 0.527 = 0.0804, printed 0.080; 500 aluminum in PVC: 0.043 × 0.85 + 0.039 × 0.527 = 0.0571
    const run = {
      ...plainRun({ volts: 480, amps: 200, lengthFt: 300, metal: 'cu', phases: '3' }),
      method: 'ac',
      powerFactor: 0.85,
    } as const;
    expect(ohmsPer1000Ft(run, '4/0')).toBeCloseTo(0.0804, 4);
    expect(ohmsPer1000Ft({ ...run, metal: 'al', material: 'pvc' }, '500')).toBeCloseTo(0.0571, 4);
    const answer = voltageDrop.calculate(
      { volts: 480, amps: 200, lengthFt: 300, size: '4/0', phases: '3', dropMethod: 'ac', powerFactor: 0.85, racewayMaterial: 'steel' },
      en,
    );
    // √3 × 200 × 0.08042 × 300 / 1000 = 8.357 V
    expect(figure(answer, 'voltageDrop')).toBeCloseTo(8.357, 2);
    expect(figure(answer, 'effectiveImpedance')).toBeCloseTo(0.0804, 4);
  });

  test('the impedance alone needs no load', () => {
    const answer = voltageDrop.calculate({ size: '4/0', dropMethod: 'ac', powerFactor: 0.85, racewayMaterial: 'steel' }, en);
    expect(answer.result).toContain('**0.0804 Ω**');
    expect(voltageDrop.calculate({ size: '4/0', dropMethod: 'ac' }, es).result).toContain('**0.0804 Ω** al neutro');
    expect(() => voltageDrop.calculate({ size: '4/0' }, en)).toThrow(InputError);
  });

  test('three-phase, 480 V, 100 A, 250 ft asks for 4 AWG', () => {
    // √3 × 12.9 × 100 × 250 / 14.4 = 38,790 cmil
    expect(figure(voltageDrop.calculate({ volts: 480, amps: 100, lengthFt: 250, phases: '3' }, es), 'sizeForDrop')).toBe('4');
  });

  test('smallest size and longest run', () => {
    expect(figure(voltageDrop.calculate({ volts: 240, amps: 30, lengthFt: 147.6 }, en), 'sizeForDrop')).toBe('8');
    // 3.6 V / (2 × 12.9 × 16 / 6530) = 56.9 ft, told as 56
    const answer = voltageDrop.calculate({ volts: 120, amps: 16, size: '12' }, en);
    expect(figure(answer, 'longestRun')).toBeCloseTo(56.95, 2);
    expect(answer.result).toContain('**56 ft**');
    expect(voltageDrop.calculate({ volts: 120, amps: 16, size: '12' }, es).result).toContain('**56 ft** (17 m) de ida');
  });

  test('parallel sets share the current and start at 1/0', () => {
    const run = plainRun({ volts: 480, amps: 400, lengthFt: 500, metal: 'cu', phases: '3', sets: 2 });
    expect(dropVolts(run, '3/0')).toBeCloseTo((dropVolts({ ...run, sets: 1 }, '3/0') ?? 0) / 2, 9);
    expect(dropSizes(run)[0]).toBe('1/0');
  });

  test('asks for what is missing, and says where a table ends', () => {
    expect(() => voltageDrop.calculate({ amps: 16, size: '12', lengthFt: 50 }, en)).toThrow('Source voltage');
    expect(() => voltageDrop.calculate({ volts: 120, amps: 16 }, en)).toThrow('One-way length');
    expect(() => voltageDrop.calculate({ volts: 480, amps: 16, size: '700', lengthFt: 50, dropMethod: 'ac' }, es)).toThrow('Tabla 9');
    expect(() => voltageDrop.calculate({ volts: 12, amps: 2000, lengthFt: 5000 }, en)).toThrow(InputError);
  });
});

const runs: fc.Arbitrary<Run> = fc.record({
  volts: fc.constantFrom(120, 208, 240, 277, 480),
  amps: fc.double({ min: 1, max: 600, noNaN: true }),
  lengthFt: fc.double({ min: 5, max: 3000, noNaN: true }),
  metal: fc.constantFrom(...METALS),
  phases: fc.constantFrom('1' as const, '3' as const),
  sets: fc.constantFrom(1, 2, 3),
  method: fc.constantFrom('k' as const, 'dc' as const, 'ac' as const),
  powerFactor: fc.double({ min: 0.5, max: 1, noNaN: true }),
  material: fc.constantFrom('pvc' as const, 'aluminum' as const, 'steel' as const),
});

test('a larger conductor never drops more; a longer run or more load never less', () => {
  fc.assert(
    fc.property(runs, (run) => {
      const sizes = dropSizes(run);
      for (let i = 1; i < sizes.length; i += 1) {
        const [small, large] = [sizes[i - 1], sizes[i]];
        if (small === undefined || large === undefined) continue;
        expect(dropVolts(run, large)).toBeLessThan(dropVolts(run, small) ?? 0);
      }
      const size = sizes[3] ?? '1/0';
      const here = dropVolts(run, size) ?? 0;
      expect(dropVolts({ ...run, lengthFt: run.lengthFt * 1.3 }, size)).toBeGreaterThan(here);
      expect(dropVolts({ ...run, amps: run.amps * 1.3 }, size)).toBeGreaterThan(here);
    }),
  );
});

test('the size for a drop holds it, the size below does not; the longest run uses the drop up', () => {
  fc.assert(
    fc.property(runs, fc.constantFrom(2, 3, 5), (run, maxPercent) => {
      const size = sizeForDrop(run, maxPercent);
      if (size === undefined) return;
      expect(dropPercent(run, size)).toBeLessThanOrEqual(maxPercent + 1e-6);
      const sizes = dropSizes(run);
      const below = sizes[sizes.indexOf(size) - 1];
      if (below !== undefined) expect(dropPercent(run, below)).toBeGreaterThan(maxPercent);
      const longer = sizeForDrop({ ...run, lengthFt: run.lengthFt * 1.2 }, maxPercent);
      if (longer !== undefined) expect(compareSizes(longer, size)).toBeGreaterThanOrEqual(0);
      const feet = longestRunFt(run, size, maxPercent) ?? 0;
      expect(dropPercent({ ...run, lengthFt: feet }, size)).toBeCloseTo(maxPercent, 6);
    }),
  );
});

test.each([
  // Table 430.248: 1 hp at 230 V is 8 A, 2 hp is 12 A; Table 430.250: 10 hp at 460 V is 14 A
  [
    'well 400 ft from the panel, 1 hp submersible, 230V single phase, what size copper to stay under 3%. I have some 12 AWG',
    '8 AWG',
    '8 A',
  ],
  ['10 hp 460 V three phase motor 500 ft away, wire size for 3% drop', '8 AWG', '14 A'],
  ['voltage drop of 10 AWG feeding a 2 hp 230 V single phase pump at 300 ft', '3.89 %', '12 A'],
])("a motor's current is the load: %s", (text, told, amperes) => {
  const { result, explanation } = createGuide(packFor('en'), packFor('es')).answer({ text }).answer;
  expect(result).toContain(told);
  expect(explanation).toContain(amperes);
});
