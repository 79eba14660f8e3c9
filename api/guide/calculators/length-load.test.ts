import { expect, test } from 'vitest';
import { lengthLoad, lengthLoadVa } from './length-load.ts';

test('30 ft of show window is 6,000 VA, 41 ft of track 21 × 150 VA', () => {
  expect(lengthLoadVa('show-window', 30)).toBe(6000);
  expect(lengthLoadVa('track', 41)).toBe(3150);
});

test('a figure that is not verified is marked', () => {
  const result = (load: string) => lengthLoad.calculate({ load, lengthFt: 40 }, { edition: '2023', language: 'en' }).result;
  expect(result('show-window')).not.toContain('not verified');
  expect(result('track')).toContain('not verified');
});
