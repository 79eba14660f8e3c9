import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createGuide } from '../answer.ts';
import { packFor } from '../pack/pack.ts';
import { tableAmpacity } from '../tables/ampacity.ts';
import { sizeLabel } from '../tables/conductors.ts';
import { InputError } from './calculator.ts';
import { POWER_SIZES } from './conductor-inputs.ts';
import { welder, welderGroupAmpacity, welderMultiplier } from './welder.ts';

const guide = createGuide(packFor('en'), packFor('es'));
const en = { edition: '2023', language: 'en' } as const;

describe('welders', () => {
  test('40 A arc welder at 50%: 28.4 A, 10 AWG, which may sit behind 60 A', () => {
    const answer = welder.calculate({ primaryAmperes: '40', dutyPercent: 50 }, en);
    expect(answer.figures.map((figure) => figure.value)).toEqual([0.71, 28.4, '10 AWG', 60, '10 AWG', 80]);
    expect(answer.result).not.toContain('verified');
  });

  test('a duty cycle between rows takes the higher row; below the last row the last', () => {
    expect(welderMultiplier('arc', 45)).toBe(0.71);
    expect(welderMultiplier('arc', 10)).toBe(0.45);
    expect(welderMultiplier('arc-motor-generator', 90)).toBe(0.96);
    expect(welderMultiplier('resistance', 2)).toBe(0.22);
    expect(welderMultiplier('resistance', 60)).toBeUndefined();
    expect(() => welder.calculate({ primaryAmperes: '40', dutyPercent: 60, welder: 'resistance' }, en)).toThrow(InputError);
  });

  test('a group as in the EC&M worked example', () => {
    const effective = [80, 67.2, 50.4, 44.5, 32.4, 32.4, 32.4, 32.4, 15.75, 15.75, 15.75, 15.75];
    expect(welderGroupAmpacity('arc', effective)).toBeCloseTo(336.75, 2);
  });
});

test('a longer duty cycle never needs less, and a group never more than all welders in full', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('arc', 'arc-motor-generator'),
      fc.integer({ min: 1, max: 99 }),
      fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 10 }),
      (kind, duty, group) => {
        expect(welderMultiplier(kind, duty + 1)).toBeGreaterThanOrEqual(welderMultiplier(kind, duty) ?? 1);
        const sum = group.reduce((total, each) => total + each, 0);
        expect(welderGroupAmpacity(kind, group)).toBeLessThanOrEqual(sum + 1e-9);
        expect(welderGroupAmpacity('resistance', group)).toBeLessThanOrEqual(welderGroupAmpacity('arc', group) + 1e-9);
      },
    ),
  );
});

// 630.12(A) and (B): 200% of the welder's current and of the conductor's ampacity, whichever is less.
test('no conductor is named with a device that it may not have', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 10, max: 200 }),
      fc.integer({ min: 1, max: 100 }),
      fc.constantFrom('arc', 'resistance'),
      fc.constantFrom(undefined, ...POWER_SIZES),
      (primary, duty, kind, size) => {
        fc.pre(kind === 'arc' || duty <= 50);
        const { figures } = welder.calculate({ primaryAmperes: String(primary), dutyPercent: duty, welder: kind, size }, en);
        const figureOf = (name: string) => figures.find((figure) => figure.name === name)?.value;
        const needed = Number(figureOf('minimumAmpacity'));
        const isEnough = (each: (typeof POWER_SIZES)[number] | undefined): boolean =>
          each !== undefined && (tableAmpacity(each, 'cu', 75) ?? 0) >= needed;
        const named = isEnough(size) ? size : POWER_SIZES.find((each) => figureOf('conductorSize') === sizeLabel(each));
        if (named === undefined) return;
        const percent = kind === 'arc' ? 200 : 300;
        const column = needed > 100 || (tableAmpacity(named, 'cu', 60) ?? 0) < needed ? 75 : 60;
        expect(figureOf('deviceRating')).toBeLessThanOrEqual(((tableAmpacity(named, 'cu', column) ?? 0) * percent) / 100 + 1e-9);
      },
    ),
  );
});

test.each([
  ['Welder plate says 50 amps input at 240, duty cycle 30 percent. I have 10 gauge in the wall. Can I use the 10?', 'Yes.', '60 A'],
  ['arc welder 50 A primary 30% duty 10 awg on a 90 amp breaker, ok?', 'No.', '60 A'],
  ['arc welder 50 A 30% duty, can I use 6 awg on a 90 amp breaker', 'Yes.', '100 A'],
  ['arc welder 50 A 30% duty with 10 awg aluminum, ok?', 'No, unless the terminals are marked 75°C.', '60 A'],
])('%s', (text, ...parts) => {
  const { result } = guide.answer({ text }).answer;
  for (const part of parts) expect(result).toContain(part);
});

// Table 630.11(A): 0.63 without, 0.69 with a motor-generator.
test.each([
  ['soldadora de arco sin motor, 45 amps de entrada, ciclo de 40%', '28.35 A'],
  ['arc welder no motor generator, 45 amps, 40% duty', '28.35 A'],
  ['no es de motogenerador, es inversora de 45 amperes, ciclo 40, que cable', '28.35 A'],
  ['motor generator arc welder 45 A 40% duty', '31.05 A'],
  ['inversora de 45 amperes al 40% de ciclo, que calibre', '10 AWG de cobre'],
])('a kind that is denied does not count: %s', (text, ampacity) => {
  expect(guide.answer({ text }).answer.result).toContain(ampacity);
});
