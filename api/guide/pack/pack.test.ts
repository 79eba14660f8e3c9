import { expect, test } from 'vitest';
import { packFor } from './pack.ts';

test('search words that the title or the text has are not kept twice', () => {
  const range = packFor('en').topics.find(({ id }) => id === 'terms-gfci-vs-afci');
  expect(range?.title).toMatch(/GFCI/);
  expect(range?.words.split(' ')).not.toContain('gfci');
});
