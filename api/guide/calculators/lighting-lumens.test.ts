import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lightingLumens, luminaireCount } from './lighting-lumens.ts';

test('1,000 sq ft at 50 fc with 4,000 lm luminaires of 40 W: 23, one 20 A circuit', () => {
  // 50,000 / (4,000 × 0.7 × 0.8) = 22.3
  const answer = lightingLumens.calculate(
    { areaFt2: 1000, footcandles: 50, lumensEach: 4000, wattsEach: 40 },
    { edition: '2023', language: 'en' },
  );
  expect(answer.figures[0]?.value).toBe(23);
  expect(answer.figures[2]?.value).toBe(1);
});

test('more light or area never needs fewer luminaires, and they always reach the level', () => {
  const figure = fc.double({ min: 1, max: 500, noNaN: true });
  fc.assert(
    fc.property(figure, figure, figure, (area, level, more) => {
      const count = luminaireCount(area, level, 3000, 0.7, 0.8);
      expect((count * 3000 * 0.7 * 0.8) / area).toBeGreaterThanOrEqual(level - 1e-6);
      expect(luminaireCount(area + more, level, 3000, 0.7, 0.8)).toBeGreaterThanOrEqual(count);
      expect(luminaireCount(area, level + more, 3000, 0.7, 0.8)).toBeGreaterThanOrEqual(count);
    }),
  );
});
