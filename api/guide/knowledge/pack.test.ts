import { expect, test } from 'vitest';
import { packFor, phonePackFor } from './pack.ts';

test('a phone keeps every rule that two sources confirm, and none that they do not', () => {
  const [all, phone] = [packFor('en'), phonePackFor('en')];
  expect(phone.rules.map(({ title }) => title)).toEqual(all.rules.filter(({ grade }) => grade === 'V2').map(({ title }) => title));
  expect(phone.rules.length).toBeGreaterThan(950);
  expect(phone.topics.length).toBeGreaterThan(250);
});

test('search words that the title or the text has are not kept twice', () => {
  const range = packFor('en').topics.find(({ id }) => id === 'terms-gfci-vs-afci');
  expect(range?.title).toMatch(/GFCI/);
  expect(range?.words.split(' ')).not.toContain('gfci');
});
