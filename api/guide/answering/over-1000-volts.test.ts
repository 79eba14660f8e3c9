import { expect, test } from 'vitest';
import { createGuide } from '../answer.ts';
import { packFor } from '../pack/pack.ts';

const guide = createGuide(packFor('en'), packFor('es'));

test('no depth for up to 1000 V answers a cable of more', () => {
  const told = (text: string) => guide.answer({ text }).answer.result;
  expect(told('how deep is UF cable at 240 v')).toContain('24 in.');
  expect(told('how deep is direct burial 12.47 kV cable')).toContain('30 in.');
  expect(told('direct burying 4160 volt cable across a plant yard, no conduit. how deep? guys said 24')).not.toContain('24 in.');
});

test('a question of nothing but system voltages is one of the trade', () => {
  const { kind, result } = guide.answer({ text: 'why 208 between legs n not 240 if each is 120' }).answer;
  expect(kind).not.toBe('out-of-scope');
  expect(result).toContain('208');
});
