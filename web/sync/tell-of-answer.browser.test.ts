// The program around the page is told of an answer that took long, and of no other.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AnswerEvent } from '../../api/contract/events.ts';
import { openChats } from '../local/database.ts';
import { addQuestion, newId } from '../local/write-chats.ts';
import { followAnswer } from './follow-answer.ts';
import { answerTo } from './replicas.test-support.ts';

const notify = vi.hoisted(() => vi.fn());
vi.mock('../platform/platform.ts', async (original) => {
  const real = await original<typeof import('../platform/platform.ts')>();
  return { ...real, platform: { ...real.platform, host: { notify } } };
});

const db = openChats('user-7001');
let clock = 0;
beforeEach(() => {
  notify.mockClear();
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await db.transaction('rw', db.tables, () => Promise.all(db.tables.map((table) => table.clear())));
});

/** A question whose answer comes after `seconds`, and ends with `last`. */
async function askAndFollow(seconds: number, last: (replyId: string) => AnswerEvent): Promise<string> {
  const sessionId = newId();
  const { replyId } = await addQuestion(db, { sessionId, text: 'What wire for 50 A?', asked: { language: 'en' } });
  async function* events(): AsyncGenerator<AnswerEvent, void> {
    yield { n: 2, type: 'text', text: 'Use' };
    clock += seconds * 1000;
    yield last(replyId);
  }
  await followAnswer(db, replyId, events());
  return sessionId;
}
const done = (replyId: string): AnswerEvent => ({ n: 3, type: 'done', answer: { ...answerTo('**6 AWG** copper'), id: replyId } });

test('a long one is told with its chat and its first words', async () => {
  const sessionId = await askAndFollow(11, done);
  expect(notify).toHaveBeenCalledExactlyOnceWith({
    title: 'What wire for 50 A?',
    text: 'Device: 6 AWG copper',
    path: `/chatbot?chat=${sessionId}`,
  });
});

test('a quick one is not, nor one that was stopped', async () => {
  await askAndFollow(9, done);
  await askAndFollow(30, () => ({ n: 3, type: 'stopped', text: 'Use' }));
  expect(notify).not.toHaveBeenCalled();
});
