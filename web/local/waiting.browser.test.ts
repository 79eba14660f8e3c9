import { afterEach, beforeEach, expect, test } from 'vitest';
import { plainAnswer } from '../../api/contract/answer.test-support.ts';
import { type ChatDatabase, forgetChats, openChats } from './database.ts';
import { listChats, listMessages, listWaiting } from './read-chats.ts';
import { addQuestion, cancelQuestion, finishedWith, keepAnswer, newId, sendWaiting } from './write-chats.ts';

const asked = { language: 'en' as const };

let db: ChatDatabase;
beforeEach(async () => {
  await forgetChats('user-98');
  db = openChats('user-98');
});
afterEach(() => forgetChats('user-98'));

test('taking back a question that was never asked takes its pair along, and a chat that held nothing else', async () => {
  const sessionId = newId();
  await addQuestion(db, { sessionId, text: 'Only one', asked });
  const [row] = await listWaiting(db);
  expect(await cancelQuestion(db, row?.seq ?? 0)).toMatchObject({ text: 'Only one' });
  expect([await db.messages.count(), await db.outbox.count(), await db.sessions.count()]).toEqual([0, 0, 0]);
  expect(await cancelQuestion(db, row?.seq ?? 0)).toBeUndefined();
});

test('taking back an edited question shows the one it was to replace again', async () => {
  const sessionId = newId();
  const first = await addQuestion(db, { sessionId, text: '15 A', asked });
  await db.messages.update(first.replyId, finishedWith({ ...plainAnswer('done'), id: first.replyId }));
  await db.outbox.clear();
  await addQuestion(db, { sessionId, text: '50 A', asked, supersedes: first.messageId });
  const [row] = await listWaiting(db);
  expect(await cancelQuestion(db, row?.seq ?? 0)).toMatchObject({ text: '50 A', supersedes: first.messageId });
  expect((await listMessages(db, sessionId)).map(({ content }) => content)).toEqual(['15 A', 'done']);
});

test('what was parked or grew old goes out again with its reply running and a fresh time', async () => {
  const sessionId = newId();
  const { replyId } = await addQuestion(db, { sessionId, text: 'Hello?', asked });
  const [row] = await listWaiting(db);
  const seq = row?.seq ?? 0;
  await db.outbox.update(seq, { state: 'stale', createdAt: Date.now() - 7_200_000 });
  await sendWaiting(db, seq);
  expect(await db.outbox.get(seq)).toMatchObject({ state: 'waiting', reason: null });
  expect((await db.outbox.get(seq))?.createdAt).toBeGreaterThan(Date.now() - 60_000);
  expect(await db.messages.get(replyId)).toMatchObject({ state: 'running' });
});

test('a kept recalculation takes the place of its question, which stays as it was underneath', async () => {
  const sessionId = newId();
  const first = await addQuestion(db, { sessionId, text: 'Wire for 50 A?', asked });
  await db.messages.update(first.replyId, finishedWith({ ...plainAnswer('6 AWG'), id: first.replyId }));
  await db.outbox.clear();
  const before = await db.messages.bulkGet([first.messageId, first.replyId]);
  const kept = await keepAnswer(
    db,
    { sessionId, text: 'Wire for 50 A?\n(Load: 40 A)', answer: plainAnswer('8 AWG'), supersedes: first.messageId },
    true,
  );
  expect((await listMessages(db, sessionId)).map(({ id, content }) => [id, content])).toEqual([
    [kept.messageId, 'Wire for 50 A?\n(Load: 40 A)'],
    [kept.replyId, '8 AWG'],
  ]);
  expect(await db.messages.bulkGet([first.messageId, first.replyId])).toEqual(before);
  expect((await listWaiting(db)).map(({ work }) => work)).toEqual([{ kind: 'answered', ...kept }]);
});

test('a calculation put into no chat makes one, under its title', async () => {
  await keepAnswer(db, { sessionId: newId(), text: 'Voltage drop\nVolts: 120 V', answer: plainAnswer('3 %') }, false);
  expect(await listChats(db)).toMatchObject([{ title: 'Voltage drop Volts: 120 V' }]);
  expect(await listWaiting(db)).toEqual([]);
});
