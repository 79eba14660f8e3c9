import { expect, test } from 'vitest';
import { createGuide } from '../answer.ts';
import { packFor } from '../pack/pack.ts';

const guide = createGuide(packFor('en'), packFor('es'));
const unused = (text: string): string | undefined =>
  guide.answer({ text }).answer.cautions.find((caution) => /^(?:This result does not use|Este resultado no usa):/.test(caution));

test.each([
  ['Voltage drop on 150 ft of 12 AWG copper, 16 A, 120 V, in a 50 °C attic?', /50 ?°C/],
  ['Caída de tensión: 45 metros de 10 AWG de cobre, 20 A, 240 V, breaker de 30 A.', /30 A\b/],
])('a figure that a calculation made nothing of is named: %s', (text, named) => {
  expect(unused(text)).toMatch(named);
});

test.each([
  'Voltage drop on 150 ft of 12 AWG copper, 16 A, 120 V?',
  'Caída de tensión: 45 metros de 10 AWG de cobre, 20 A, 240 V.',
  '12 AWG THHN, 110 °F attic, 6 current-carrying conductors: ampacity?',
  'How many 8 AWG THHN fit in a 1-1/4 in EMT?',
  'Is 12 AWG copper enough for a 30 A breaker?',
  'Working space for a 480 V panel facing a block wall?',
  '75 kVA, 480 V to 208Y/120 V three-phase transformer: primary and secondary full-load current?',
])('figures that were used, in whatever unit, are not: %s', (text) => {
  expect(guide.answer({ text }).answer.kind).toBe('calculation');
  expect(unused(text)).toBeUndefined();
});
