import { expect, test } from 'vitest';
import { remembered } from './remembered.ts';

test('makes nothing twice for a text that came lately, and forgets what is long ago', () => {
  const made: string[] = [];
  const upper = remembered((text) => {
    made.push(text);
    return text.toUpperCase();
  });
  expect([upper('a'), upper('b'), upper('a')]).toEqual(['A', 'B', 'A']);
  expect(made).toEqual(['a', 'b']);
  for (let each = 0; each < 23; each += 1) upper(`text ${each}`);
  upper('a');
  upper('b');
  expect(made.filter((text) => text === 'a').length).toBe(1);
  expect(made.filter((text) => text === 'b').length).toBe(2);
});
