import { afterEach, beforeEach, expect, test } from 'vitest';
import { plainAnswer } from '../../api/contract/answer.test-support.ts';
import { bringGuestChats } from './bring-guest-chats.ts';
import { saveJobCard } from './change-job-cards.ts';
import { type ChatDatabase, forgetChats, GUEST, openChats } from './database.ts';
import { readJobCards } from './job-cards.ts';
import { listMessages, listWaiting, readDraft } from './read-chats.ts';
import { addQuestion, finishedWith, giveFeedback, keepAnswer, keepDraft, newId } from './write-chats.ts';

const asked = { language: 'en' as const };

const forgetAll = async (): Promise<void> => {
  for (const owner of [GUEST, 'user-96']) await forgetChats(owner);
};
let guest: ChatDatabase;
beforeEach(async () => {
  await forgetAll();
  guest = openChats(GUEST);
});
afterEach(forgetAll);

/** A question that the server has answered for the guest. */
async function answered(sessionId: string, text: string, result: string): Promise<{ messageId: string; replyId: string }> {
  const ids = await addQuestion(guest, { sessionId, text, asked });
  await guest.messages.update(ids.replyId, { ...finishedWith({ ...plainAnswer(result), id: ids.replyId }), guestKey: 'a key' });
  await guest.outbox.clear();
  return ids;
}
const bring = async (): Promise<ChatDatabase> => {
  const mine = openChats('user-96');
  await bringGuestChats(mine, 'en');
  return mine;
};

test('recalculations of a guest are kept and come along: in place of their questions, which are told first', async () => {
  const sessionId = newId();
  const first = await answered(sessionId, 'Wire for 50 A?', '6 AWG');
  const kept = await keepAnswer(
    guest,
    { sessionId, text: 'Wire for 50 A?\n(Load: 40 A)', answer: plainAnswer('8 AWG'), supersedes: first.messageId },
    false,
  );
  const tray = await keepAnswer(guest, { sessionId: newId(), text: 'Voltage drop', answer: plainAnswer('3 %') }, false);
  expect(await listWaiting(guest)).toEqual([]);
  const before = (await guest.messages.toArray()).map((message) => ({ ...message, guestKey: null }));
  const mine = await bring();
  expect(await mine.messages.toArray()).toEqual(before);
  expect((await listMessages(mine, sessionId)).map(({ content }) => content)).toEqual(['Wire for 50 A?\n(Load: 40 A)', '8 AWG']);
  expect((await listWaiting(mine)).map(({ work }) => (work.kind === 'answered' ? work.replyId : work.kind))).toEqual([
    'session',
    'session',
    first.replyId,
    kept.replyId,
    tray.replyId,
  ]);
});

test('an answer that was still on its way to the guest is asked for in the user’s name', async () => {
  await saveJobCard(guest, null, { metal: 'al' }, false);
  const sessionId = newId();
  const ids = await addQuestion(guest, { sessionId, text: 'Half way?', asked });
  await guest.outbox.clear();
  await guest.messages.update(ids.replyId, { content: 'Half', lastEvent: 7, guestKey: 'a key', note: 'loading' });
  const mine = await bring();
  expect(await mine.messages.get(ids.replyId)).toMatchObject({ state: 'running', content: '', lastEvent: 0, guestKey: null, note: null });
  expect((await listWaiting(mine)).map(({ work }) => work)).toEqual([
    expect.objectContaining({ kind: 'session' }),
    { kind: 'question', ...ids, text: 'Half way?', asked: { language: 'en', job: { metal: 'al' } } },
    expect.objectContaining({ kind: 'job-card' }),
  ]);
});

test('thumbs, drafts and job cards come along; the guest’s keys don’t, and what the user has already stays', async () => {
  const sessionId = newId();
  const { replyId } = await answered(sessionId, 'Good?', 'Yes');
  await giveFeedback(guest, sessionId, { responseId: replyId, feedback: 'thumbs-up', guestKey: 'a key' });
  await keepDraft(guest, sessionId, 'half a quest');
  await saveJobCard(guest, null, { name: 'Oak' }, false);
  await keepDraft(openChats('user-96'), sessionId, 'typed before');
  const mine = await bring();
  expect(await mine.feedback.toArray()).toEqual([{ responseId: replyId, feedback: 'thumbs-up' }]);
  expect((await listWaiting(mine)).map(({ work }) => work)).toEqual([
    expect.objectContaining({ kind: 'session' }),
    expect.objectContaining({ kind: 'answered', replyId }),
    { kind: 'feedback', responseId: replyId, feedback: 'thumbs-up' },
    expect.objectContaining({ kind: 'job-card', job: { name: 'Oak' } }),
  ]);
  expect(await readDraft(mine, sessionId)).toBe('typed before');
  expect((await readJobCards(mine)).active?.job).toEqual({ name: 'Oak' });
});

test('what comes a second time, after a cut between moving and forgetting, is moved once', async () => {
  const sessionId = newId();
  await answered(sessionId, 'Once?', 'Once.');
  const rows = await guest.messages.toArray();
  const sessions = await guest.sessions.toArray();
  const mine = await bring();
  const waiting = await listWaiting(mine);
  const again = openChats(GUEST);
  await again.sessions.bulkPut(sessions);
  await again.messages.bulkPut(rows);
  // A further question of the same chat is not lost for its chat being known.
  guest = again;
  const late = await answered(sessionId, 'Later?', 'Later.');
  const user = await bring();
  expect((await listMessages(user, sessionId)).map(({ content }) => content)).toEqual(['Once?', 'Once.', 'Later?', 'Later.']);
  expect((await listWaiting(user)).slice(waiting.length).map(({ work }) => work)).toEqual([{ kind: 'answered', ...late }]);
});
