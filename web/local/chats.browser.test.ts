import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { plainAnswer } from '../../api/contract/answer.test-support.ts';
import { titleOf } from '../../api/contract/values.ts';
import { bringGuestChats } from './bring-guest-chats.ts';
import { type ChatDatabase, forgetChats, GUEST, openChats } from './database.ts';
import { earlierQuestions, listChats, listMessages, listWaiting, readDraft } from './read-chats.ts';
import { addQuestion, answerOnDevice, deleteChat, finishedWith, giveFeedback, keepDraft, newId, renameChat } from './write-chats.ts';

const asked = { language: 'en' as const };
const answer = (id: string) => plainAnswer('**Six**', { id, kind: 'topic', step_by_step: ['One.'], suggestions: [{ title: 'And then?' }] });

let db: ChatDatabase;
beforeEach(async () => {
  await forgetChats(GUEST);
  await forgetChats('user-99');
  db = openChats('user-99');
});
afterEach(() => forgetChats('user-99'));

describe('sending', () => {
  test('keeps the chat, the question, its running reply and the outbox row in one go', async () => {
    const sessionId = newId();
    const { messageId, replyId } = await addQuestion(db, { sessionId, text: '  What size wire for a 50 amp range, 60 feet?  ', asked });
    expect((await listChats(db))[0]).toMatchObject({ id: sessionId, title: 'What size wire for a 50 amp ra' });
    const [question, reply] = await listMessages(db, sessionId);
    expect(question).toMatchObject({ id: messageId, role: 'user', state: 'done' });
    expect(reply).toMatchObject({ id: replyId, role: 'assistant', state: 'running', replyTo: messageId });
    expect(await listWaiting(db)).toMatchObject([{ sessionId, state: 'waiting', work: { kind: 'question', messageId, replyId } }]);
  });

  test('keeps nothing at all when one of the rows is refused', async () => {
    const sessionId = newId();
    const refuse = (): never => {
      throw new Error('no more room');
    };
    db.outbox.hook('creating', refuse);
    await expect(addQuestion(db, { sessionId, text: 'Hello?', asked })).rejects.toThrow('no more room');
    db.outbox.hook('creating').unsubscribe(refuse);
    expect(await db.sessions.count()).toBe(0);
    expect(await db.messages.count()).toBe(0);
  });

  test('messages keep their order when the clock goes back', async () => {
    const sessionId = newId();
    const first = await addQuestion(db, { sessionId, text: 'First', asked });
    await db.messages.update(first.replyId, { order: Date.now() + 3_600_000 });
    await addQuestion(db, { sessionId, text: 'Second', asked });
    expect((await listMessages(db, sessionId)).map(({ role, content }) => (role === 'user' ? content : 'reply'))).toEqual([
      'First',
      'reply',
      'Second',
      'reply',
    ]);
  });

  test('an edited question hides the one it replaces, and its reply', async () => {
    const sessionId = newId();
    const { messageId } = await addQuestion(db, { sessionId, text: '15 A', asked });
    await addQuestion(db, { sessionId, text: '50 A', asked, supersedes: messageId });
    expect((await listMessages(db, sessionId)).filter(({ role }) => role === 'user').map(({ content }) => content)).toEqual(['50 A']);
    expect(await db.messages.count()).toBe(4);
  });
});

test('a title never splits a character', () => {
  expect(titleOf(`${'a'.repeat(29)}👷🏽 and more`)).toBe(`${'a'.repeat(29)}👷`);
});

test("the device's own answer replaces the running reply under an id of its own and is queued for the server", async () => {
  const sessionId = newId();
  const { messageId, replyId } = await addQuestion(db, { sessionId, text: 'Hello?', asked });
  const row = (await listWaiting(db))[0];
  const ownId = newId();
  await answerOnDevice(db, { seq: row?.seq ?? 0, sessionId, messageId, replyId }, answer(ownId), true);
  expect((await listMessages(db, sessionId))[1]).toMatchObject({ id: ownId, state: 'done', content: '**Six**', replyTo: messageId });
  expect(await listWaiting(db)).toMatchObject([{ work: { kind: 'answered', messageId, replyId: ownId } }]);
});

