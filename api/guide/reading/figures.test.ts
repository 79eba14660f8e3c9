import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Figure, reckon, withProducts } from './figures.ts';
import { normalise } from './normalise.ts';

const figuresOf = (text: string, language: 'en' | 'es' = 'en'): readonly Figure[] => reckon(normalise(text, language), language).figures;
const told = (text: string, language: 'en' | 'es' = 'en') =>
  figuresOf(text, language)
    .filter(({ form }) => form !== 'word')
    .map(({ name, form, unit }) => `${name} ${unit?.kind ?? form}`);

test.each([
  ['12/2 w/g', ['12 cable']],
  ['12-2 romex', ['12 cable']],
  ['#10', ['10 marked']],
  ['No. 12', ['12 marked']],
  ['1/0', ['1/0 aught']],
  ['2/0 AL', ['2/0 aught']],
  ['2x4/0', ['2 number', '4/0 aught']],
  ['250 MCM', ['250 conductor']],
  ['3/4" pipe', ['3/4 length']],
  ['a ¾ emt', ['3/4 fraction']],
  ["6' long", ['6 length']],
  ['sixty amp', ['60 current']],
  ['120/240', ['120 low', '240 high']],
  ['277v', ['277 voltage']],
  ['22k btu', ['22000 number']],
  ['1,200 sq ft', ['1200 area']],
  ['10, 20 and 30 ohms', ['10 resistance', '20 resistance', '30 resistance']],
  ['emt de 3/4, 40 pies', ['3/4 fraction', '40 length']],
  ['-10 °C', ['10 temperature']],
  ['twelve hundred sq ft', ['1200 area']],
  ['62/47 amps', ['62 current', '47 current']],
  ['A=40 B=30 C=20', ['40 number', '30 number', '20 number']],
  ['six 12s', ['6 number', '12 number']],
  ['table 220.55 for 12 kw', ['12 power']],
  ['8 ranges out of 220.55', ['8 number']],
  ['118.5 to neutral', ['118.5 number']],
])('reads %s', (text, expected) => {
  expect(told(text)).toEqual(expected);
});

test('reads decimals and thousands as Spanish writes them', () => {
  expect(figuresOf('fp 0,85 y 30 000 VA en 1.200 pies cuadrados', 'es').map(({ value }) => value)).toEqual([0.85, 30000, 1200]);
  expect(figuresOf('12 000 VA', 'es').map(({ value }) => value)).toEqual([12000]);
});

test('keeps the sign of a figure, and no dash for one', () => {
  expect(figuresOf('at -18 °C')[0]?.value).toBe(-18);
  expect(figuresOf('menos 5 grados', 'es').at(-1)?.value).toBe(-5);
  expect(figuresOf('a 10-kW range')[0]?.value).toBe(10);
});

test('reads times that are told without a number', () => {
  const spans = (text: string) => figuresOf(text).map(({ value, unit }) => [value, unit?.kind, unit?.scale]);
  expect(spans('half an hour')).toEqual([[0.5, 'time', 1]]);
  expect(spans('around the clock')).toEqual([[24, 'time', 1]]);
  expect(spans('a day and a half')).toEqual([[1.5, 'days', 1]]);
  expect(spans('cost of a year')).toEqual([[1, 'days', 365]]);
  expect(spans('hours per day')).toEqual([]);
});

test.each([
  ['a house of 28 x 52', [1456, 'area']],
  ['ten 150 W lamps', [1500, 'power']],
  ['0.5 A each at 120 V', [60, 'apparent']],
  ['lose 6 volts of 240 V', [2.5, 'percent']],
])('makes of %s a figure of its own', (text, expected) => {
  const made = withProducts(reckon(normalise(text, 'en'), 'en')).filter(({ form }) => form === 'product');
  expect(made.map(({ value, unit }) => [value, unit?.kind])).toEqual([expected]);
});

test('finds every figure of a list with its value, whatever stands around it', () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 4000 }), { minLength: 1, maxLength: 5 });
  const words = fc.constantFrom('a load of', 'breaker rated', 'una carga de', 'motor', 'then');
  const units = fc.constantFrom(['A', 'current'], ['volts', 'voltage'], ['kW', 'power'], ['ft', 'length'], ['hp', 'horsepower']);
  fc.assert(
    fc.property(amounts, words, units, fc.constantFrom<'en' | 'es'>('en', 'es'), (values, word, [unit, kind], language) => {
      const text = values.map((value) => `${word} ${value} ${unit}`).join('; ');
      const found = figuresOf(text, language).filter(({ form }) => form !== 'word');
      expect(found.map(({ name }) => Number(name))).toEqual(values);
      expect(new Set(found.map((each) => each.unit?.kind))).toEqual(new Set([kind]));
    }),
  );
});

test('no more figures are read than anybody tells of one job', () => {
  for (const figure of ['#12 ', '10 ft ', '120/240 V ']) expect(figuresOf(figure.repeat(400)).length).toBeLessThanOrEqual(121);
  expect(figuresOf('#12 '.repeat(70))).toHaveLength(70);
});
