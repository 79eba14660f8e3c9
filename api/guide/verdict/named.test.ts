import { expect, test } from 'vitest';
import { readQuestion } from '../reading/read-question.ts';
import { namedIn } from './named.ts';

const told = (text: string): readonly string[] =>
  namedIn(readQuestion(text, undefined, () => true))
    .filter(({ kind }) => kind !== 'count')
    .map(({ text: of, times, heads }) => `${times > 1 ? `${times} × ` : ''}${of}: ${heads.join(' ')}`);

test.each([
  ['Can I use #8 on a 50 A breaker?', ['50 A: device', '8 AWG: ']],
  ['¿Aguanta una carga de 20 A un breaker de 30 A?', ['20 A: load', '30 A: device']],
  ['55 A wire behind 60 A fuses', ['55 A: ampacity', '60 A: device']],
  ['a 300 A breaker on the secondary', ['300 A: device secondary']],
  ['#6 with a #10 ground', ['6 AWG: ', '10 AWG: ground']],
  ['two 1500 W heaters', ['2 × 1,500 W: load overload']],
  ['10 lights, 15 W each', ['10 × 15 W: ']],
  ['two 120 V lights of 1500 W each', ['120 V: load', '2 × 1,500 W: load']],
  ['dos lámparas fijas de pared de 1500 W cada una', ['2 × 1,500 W: load']],
  ['breaker de 15 A, una plancha de 1200 W', ['15 A: device', '1,200 W: ']],
  ['tap of 40 A', ['40 A: ampacity']],
])('%s', (text, things) => {
  expect(told(text)).toEqual(things);
});
