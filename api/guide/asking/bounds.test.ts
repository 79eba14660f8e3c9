import { expect, test } from 'vitest';
import type { Language } from '../../contract/values.ts';
import { reckon } from '../reading/figures.ts';
import { normalise } from '../reading/normalise.ts';
import { type Bound, boundsIn, meetsBounds } from './bounds.ts';

const bounds = (text: string, language: Language = 'en'): readonly Bound[] => boundsIn(reckon(normalise(text, language), language));

test.each<[string, Language, Partial<Bound>]>([
  ['a hallway of 10 ft or more', 'en', { of: 'length', value: 10, side: 'least' }],
  ['within 6 feet of a sink', 'en', { of: 'length', value: 6, side: 'most' }],
  ['not more than 1-1/2 in. deep', 'en', { of: 'length', value: 0.125, side: 'most' }],
  ['a rod under 8 ft', 'en', { of: 'length', value: 8, side: 'below' }],
  ['conductors smaller than 1/0 AWG', 'en', { of: 'size', value: 1, side: 'below' }],
  ['#4 or larger', 'en', { of: 'size', value: -3, side: 'least' }],
  ['más de 600 voltios', 'es', { of: 'voltage', value: 600, side: 'above' }],
  ['a no más de 6 pies', 'es', { of: 'length', value: 6, side: 'most' }],
  ['10 kVA o menos', 'es', { of: 'apparent', value: 10000, side: 'most' }],
  ['stairs with six or more risers', 'en', { of: 'riser', value: 6, side: 'least' }],
])('reads the bound of %s', (text, language, expected) => {
  expect(bounds(text, language)).toContainEqual(expected);
});

test('a figure that says neither more nor less has no side', () => {
  expect(bounds('a 20 A circuit')).toEqual([{ of: 'current', value: 20 }]);
});

test('tells what lies inside a bound from what does not, in any unit', () => {
  const claim = bounds('receptacles within 6 ft of a sink');
  expect(meetsBounds(claim, bounds('4 ft from the sink'))).toBe('inside');
  expect(meetsBounds(claim, bounds('60 inches from the sink'))).toBe('inside');
  expect(meetsBounds(claim, bounds('8 ft from the sink'))).toBe('outside');
  expect(meetsBounds(claim, bounds('20 A at the sink'))).toBeUndefined();
  expect(meetsBounds(claim, bounds('one at 4 ft, one at 8 ft'))).toBeUndefined();
});

test('a larger size of wire is more', () => {
  const claim = bounds('parallel conductors not smaller than 1/0 AWG');
  expect(meetsBounds(claim, bounds('two 1/0 AWG'))).toBe('inside');
  expect(meetsBounds(claim, bounds('250 kcmil'))).toBe('inside');
  expect(meetsBounds(claim, bounds('#2 in parallel'))).toBe('outside');
});

test('low voltage is a bound', () => {
  const claim = bounds('a flush deck box for a low-voltage pool light');
  expect(meetsBounds(claim, bounds('a 12 V light'))).toBe('inside');
  expect(meetsBounds(claim, bounds('a 120 V light'))).toBe('outside');
  expect(meetsBounds(claim, bounds('un foco de bajo voltaje', 'es'))).toBe('inside');
});
