import { expect, test } from 'vitest';
import { pageCount, pageNumbers, shownRange } from './page-range.ts';

test.each([
  [1, 10, 0, '0 to 0 of 0'],
  [1, 10, 1, '1 to 1 of 1'],
  [1, 10, 10, '1 to 10 of 10'],
  [2, 10, 11, '11 to 11 of 11'],
  [3, 10, 25, '21 to 25 of 25'],
  [1, 5, 12, '1 to 5 of 12'],
  // The list shrank under a page that is no longer there.
  [4, 10, 25, '25 to 25 of 25'],
])('page %i of %i a page, %i in all: %s', (page, pageSize, total, caption) => {
  const { from, to } = shownRange(page, pageSize, total);
  expect(`${from} to ${to} of ${total}`).toBe(caption);
});

test('there is one page at least, and a full page makes no further one', () => {
  expect([0, 1, 10, 11, 100, 101].map((total) => pageCount(total, 10))).toEqual([1, 1, 1, 2, 10, 11]);
});

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 20, [1, 2, 'gap', 20]],
  [3, 20, [1, 2, 3, 4, 'gap', 20]],
  [4, 20, [1, 2, 3, 4, 5, 'gap', 20]],
  [10, 20, [1, 'gap', 9, 10, 11, 'gap', 20]],
  [17, 20, [1, 'gap', 16, 17, 18, 19, 20]],
  [20, 20, [1, 'gap', 19, 20]],
])('on page %i of %i', (page, pages, numbers) => {
  expect(pageNumbers(page, pages)).toEqual(numbers);
});
