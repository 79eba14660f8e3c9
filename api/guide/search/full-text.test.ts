import { describe, expect, test } from 'vitest';
import { createFullText } from './full-text.ts';

// Two fields, the first (a title) worth three times the second (a text).
const TEXTS = createFullText(
  [
    [
      ['ground', 'rod'],
      ['electrode', 'eight', 'feet', 'deep'],
    ],
    [
      ['water', 'pipe'],
      ['electrode', 'ground', 'ground', 'bond'],
    ],
    [['receptacle'], ['kitchen', 'counter', 'feet']],
    [[], ['bonding', 'jumper']],
  ],
  [3, 1],
);
const even = (): number => 1;
const exactly = (): boolean => false;
const places = (...terms: string[]): number[] => TEXTS.search(terms, even, exactly).map(({ document }) => document);

describe('full text', () => {
  test('a word in the title comes before the same word in the text', () => {
    expect(places('ground')).toEqual([0, 1]);
    expect(places('electrode').sort()).toEqual([0, 1]);
    expect(places('nowhere')).toEqual([]);
  });

  test('more of the words beats much of one', () => {
    expect(places('electrode', 'feet')[0]).toBe(0);
    expect(TEXTS.search(['electrode', 'feet'], even, exactly)[0]?.terms).toEqual(new Set(['electrode', 'feet']));
  });

  test('the score is BM25+, worked out by hand', () => {
    // One of four documents has it in the second field, once; that field has 4, 3, 3 and 2 terms each once: 3 on average.
    const rarity = Math.log(1 + 3.5 / 1.5);
    const long = 0.5 + (0.5 * 3) / 3;
    expect(TEXTS.search(['kitchen'], even, exactly)[0]?.score).toBeCloseTo(rarity * (0.5 + 2.2 / (1 + 1.2 * long)), 10);
    expect(TEXTS.search(['kitchen'], () => 2, exactly)[0]?.score).toBeCloseTo(2 * rarity * (0.5 + 2.2 / (1 + 1.2 * long)), 10);
  });

  test('where it may be nearly the word, a beginning and a slip find it, for less', () => {
    const nearly = (): boolean => true;
    expect(TEXTS.search(['elect'], even, exactly)).toEqual([]);
    expect(
      TEXTS.search(['elect'], even, nearly)
        .map(({ document }) => document)
        .sort(),
    ).toEqual([0, 1]);
    expect(TEXTS.search(['recepticle'], even, nearly)[0]?.document).toBe(2);
    expect(TEXTS.search(['recepticle'], even, nearly)[0]?.score).toBeLessThan(TEXTS.search(['receptacle'], even, exactly)[0]?.score ?? 0);
  });

  test('a term is counted once for each document that has it', () => {
    expect(TEXTS.countOf('ground')).toBe(2);
    expect(TEXTS.countOf('bonding')).toBe(1);
    expect(TEXTS.has('bondin')).toBe(false);
    expect(TEXTS.countOf('bondin')).toBe(0);
  });
});
