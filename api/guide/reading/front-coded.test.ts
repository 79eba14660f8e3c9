import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromFrontCoded, frontCoded } from './front-coded.ts';

test('a word is written without what it shares with the one before', () => {
  expect(frontCoded(['wire', 'wired', 'wires', 'amp'])).toBe('Awire\nEd\nEs\nAamp');
});

test('words come back as they were, in any order, the line break too', () => {
  const word = fc.oneof(fc.constant('\n'), fc.stringMatching(/^[a-z~#*_ñ\d/ ]{1,40}$/));
  fc.assert(
    fc.property(fc.array(word, { minLength: 1 }), (words) => {
      expect(fromFrontCoded(frontCoded(words))).toEqual(words);
    }),
  );
});
