import { expect, test } from 'vitest';
import { deniedIn, opposites, turns } from './opposites.ts';

test.each([
  ['a new dryer circuit', 'an existing dryer circuit', 1],
  ['un garaje separado', 'an attached garage', 1],
  ['copper on a detached building', 'aluminum in an attached garage', 2],
  ['a new dryer circuit', 'a dryer circuit', 0],
  // Who speaks of both sides stands on neither.
  ['a new circuit', 'the new circuit beside the old one', 0],
])('%s against %s', (claim, question, count) => {
  expect(opposites(claim, question)).toBe(count);
});

test('finds what is denied, not what stands before it', () => {
  expect([...deniedIn('a conduit without a bonding bushing')]).toContain('bush');
  expect(deniedIn('a conduit without a bonding bushing').has('conduit')).toBe(false);
  expect(deniedIn('tubo sin tierra').has('tierr')).toBe(true);
});

test.each([
  ['Does every splice need a box?', 'can i splice wires without a box', true],
  ['¿Todo empalme va en una caja?', 'puedo empalmar cables sin caja', true],
  ['Can Romex run in conduit outdoors?', 'romex in conduit inside the garage', true],
  ['Does every splice need a box?', 'do splices have to be in a box', false],
])('whether a question turns a title round: %s, %s', (title, question, turned) => {
  expect(turns(title, question)).toBe(turned);
});
