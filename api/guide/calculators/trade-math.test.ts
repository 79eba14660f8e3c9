import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { InputError } from './calculator.ts';
import { readFigure, scaledFeet, squareMillimetres, tradeMath } from './trade-math.ts';

const en = { edition: '2023', language: 'en' } as const;
const result = (operation: string, value: string, second?: string) => tradeMath.calculate({ operation, value, second }, en).result;

describe('trade arithmetic', () => {
  test.each([
    ['scale', '3-1/2', '1/4', '**14 ft**'],
    ['percent-of', '3', '480', '**14.4**'],
    ['what-percent', '14.4', '480', '**3%**'],
    ['percent-change', '208', '240', '**-13.33%**'],
    ['fraction-to-decimal', '7/16', undefined, '**0.4375 in.**'],
    ['decimal-to-fraction', '0.4375', undefined, '**7/16 in.**'],
    ['rectangle', '12', '10', 'Area **120**'],
    ['circle', '2', undefined, '**3.142**'],
    ['c-to-f', '40', undefined, '**104 °F**'],
    ['f-to-c', '-40', undefined, '**-40 °C**'],
    ['ft-to-m', '100', undefined, '**30.48 m**'],
    ['m-to-ft', '30.48', undefined, '**100 ft**'],
    ['in-to-mm', '1/2', undefined, '**12.7 mm**'],
    ['hp-to-kw', '10', undefined, '**7.46 kW**'],
    ['kw-to-hp', '7.46', undefined, '**10 hp**'],
    ['awg-to-mm2', '12', undefined, '**3.31 mm²**'],
    ['awg-to-mm2', '4/0', undefined, '**107.2 mm²**'],
    ['mm2-to-awg', '4', undefined, '**10 AWG**'],
  ])('%s %s %s', (operation, value, second, expected) => {
    expect(result(operation, value, second)).toContain(expected);
  });

  test('what cannot be read is refused with the input named', () => {
    expect(() => result('scale', '3-1/2')).toThrow(InputError);
    expect(() => result('scale', '3-1/2', '0')).toThrow(InputError);
    expect(() => result('c-to-f', 'warm')).toThrow(InputError);
    expect(() => result('awg-to-mm2', '5')).toThrow(InputError);
    expect(() => result('what-percent', '5', '0')).toThrow(InputError);
  });
});

test('written figures', () => {
  expect(['14.4', '-10', '1/4', '3-1/2', '3 1/2', '1/0', 'x'].map(readFigure)).toEqual([14.4, -10, 0.25, 3.5, 3.5, undefined, undefined]);
});

test('a length on paper and in feet keep their ratio; mm² grow with circular mils', () => {
  const figure = fc.double({ min: 0.1, max: 100, noNaN: true });
  fc.assert(
    fc.property(figure, figure, (inches, scale) => {
      expect(scaledFeet(inches, scale) * scale).toBeCloseTo(inches, 6);
      expect(squareMillimetres(inches + scale)).toBeGreaterThan(squareMillimetres(inches));
    }),
  );
});
