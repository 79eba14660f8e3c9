import { expect, test } from 'vitest';
import { reckon } from './figures.ts';
import { normalise } from './normalise.ts';
import { twoKindsFrom } from './two-kinds.ts';

const countIn = (text: string, language: 'en' | 'es' = 'en'): number | undefined => {
  const reckoning = reckon(normalise(text, language), language);
  const [first] = reckoning.figures.filter(({ form }) => form === 'number');
  return first === undefined ? undefined : twoKindsFrom(first, reckoning)?.count;
};

test.each([
  ['two small-appliance circuits and one laundry circuit', 3],
  ['2 kitchen circuits plus the laundry circuit', 3],
  ['3 kitchen circuits and 2 laundry circuits', 5],
  ['two small-appliance and laundry circuits', undefined],
  ['two 12/2 cables and a duplex', undefined],
  ['two circuits, one laundry circuit', undefined],
] as const)('%s: %s', (text, count) => expect(countIn(text)).toBe(count));

test('in Spanish the name may be left out', () => {
  expect(countIn('dos circuitos de cocina y uno de lavandería', 'es')).toBe(3);
  expect(countIn('los dos circuitos de aparatos pequeños y el de lavandería', 'es')).toBe(3);
});
