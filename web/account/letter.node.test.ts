import { expect, test } from 'vitest';
import { mailtoOf } from './letter.ts';

const to = 'support@wirewise.example';

test('a letter goes whole into the address, with nothing in it that a mail program would take for more', () => {
  const { address, isWhole } = mailtoOf({ to, subject: 'Pat & co', text: 'Line 1\nbcc=evil@example.com&x' });
  expect(isWhole).toBe(true);
  const url = new URL(address);
  expect([...url.searchParams]).toEqual([
    ['subject', 'Pat & co'],
    ['body', 'Line 1\r\nbcc=evil@example.com&x'],
  ]);
  expect(decodeURIComponent(url.pathname)).toBe(to);
});

test('one that is too long is left to be pasted', () => {
  const { address, isWhole } = mailtoOf({ to, subject: 'Long', text: 'ñ'.repeat(4000) });
  expect(isWhole).toBe(false);
  expect(address).not.toContain('body');
  expect(address.length).toBeLessThan(200);
});
