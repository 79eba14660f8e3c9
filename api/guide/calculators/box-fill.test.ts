import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BOX_FILL_SIZES } from '../tables/box.ts';
import { boxesFor, boxFill, boxFillVolume, groundAllowances } from './box-fill.ts';
import { InputError, type Values } from './calculator.ts';

const en = { edition: '2023', language: 'en' } as const;
const of = (values: Values, edition: '2017' | '2020' | '2023' = '2023') => boxFill.calculate(values, { ...en, edition });
const volume = (values: Values, edition: '2017' | '2020' | '2023' = '2023') =>
  of(values, edition).figures.find((each) => each.name === 'requiredVolume')?.value;

describe('box fill', () => {
  test('two 12/2 cables, a receptacle and clamps', () => {
    // 4 × 2.25 + 1 × 2.25 + 2 × 2.25 + 2.25 = 18.0
    const values = { conductors: '4:12', grounds: 2, devices: '1:12', clamps: 'yes' };
    const answer = of(values);
    expect(volume(values)).toBe(18);
    expect(answer.result).toContain('**18 in³**');
    expect(answer.steps.at(-1)).toBe('Total: 18 in³.');
    expect(boxFill.calculate(values, { ...en, language: 'es' }).result).toContain('La caja necesita **18 in³**');
  });

  test('grounds by edition', () => {
    // ten 12 AWG grounds: 1 + 6/4 = 2.5 allowances, 5.625 in³; one allowance to 2017
    expect(volume({ conductors: '2:12', grounds: 10 })).toBe(4.5 + 5.625);
    expect(volume({ conductors: '2:12', grounds: 10 }, '2017')).toBe(4.5 + 2.25);
    expect([0, 1, 4, 5, 8].map((each) => groundAllowances(each, '2020'))).toEqual([0, 1, 1, 1.25, 2]);
  });

  test('mixed sizes: devices by their wire, clamps by the largest', () => {
    // 4 × 2.25 + 4 × 2 + 1 × 2 × 2 + 2.25 (clamps) + 2.25 (grounds, largest)
    expect(volume({ conductors: '4:12;4:14', devices: '1:14', grounds: 4, clamps: 'yes' })).toBe(9 + 8 + 4 + 2.25 + 2.25);
    expect(volume({ conductors: '4:12;4:14', grounds: 4, groundSize: '14' })).toBe(9 + 8 + 2);
  });

  test('a given box is judged', () => {
    expect(of({ conductors: '6:12', boxVolumeIn3: 14 }).result).toContain('large enough');
    expect(of({ conductors: '8:12', boxVolumeIn3: 14 }).result).toContain('**too small**');
  });

  test('4 AWG goes to pull boxes; nonsense is refused', () => {
    expect(() => of({ conductors: '2:4' })).toThrow('314.28');
    expect(() => of({ conductors: 'two twelves' })).toThrow(InputError);
    expect(() => of({})).toThrow('4:12;2:14');
  });

  test('2026 is marked', () => {
    expect(boxFill.calculate({ conductors: '2:14' }, { edition: '2026', language: 'en' }).result).toContain('(not verified)');
  });
});

test('more in the box never needs less, and the boxes offered hold it', () => {
  const groups = fc.array(fc.record({ count: fc.integer({ min: 1, max: 8 }), size: fc.constantFrom(...BOX_FILL_SIZES) }), {
    minLength: 1,
    maxLength: 3,
  });
  fc.assert(
    fc.property(
      groups,
      groups,
      fc.integer({ min: 0, max: 12 }),
      fc.boolean(),
      fc.constantFrom('2017' as const, '2023' as const),
      (conductors, devices, grounds, clamps, edition) => {
        const base = { conductors, devices, grounds, groundSize: undefined, clamps, fittings: 0 };
        const here = boxFillVolume(base, edition)?.totalIn3 ?? 0;
        expect(boxFillVolume({ ...base, grounds: grounds + 1 }, edition)?.totalIn3 ?? 0).toBeGreaterThanOrEqual(here);
        expect(boxFillVolume({ ...base, fittings: 1 }, edition)?.totalIn3 ?? 0).toBeGreaterThan(here);
        expect(boxFillVolume({ ...base, conductors: [...conductors, { count: 1, size: '14' }] }, edition)?.totalIn3 ?? 0).toBeGreaterThan(
          here,
        );
        expect(boxFillVolume(base, '2023')?.totalIn3 ?? 0).toBeGreaterThanOrEqual(boxFillVolume(base, '2017')?.totalIn3 ?? 0);
        for (const box of boxesFor(here)) expect(box.volumeIn3).toBeGreaterThanOrEqual(here - 1e-6);
      },
    ),
  );
});

test('30.3 in³ hold thirteen 12 AWG; with a receptacle and clamps, ten', () => {
  const ctx = { edition: '2023', language: 'en' } as const;
  expect(boxFill.calculate({ conductors: ':12', boxVolumeIn3: 30.3 }, ctx).result).toContain('**13**');
  expect(boxFill.calculate({ conductors: ':12', boxVolumeIn3: 30.3, devices: '1:12', clamps: 'yes' }, ctx).result).toContain('**10**');
  expect(() => boxFill.calculate({ conductors: ':12' }, ctx)).toThrow('Volume of the box');
});
