import { expect, test } from 'vitest';
import { RULES, TOPICS } from './all.ts';
import { ASKED } from './asked.ts';
import { packFor, phonePackFor } from './pack.ts';

test('a phone keeps what people ask, and what two sources confirm of the articles that every job meets', () => {
  const [all, phone] = [packFor('en'), phonePackFor('en')];
  const kept = new Set(phone.rules.map(({ title }) => title));
  const grounding = all.rules.filter(({ grade, section }) => grade === 'V2' && section.startsWith('250.'));
  expect(grounding.filter(({ title }) => !kept.has(title))).toEqual([]);
  expect(all.rules.filter(({ id, title }) => ASKED.has(id) && !kept.has(title))).toEqual([]);
  expect(phone.rules.length).toBeGreaterThan(800);
  expect(phone.topics.length).toBeGreaterThan(220);
  expect([all.shortened, phone.shortened]).toEqual([undefined, true]);
});

test('what was asked is still there under its name: else `npm run rank`', () => {
  const ids = new Set([...RULES, ...TOPICS].map(({ id }) => id));
  expect([...ASKED].filter((id) => !ids.has(id))).toEqual([]);
});

test('search words that the title or the text has are not kept twice', () => {
  const range = packFor('en').topics.find(({ id }) => id === 'terms-gfci-vs-afci');
  expect(range?.title).toMatch(/GFCI/);
  expect(range?.words.split(' ')).not.toContain('gfci');
});
