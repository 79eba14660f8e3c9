import { expect, test } from 'vitest';
import { existingDwellingLoad, existingDwellingVa } from './existing-dwelling-load.ts';

test('22 kVA: 8 kVA whole and 14 kVA at 40% make 13.6 kVA', () => {
  const { result } = existingDwellingLoad.calculate({ generalVa: 22_000 }, { edition: '2023', language: 'en' });
  expect(result).toContain('**13,600 VA**');
});

test('up to 8 kVA nothing is reduced, and added climate equipment counts whole', () => {
  expect(existingDwellingVa(7000, 0)).toBe(7000);
  expect(existingDwellingVa(18_000, 5000)).toBe(17_000);
});
