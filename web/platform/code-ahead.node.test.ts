import { expect, test } from 'vitest';
import { codeAhead } from './code-ahead.ts';

test('code is fetched once, and is there without waiting from then on', async () => {
  let fetched = 0;
  const code = codeAhead(() => {
    fetched += 1;
    return Promise.resolve('code');
  });
  expect(code.here()).toBeUndefined();
  const first = code.load();
  expect(code.load()).toBe(first);
  await first;
  expect(code.here()).toBe('code');
  expect(fetched).toBe(1);
});

test('what failed is fetched again', async () => {
  let fails = true;
  const code = codeAhead(() => (fails ? Promise.reject(new Error('No line.')) : Promise.resolve('code')));
  await expect(code.load()).rejects.toThrow('No line.');
  expect(code.here()).toBeUndefined();
  fails = false;
  await expect(code.load()).resolves.toBe('code');
});
