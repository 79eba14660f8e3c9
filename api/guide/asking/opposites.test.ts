import { expect, test } from 'vitest';
import { deniedIn, opposites, sidesIn } from './opposites.ts';

test.each([
  ['a new dryer circuit', 'an existing dryer circuit', 1],
  ['un garaje separado', 'an attached garage', 1],
  ['copper on a detached building', 'aluminum in an attached garage', 2],
  ['a new dryer circuit', 'a dryer circuit', 0],
  ['Romex in conduit outdoors', 'Romex inside the garage', 1],
  ['Romex in conduit outdoors', 'Romex inside of the conduit', 0],
  ['Romex en tubo afuera', 'Romex adentro del tubo', 0],
  // Who speaks of both sides stands on neither.
  ['a new circuit', 'the new circuit beside the old one', 0],
])('%s against %s', (claim, question, count) => {
  expect(opposites(sidesIn(claim), sidesIn(question))).toBe(count);
});

test('finds what is denied, not what stands before it', () => {
  expect([...deniedIn('a conduit without a bonding bushing')]).toContain('bush');
  expect(deniedIn('a conduit without a bonding bushing').has('conduit')).toBe(false);
  expect(deniedIn('tubo sin tierra').has('tierr')).toBe(true);
});
