import { expect, test } from 'vitest';
import type { Act } from '../asking/act.ts';
import { polarityOf } from './polarity.ts';

test.each<readonly [plain: string, act: Act | undefined, polarity: string | undefined]>([
  ['is #6 enough for 50 amps?', 'is', 'fit'],
  ['can i use #8 on a 50 amp breaker', 'may', 'fit'],
  ['is #14 too small for 20 amps?', 'is', 'lack'],
  ['and a switch too, does it fit?', 'is', 'fit'],
  ['rigid only 5 in deep, is that a violation?', 'is', 'lack'],
  ['i say 55 amp wire behind 60 amp fuses must be a violation', 'is', 'lack'],
  ['am i over 3 % with it?', 'is', 'lack'],
  ['is #10 ok over 100 ft?', 'is', 'fit'],
  // The sentence that asks tells it.
  ['my helper says it is too full. is it legal on box fill?', 'is', 'fit'],
  ['he says 125 is way too big. is the 125 allowed?', 'may', 'fit'],
  ['five cables in a 4 square. is it over on fill?', 'is', 'lack'],
  ['do i have to go bigger than #4?', 'must', 'lack'],
  ['do i have to derate 6 wires?', 'must', 'lack'],
  ['three 2/0 and a #6. does the code fill allow it?', 'must', 'fit'],
  ['do i have to use #6?', 'must', 'needed'],
  ['¿queda chico el 12 para 20 amperes?', 'is', 'lack'],
  ['¿se pasa del 3 %?', 'is', 'lack'],
  ['¿pasa con 7 del 14?', 'may', 'fit'],
  ['¿alcanza el 8 para 40 amperes?', undefined, 'fit'],
  ['what size wire for 50 amps?', 'is', undefined],
  ['to what percent must i derate 8 wires?', 'must', undefined],
  ['6 thhn, 75 c column', undefined, undefined],
  ['cuantos caben en 1/2?', undefined, undefined],
])('%s (%s): %s', (plain, act, polarity) => {
  expect(polarityOf(plain, act)).toBe(polarity);
});
