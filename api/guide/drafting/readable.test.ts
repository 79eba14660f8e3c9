import { expect, test } from 'vitest';
import { readable } from './readable.ts';

test('what people write stays as it is', () => {
  for (const text of [
    'Voltage drop of 12 AWG at 20.5 A over 1,500 ft, 3/4" EMT?',
    '¿Qué calibre para 50 A?\n\n(cobre)',
    'see https://example.com/a/long/address?of=some&more=parts',
  ])
    expect(readable({ text })).toEqual({ text });
});

test('is bounded in every direction before anything reads it', () => {
  expect(readable({ text: '8'.repeat(8000) }).text).toBe('8'.repeat(24));
  expect(readable({ text: 'x/'.repeat(4000) }).text).toHaveLength(120);
  expect(readable({ text: 'wire '.repeat(4000) }).text).toHaveLength(4000);
  const corrections = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`name ${index}`, '1']));
  const many = readable({ text: 'a', previous: Array.from({ length: 100 }, () => '1'.repeat(9000)), corrections });
  expect(many.previous).toEqual(Array.from({ length: 4 }, () => '1'.repeat(24)));
  expect(Object.keys(many.corrections ?? {})).toHaveLength(60);
});
