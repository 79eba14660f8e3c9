import { expect, test } from 'vitest';
import { largest } from './largest.ts';

test('the largest values come first, of equals the first, and nothing that is 0', () => {
  expect(largest(Float32Array.of(1, 3, 0, 2, 3), 3)).toEqual([1, 4, 3]);
  expect(largest(Float64Array.of(2, 2, 2, 5), 2)).toEqual([3, 0]);
  expect(largest(Float64Array.of(0, 1, 0), 2)).toEqual([1]);
  expect(largest(new Float32Array(), 2)).toEqual([]);
});
