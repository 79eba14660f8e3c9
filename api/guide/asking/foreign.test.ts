import { expect, test } from 'vitest';
import { withoutTerms } from '../reading/classes.ts';
import { frontCoded } from '../reading/front-coded.ts';
import { foreignTo } from './foreign.ts';

const own = frontCoded(['breaker', 'panel', 'size', 'tierra', '~ground']);
const other = frontCoded(['alambr', 'calibr', 'panel', 'tierra', '~ground', '~wire']);
const isForeign = foreignTo({ own, other });

test.each([
  ['alambr', true],
  ['^^calibr_de', true],
  ['panel_alambr', true],
  // Crews mix: their own questions have it.
  ['tierra', false],
  ['panel', false],
  // Neither has it: it may be a new word of either.
  ['megger', false],
  // Not stemmed.
  ['alambres', true],
  // Concepts are of both languages.
  ['~wire', false],
  ['#volts', false],
])('%s is foreign: %s', (term, expected) => {
  expect(isForeign(term)).toBe(expected);
});

test('classes without some of their terms keep what the others say', () => {
  const learned = {
    classes: ['a', 'b'],
    terms: frontCoded(['*', 'alambr', 'panel']),
    counts: '$%$',
    kinds: '##$#',
    weights: 'abcd',
    step: 1,
  };
  expect(withoutTerms(learned, isForeign)).toEqual({
    ...learned,
    terms: frontCoded(['*', 'panel']),
    counts: '$$',
    kinds: '##',
    weights: 'ad',
  });
});
