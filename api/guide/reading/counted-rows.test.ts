import { expect, test } from 'vitest';
import { rowsOf } from './counted-rows.ts';
import { reckon } from './figures.ts';
import { normalise } from './normalise.ts';
import type { Slot } from './slots.ts';

const sizes = ['14', '12', '10', '8', '6', '4', '2', '1/0', '4/0', '350'].map((value) => ({ value, label: { en: value, es: value } }));
const slot = (kinds: readonly string[]): Extract<Slot, { kind: 'counted' }> => ({
  kind: 'counted',
  name: 'conductors',
  label: { en: 'Conductors', es: 'Conductores' },
  sizes,
  kinds,
  asksCount: true,
});

/** `roles`: '#' for a figure that counts, 's' for a size, '-' for neither, in the order of the text. */
function rows(text: string, roles: string, kinds: readonly string[] = ['thhn', 'xhhw', 'bare']): string {
  const reckoning = reckon(normalise(text, 'en'), 'en');
  const parts = reckoning.figures.flatMap((figure, at) =>
    roles[at] === '-' ? [] : [{ figure, value: roles[at] === '#' ? figure.value : figure.name, counts: roles[at] === '#' }],
  );
  return rowsOf(reckoning, slot(kinds), parts);
}

test.each([
  ['three 4/0 xhhw and one #4 bare', '#s#s', '3:4/0:xhhw;1:4:bare'],
  ['4 #2 thhn and a bare #8', '#ss', '4:2:thhn;1:8:bare'],
  ['350 mcm x 3 and #4 ground, all thhn', 's#s', '3:350:thhn;1:4:thhn'],
  ['3 sets of 4 350s xhhw', '##s', '12:350:xhhw'],
  ['how many 12 thhn fit in this emt', 's', ':12:thhn'],
  ['it joins two cabinets, how many 6 awg thhn may it hold', '#s', ':6:thhn'],
])('%s', (text, roles, expected) => {
  expect(rows(text, roles)).toBe(expected);
});

test('adds up the conductors of cables where kinds do not matter', () => {
  expect(rows('two 14/2 and one 14/3 romex', '#s#s', [])).toBe('7:14');
});
