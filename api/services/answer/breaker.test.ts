import { beforeEach, expect, test } from 'vitest';
import { type Breaker, createBreaker } from './breaker.ts';

let now = 0;
let breaker: Breaker;
beforeEach(() => {
  now = 0;
  breaker = createBreaker(() => now);
});

test('three failures in a row rest for half a minute; a success between them makes good for all', () => {
  breaker.failed('failed');
  breaker.failed('failed');
  breaker.succeeded();
  breaker.failed('failed');
  breaker.failed('failed');
  expect(breaker.restsFor()).toBeUndefined();
  breaker.failed('timed-out');
  expect(breaker.restsFor()).toBe('timed-out');
  now = 30_001;
  expect(breaker.restsFor()).toBeUndefined();
});

test('after a rest one more failure is enough, and one success ends it', () => {
  for (let time = 0; time < 3; time += 1) breaker.failed('failed');
  now = 30_001;
  breaker.failed('failed');
  expect(breaker.restMs()).toBe(30_000);
  breaker.succeeded();
  expect(breaker.restMs()).toBe(0);
  breaker.failed('failed');
  expect(breaker.restsFor()).toBeUndefined();
});

test('as long as a provider asks to be left alone, it is, from the first time on', () => {
  breaker.failed('overloaded', 120_000);
  now = 119_000;
  expect(breaker.restsFor()).toBe('overloaded');
  now = 120_001;
  expect(breaker.restsFor()).toBeUndefined();
});
