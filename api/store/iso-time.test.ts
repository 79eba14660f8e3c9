import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isoTime } from './iso-time.ts';

test('writes every time as Date does, in any order', () => {
  fc.assert(
    fc.property(fc.date({ noInvalidDate: true }), (date) => {
      expect(isoTime(date.getTime())).toBe(date.toISOString());
    }),
    { examples: [[new Date(0)], [new Date(-1)], [new Date(86_399_999)], [new Date(8.64e15)], [new Date('2024-02-29T23:59:59.007Z')]] },
  );
});

test('refuses what is no time, and is right afterwards', () => {
  for (const at of [Number.NaN, 8.64e15 + 1, Number.POSITIVE_INFINITY]) expect(() => isoTime(at)).toThrow(RangeError);
  expect(isoTime(1000)).toBe('1970-01-01T00:00:01.000Z');
});
