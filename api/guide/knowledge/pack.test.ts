import { expect, test } from 'vitest';
import { packFor, phonePackFor } from './pack.ts';

test('a phone keeps every confirmed rule of what is asked often, and nothing that nobody confirmed', () => {
  const [all, phone] = [packFor('en'), phonePackFor('en')];
  const sections = new Set(phone.rules.map(({ section }) => section));
  for (const { section, grade } of all.rules) if (grade === 'V2') expect(sections).toContain(section);
  expect(phone.rules.filter(({ grade }) => grade === 'K' || grade === 'X')).toEqual([]);
  expect(phone.rules.some(({ section, grade }) => grade === 'V1' && section.startsWith('690.'))).toBe(true);
  expect(phone.rules.some(({ section, grade }) => grade === 'V1' && section.startsWith('520.'))).toBe(false);
  expect(phone.rules.length).toBeGreaterThan(1000);
  expect(phone.topics.length).toBeGreaterThan(280);
});

test('search words that the title or the text has are not kept twice', () => {
  const range = packFor('en').topics.find(({ id }) => id === 'terms-gfci-vs-afci');
  expect(range?.title).toMatch(/GFCI/);
  expect(range?.words.split(' ')).not.toContain('gfci');
});
