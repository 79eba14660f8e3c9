import { expect, test } from 'vitest';
import { motorOverload } from './motor-overload.ts';

const EN = { edition: '2023', language: 'en' } as const;
const figure = (values: Record<string, number>, name: string) =>
  motorOverload.calculate(values, EN).figures.find((each) => each.name === name)?.value;

test.each([
  [{ nameplateAmperes: 28, serviceFactor: 1.15 }, 35, 39.2],
  [{ nameplateAmperes: 20, serviceFactor: 1 }, 23, 26],
  [{ nameplateAmperes: 10, riseC: 40 }, 12.5, 14],
  [{ nameplateAmperes: 10 }, 11.5, 13],
])('%j: %d A, at most %d A', (values, rating, ceiling) => {
  expect(figure(values, 'overloadRating')).toBeCloseTo(rating, 6);
  expect(figure(values, 'overloadCeiling')).toBeCloseTo(ceiling, 6);
});
