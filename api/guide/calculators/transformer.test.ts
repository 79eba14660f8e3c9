import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createGuide } from '../answer.ts';
import { packFor } from '../pack/pack.ts';
import { InputError } from './calculator.ts';
import { sizeTransformer, transformer } from './transformer.ts';

const guide = createGuide(packFor('en'), packFor('es'));

const en = { edition: '2023', language: 'en' } as const;
const figure = (answer: ReturnType<typeof transformer.calculate>, name: string) => answer.figures.find((each) => each.name === name)?.value;

describe('transformer', () => {
  test('75 kVA 480 to 208 V three-phase', () => {
    const answer = transformer.calculate({ kva: 75, primaryVolts: 480, secondaryVolts: 208, phases: '3' }, en);
    expect(figure(answer, 'primaryCurrent')).toBeCloseTo(90.21, 2);
    expect(figure(answer, 'secondaryCurrent')).toBeCloseTo(208.18, 2);
    // 112.8 A up to 125 A; 225.5 A down to 225 A; 260.2 A up to 300 A
    expect(figure(answer, 'primaryOnlyDevice')).toBe(125);
    expect(figure(answer, 'primaryWithSecondaryDevice')).toBe(225);
    expect(figure(answer, 'secondaryDevice')).toBe(300);
    expect(answer.result).toContain('90.2 A');
    expect(answer.result).not.toContain('verified');
  });

  test('small primaries use 167% and 300% without rounding up', () => {
    // 2 kVA / 480 V = 4.17 A; 167% = 6.96 A, under the smallest standard breaker
    const two = sizeTransformer(2, 480, 120, '1');
    expect(two.primaryOnly.percent).toBe(167);
    expect(two.primaryOnly.ratingA).toBeUndefined();
    expect(two.primaryOnly.limitAmperes).toBeCloseTo(6.958, 2);
    expect(sizeTransformer(0.5, 480, 120, '1').primaryOnly.percent).toBe(300);
    // 2 kVA / 120 V = 16.7 A secondary: 125% = 20.8 A up to 25 A
    expect(two.secondary.ratingA).toBe(25);
  });

  test('exactly 9 A counts as 9 A or more', () => {
    expect(sizeTransformer(4.32, 480, 240, '1').primaryOnly).toMatchObject({ percent: 125, ratingA: 15 });
  });

  test('45 kVA is three-phase without being told, 75 kVA is asked about', () => {
    expect(transformer.calculate({ kva: 45, primaryVolts: 480, secondaryVolts: 208 }, en).assumptions[0]).toContain('Three-phase');
    expect(() => transformer.calculate({ kva: 75, primaryVolts: 480, secondaryVolts: 208 }, en)).toThrow(InputError);
  });

  test('a rating is found for a load', () => {
    // 150 A at 208 V three-phase = 54.04 kVA, next stock size 75
    expect(
      figure(transformer.calculate({ loadAmperes: 150, primaryVolts: 480, secondaryVolts: 208, phases: '3' }, en), 'transformerKva'),
    ).toBe(75);
  });

  test('under 2026 the devices are marked, the currents are arithmetic', () => {
    const answer = transformer.calculate(
      { kva: 75, primaryVolts: 480, secondaryVolts: 208, phases: '3' },
      { edition: '2026', language: 'es' },
    );
    expect(answer.result).toContain('(sin verificar)');
    expect(answer.figures.find((each) => each.name === 'primaryCurrent')?.grade).toBe('V2');
  });
});

test('power in equals power out, and no device is below rated current', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 1, max: 2000, noNaN: true }),
      fc.constantFrom(208, 240, 480, 600),
      fc.constantFrom(120, 208, 240, 480),
      (kva, primary, secondary) => {
        const sizes = sizeTransformer(kva, primary, secondary, '3');
        expect(sizes.primaryAmperes * primary).toBeCloseTo(sizes.secondaryAmperes * secondary, 4);
        if (sizes.primaryOnly.roundUp && sizes.primaryOnly.ratingA !== undefined)
          expect(sizes.primaryOnly.ratingA).toBeGreaterThanOrEqual(sizes.primaryOnly.limitAmperes - 1e-6);
        const withSecondary = sizes.primaryWithSecondary;
        if (withSecondary.ratingA !== undefined) expect(withSecondary.ratingA).toBeLessThanOrEqual(withSecondary.limitAmperes + 1e-6);
      },
    ),
  );
});

test.each([['75 kVA transformer 480 to 208, 225 main ok?'], ['transformador de 75 kVA 480 a 208, principal de 225']])(
  'the rating of a main is no voltage: %s',
  (text) => {
    const { result } = guide.answer({ text }).answer;
    expect(result).toContain('208.2 A');
    expect(result).not.toContain('225 V');
  },
);