test('a reply that was finished meanwhile is left alone by a late answer of the device', async () => {
  const sessionId = newId();
  const { messageId, replyId } = await addQuestion(db, { sessionId, text: 'Hello?', asked });
  await db.messages.update(replyId, finishedWith(answer(replyId)));
  await answerOnDevice(db, { seq: 1, sessionId, messageId, replyId }, answer(newId()), true);
  expect(await db.messages.count()).toBe(2);
});

test('deleting a chat takes its messages, draft and waiting questions along and queues the deletion', async () => {
  const sessionId = newId();
  const { messageId } = await addQuestion(db, { sessionId, text: 'Hello?', asked });
  await keepDraft(db, sessionId, 'half a sent');
  await deleteChat(db, sessionId, true);
  expect([await db.sessions.count(), await db.messages.count(), await readDraft(db, sessionId)]).toEqual([0, 0, '']);
  expect((await listWaiting(db)).map(({ work }) => work)).toEqual([{ kind: 'delete', unsent: [messageId] }]);
});

test('renaming queues the title with its time', async () => {
  const sessionId = newId();
  await addQuestion(db, { sessionId, text: 'Hello?', asked });
  await renameChat(db, sessionId, 'Range at 12 Oak', true);
  expect(await db.sessions.get(sessionId)).toMatchObject({ title: 'Range at 12 Oak' });
  expect((await listWaiting(db)).at(-1)?.work).toMatchObject({ kind: 'title', title: 'Range at 12 Oak' });
});

test('a thumb is kept and queued', async () => {
  await giveFeedback(db, newId(), { responseId: 'reply', feedback: 'thumbs-down', reason: 'Wrong edition.' });
  expect(await db.feedback.get('reply')).toMatchObject({ feedback: 'thumbs-down' });
  expect((await listWaiting(db))[0]?.work).toMatchObject({ kind: 'feedback', reason: 'Wrong edition.' });
});

test('earlier questions come newest first', async () => {
  const sessionId = newId();
  for (const text of ['one', 'two', 'three']) await addQuestion(db, { sessionId, text, asked });
  const last = (await listMessages(db, sessionId)).findLast(({ role }) => role === 'user');
  expect(await earlierQuestions(db, sessionId, last?.order ?? 0)).toEqual(['two', 'one']);
});

test('a question that was edited is no earlier one of the one in its place', async () => {
  const sessionId = newId();
  await addQuestion(db, { sessionId, text: 'one', asked });
  const { messageId } = await addQuestion(db, { sessionId, text: 'two', asked });
  const edit = await addQuestion(db, { sessionId, text: 'two, better', asked, supersedes: messageId });
  const { order } = (await db.messages.get(edit.messageId)) ?? { order: 0 };
  expect(await earlierQuestions(db, sessionId, order)).toEqual(['one']);
});

describe('owners', () => {
  test('a second user sees nothing of the first, and finds it again when the first comes back', async () => {
    await addQuestion(db, { sessionId: newId(), text: 'Mine', asked });
    const other = openChats('user-100');
    expect(await listChats(other)).toEqual([]);
    await forgetChats('user-100');
    expect(await listChats(openChats('user-99'))).toHaveLength(1);
  });

  test("a guest's finished chats and questions that never left come along at login, once", async () => {
    const guest = openChats(GUEST);
    const sessionId = newId();
    const done = await addQuestion(guest, { sessionId, text: 'Answered', asked });
    await guest.messages.update(done.replyId, finishedWith(answer(done.replyId)));
    await guest.outbox.clear();
    const waiting = await addQuestion(guest, { sessionId, text: 'Met the limit', asked });
    await guest.outbox.toCollection().modify({ state: 'parked', reason: 'GUEST_LIMIT' });
    await guest.messages.update(waiting.replyId, { state: 'failed', note: 'GUEST_LIMIT' });
    const mine = openChats('user-99');
    expect(await bringGuestChats(mine, 'en')).toBe(1);
    expect((await listMessages(mine, sessionId)).map(({ state }) => state)).toEqual(['done', 'done', 'done', 'running']);
    expect((await listWaiting(mine)).map(({ work, state }) => [work.kind, state])).toEqual([
      ['session', 'waiting'],
      ['answered', 'waiting'],
      ['question', 'waiting'],
    ]);
    expect(await bringGuestChats(mine, 'en')).toBe(0);
    expect(await listChats(openChats(GUEST))).toEqual([]);
  });
});
