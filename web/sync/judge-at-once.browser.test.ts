import { expect, test } from 'vitest';
import { answerAtOnce } from './judge-at-once.ts';

const asked = { language: 'en' as const };
const after =
  (...earlier: string[]) =>
  async () =>
    earlier;

test('a request that a chat makes harmless is no refusal; a danger is one in any chat', async () => {
  const reidentify = 'do I have to reidentify a white wire used as a hot';
  expect((await answerAtOnce('just tape over it?', asked, after()))?.kind).toBe('refusal');
  expect(await answerAtOnce('just tape over it?', asked, after(reidentify))).toBeUndefined();
  expect((await answerAtOnce('the panel is on fire', asked, after(reidentify)))?.kind).toBe('emergency');
});
