import { expect, test } from 'vitest';
import { openingOf, splitOpening } from './opening.ts';

test.each([
  ['Use 6 AWG. Then torque the lugs.', 'Use 6 AWG.', 'Then torque the lugs.'],
  ['A run of 18 in. 4 AWG is enough', 'A run of 18 in. 4 AWG is enough', ''],
  ['¿Cabe? Sí, caben 16.', '¿Cabe?', 'Sí, caben 16.'],
  ['At 0.75 V it drops 2.5 %', 'At 0.75 V it drops 2.5 %', ''],
])('the opening of %j', (text, opening, rest) => {
  expect(splitOpening(text)).toEqual([opening, rest]);
});

test('an opening ends with its line, also while it is still being written', () => {
  expect(openingOf('Use 6 AWG\n\n1. Torque the lugs. 2. Label it.')).toBe('Use 6 AWG');
  expect(openingOf('Use 6')).toBe('Use 6');
  expect(openingOf('')).toBe('');
});
