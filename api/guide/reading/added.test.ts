import { expect, test } from 'vitest';
import { createGuide } from '../answer.ts';
import { packFor } from '../pack/pack.ts';
import { withAdded } from './added.ts';

const guide = createGuide(packFor('en'), packFor('es'));

test.each([
  ['30 wires in a trough, add 2 more, derate?', 'en', '32 wires in a trough, add , derate?'],
  ['8 #12 thhn in emt, can i add 2 more #12', 'en', '10 #12 thhn in emt, can i add'],
  ['6 #12 thhn in emt, can i add 2 more #10', 'en', '6 #12 thhn in emt, can i add 2 more #10'],
  ['hay 30 conductores, si agrego otros 2 aplica el ajuste?', 'es', '32 conductores'],
  ['tengo 6 thhn del 12 y le meto 3 mas', 'es', '9 thhn del 12'],
  ['2 kitchen circuits, do i need 1 more', 'en', '2 kitchen circuits, do i need 1 more'],
  ['8 receptacles and 4 lights, can i add 2 more receptacles', 'en', '10 receptacles and 4 lights'],
  ['8 receptacles and 4 lights, can i add 2 more', 'en', '8 receptacles and 4 lights, can i add 2 more'],
  ['two circuits share a neutral, one pulls 14 the other 9', 'en', 'one pulls 14 the other 9'],
  ['hay 3 cargas, una pone 14 y la otra 9', 'es', 'una pone 14 y la otra 9'],
] as const)('adds up: %s', (plain, language, said) => {
  expect(withAdded(plain, language)).toContain(said);
});

test.each([
  ['I have 8 #12 THHN in a 1/2 EMT, can I add two more', '**No.**', '43.8 %'],
  ['3 current carrying conductors in a conduit, adding 4 more, what derating', '7', '70%'],
  ['there are 30 current-carrying conductors in a metal wireway, can I add 2 more without derating', '**No.**', '40%'],
  ['there are 20 current-carrying conductors in a metal wireway, can I add 2 more without derating', '**Yes.**', '100%'],
])('what is added counts with what is there: %s', (text, ...said) => {
  const { result } = guide.answer({ text }).answer;
  for (const each of said) expect(result).toContain(each);
});

test.each([
  ['there are 30 wires in a 6x6 wireway and I add two more, do I have to derate?'],
  ['30 cables en un ducto de 6x6 y le meto 2 más, ¿hay que derratear?'],
  ['hay 30 conductores en un ducto metálico, si agrego otros dos ¿aplica el ajuste?'],
])('a claim of 30 or fewer decides nothing of 32: %s', (text) => {
  expect(guide.answer({ text }).answer.result).not.toContain('**No.**');
});
