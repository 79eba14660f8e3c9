import { describe, expect, test } from 'vitest';
import { InputError } from './calculator.ts';
import { readList } from './read-list.ts';

describe('written lists', () => {
  test.each([
    ['25, 10, 1-1/2', [25, 10, 1.5]],
    ['1/2;3/4', [0.5, 0.75]],
    ['2x4500 1200', [4500, 4500, 1200]],
    ['3 x 10', [10, 10, 10]],
    ['.5', [0.5]],
  ])('%s', (text, figures) => {
    expect(readList(text, 'motors', 'en')).toEqual(figures);
  });

  test.each(['', 'ten', '10, -3', '0', '9999x1', '1/0'])('"%s" is refused with the input named', (text) => {
    expect(() => readList(text, 'motors', 'es')).toThrow(InputError);
  });
});
