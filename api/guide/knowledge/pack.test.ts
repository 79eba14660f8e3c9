import { expect, test } from 'vitest';
import { packFor, phonePackFor } from './pack.ts';

test('a phone keeps the rules that two sources confirm, and none that they do not', () => {
  const [all, phone] = [packFor('en'), phonePackFor('en')];
  const confirmed = all.rules.filter(({ grade }) => grade === 'V2');
  const kept = new Set(phone.rules.map(({ title }) => title));
  expect(phone.rules.every(({ grade }) => grade === 'V2')).toBe(true);
  // Definitions and rare places apart.
  expect(confirmed.filter(({ title }) => !kept.has(title)).map(({ section }) => section.slice(0, 3))).not.toContain('250');
  expect(phone.rules.length).toBeGreaterThan(0.85 * confirmed.length);
  expect(phone.topics.length).toBeGreaterThan(190);
  expect([all.shortened, phone.shortened]).toEqual([undefined, true]);
});

test('search words that the title or the text has are not kept twice', () => {
  const range = packFor('en').topics.find(({ id }) => id === 'terms-gfci-vs-afci');
  expect(range?.title).toMatch(/GFCI/);
  expect(range?.words.split(' ')).not.toContain('gfci');
});
