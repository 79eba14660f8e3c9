import { describe, expect, test } from 'vitest';
import { Sentences } from './sentences.ts';

describe('sentences without an end', () => {
  test.each([
    ['letters', 'x'],
    ['surrogate pairs', '😀'],
    ['words', 'word '],
    ['abbreviations', 'in. a '],
    ['stops and brackets', '.)'],
    ['blanks', ' '],
    ['lines', '\n'],
  ])('of %s are cut, and join to the text', (_, piece) => {
    const sentences = new Sentences();
    const all: string[] = [];
    const times = Math.ceil(57_000 / piece.length);
    for (let count = 0; count < times; count += 1) all.push(...sentences.add(piece));
    all.push(sentences.finish());
    expect(all.join('')).toBe(piece.repeat(times));
    for (const sentence of all) {
      expect(sentence.length).toBeLessThanOrEqual(810);
      expect(sentence.isWellFormed()).toBe(true);
    }
  });
});

describe('sentences', () => {
  const cut = (text: string, step: number): string[] => {
    const sentences = new Sentences();
    const all: string[] = [];
    for (let at = 0; at < text.length; at += step) all.push(...sentences.add(text.slice(at, at + step)));
    return [...all, sentences.finish()].filter(Boolean);
  };
  test('are whole, join to the text, and are the same in pieces of any length', () => {
    const text = 'Use 1.5 in. deep boxes here. See No. 6 wire!\n\n- One item\n- Another: 3.2 ft. high. Done';
    const whole = cut(text, text.length);
    expect(whole).toEqual(['Use 1.5 in. deep boxes here. ', 'See No. 6 wire!\n\n', '- One item\n', '- Another: 3.2 ft. high. ', 'Done']);
    for (const step of [1, 2, 7]) {
      expect(cut(text, step).join('')).toBe(text);
      expect(cut(text, step)).toEqual(whole);
    }
  });
});
