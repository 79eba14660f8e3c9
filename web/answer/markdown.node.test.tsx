// What a model or an old device may have kept: parsed as the page parses it, it takes neither the stack nor the chat with it.
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { tameMarkdown } from '../../api/contract/tame-markdown.ts';
import { createGuide } from '../../api/guide/answer.ts';
import { packFor } from '../../api/guide/pack/pack.ts';
import { Markdown } from './markdown.tsx';

const drawn = (text: string): string => renderToStaticMarkup(createElement(Markdown, { text }));
const depthOf = (html: string, name: string): number => {
  let [depth, most] = [0, 0];
  for (const [tag] of html.matchAll(new RegExp(`</?${name}>`, 'g'))) {
    depth += tag.startsWith('</') ? -1 : 1;
    most = Math.max(most, depth);
  }
  return most;
};

test('ordinary answers stay as they are', () => {
  const guide = createGuide(packFor('en'), packFor('es'));
  for (const text of ['voltage drop of 12 AWG at 20 A over 150 ft at 120 V', 'box fill', '¿Qué es un GFCI?', 'smoke from the panel']) {
    const { response } = guide.answer({ text }).answer;
    expect(tameMarkdown(response)).toBe(response);
  }
  const rich =
    '# A\n\n> quoted\n> > twice\n\n1. one\n   - two\n     - three\n\n| a | b |\n|---|---|\n| **1** | `2` |\n\n[link](https://example.com) ~~no~~';
  expect(tameMarkdown(rich)).toBe(rich);
});

describe('hostile text is tamed', () => {
  test.each([
    ['3,000 quotes in each other', '> '.repeat(3000), 'blockquote'],
    ['3,000 quotes without blanks', `${'>'.repeat(3000)} deep`, 'blockquote'],
    ['3,000 lists in each other', `${'- '.repeat(3000)}deep`, 'ul'],
    ['numbered lists in each other', `${'1. '.repeat(2000)}deep`, 'ol'],
    ['lists ever deeper', Array.from({ length: 1000 }, (_, index) => `${' '.repeat(2 * index)}- x`).join('\n'), 'ul'],
  ])('%s', (_, text, tag) => {
    expect(depthOf(drawn(text), tag)).toBeLessThanOrEqual(9);
  });

  test.each([
    ['as they are', '[nec.org\u202egro.live\u202c](https://evil.example/a) \u2066x\u2069 \u200fy'],
    ['as references', '[nec.org&#x202e;gro.live&#8236;](https://evil.example/a) &rlm;x&LRM; &#X002066;y&#0008237;'],
    ['one in another', '[nec.org&#x20&#x202e;2e;gro](https://evil.example/a) &#x20\u202e2e;'],
    ['in an address', 'https://evil.example/\u202egro.cen'],
  ])('marks that turn the direction are gone: %s', (_, text) => {
    const html = drawn(text);
    expect(html).toContain('evil.example');
    expect(html).not.toMatch(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]|%E2%80%AE/iu);
  });

  test('a table of 500 columns is text, one of five stays', () => {
    const table = (columns: number): string =>
      [`|${' a |'.repeat(columns)}`, `|${'---|'.repeat(columns)}`, ...Array.from({ length: 50 }, () => `|${' 1 |'.repeat(columns)}`)].join(
        '\n',
      );
    expect(drawn(table(500))).not.toContain('<td');
    expect(drawn(table(5))).toContain('<td');
  });

  test.each([
    ['a line of 200 kB', 'word '.repeat(40_000)],
    ['brackets', '['.repeat(50_000)],
    ['emphasis that never ends', '*a **b '.repeat(8000)],
    ['emphasis over many lines', '*a _b\n'.repeat(8000)],
    ['code that never ends', '`a``b'.repeat(10_000)],
    ['links in links', '[a](b'.repeat(10_000)],
    ['blanks', `a${' '.repeat(100_000)}b`],
    ['surrogate pairs', '😀'.repeat(40_000)],
  ])('%s is cut or loses its marks', (_, text) => {
    const tame = tameMarkdown(text);
    expect(tame.length).toBeLessThanOrEqual(60_001);
    expect(tame.isWellFormed()).toBe(true);
    for (const line of tame.split('\n')) expect(line.length).toBeLessThanOrEqual(4001 + 16);
    expect(tameMarkdown(tame)).toBe(tame);
    expect(drawn(text).length).toBeLessThan(200_000);
  });
});
