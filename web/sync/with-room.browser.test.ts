import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { plainAnswer } from '../../api/contract/answer.test-support.ts';
import { type ChatDatabase, forgetChats, GUEST } from '../local/database.ts';
import { addQuestion, answerOnDevice, keepAnswer, newId } from '../local/write-chats.ts';
import { clearStored, storeLogin, writeStored } from '../platform/stored-keys.ts';
import { reached, unreachable } from './connection.ts';
import { drainOutbox } from './drain-outbox.ts';
import { currentOwner } from './owner.ts';
import { pullChanges } from './pull-changes.ts';
import { scriptedServer } from './scripted-server.ts';
import { sendMessage } from './send-message.ts';
import { onRoom, type Room } from './with-room.ts';

const logIn = (): void => storeLogin({ token: 'token-75', id: 75, name: 'Pat', login_count: 4 });
const forgetAll = async (): Promise<void> => {
  for (const owner of ['user-75', GUEST]) await forgetChats(owner);
};

const told: Room[] = [];
let stop: () => void;
beforeEach(async () => {
  clearStored();
  await forgetAll();
  told.length = 0;
  stop = onRoom((room) => told.push(room));
  // Nobody answers: what is kept stays in the outbox.
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
});
afterEach(async () => {
  stop();
  vi.unstubAllGlobals();
  clearStored();
  await forgetAll();
});

/** From now on the device holds no more than `most` messages. */
async function limit(db: ChatDatabase, most: number): Promise<void> {
  let count = await db.messages.count();
  db.messages.hook('creating', () => {
    if (count >= most) throw new DOMException('full', 'QuotaExceededError');
    count += 1;
  });
  db.messages.hook('deleting', () => {
    count -= 1;
  });
}

async function fill(db: ChatDatabase, chats: number): Promise<string[]> {
  const made: string[] = [];
  for (let index = 0; index < chats; index += 1) {
    const sessionId = newId();
    made.push(sessionId);
    await keepAnswer(db, { sessionId, text: `Question ${index}`, answer: plainAnswer('Answer') }, false);
    await db.sessions.update(sessionId, { updatedAt: new Date(1_700_000_000_000 + index * 1000).toISOString() });
  }
  return made;
}
const asked = { language: 'en' as const };
const chatIds = (db: ChatDatabase): Promise<string[]> => db.sessions.orderBy('updatedAt').primaryKeys();
const texts = async (db: ChatDatabase): Promise<string[]> => (await db.messages.toArray()).map(({ content }) => content);

test('on a full device the oldest chats that the server has go, the unsent stay, and the reader is told', async () => {
  logIn();
  const { db } = currentOwner();
  const [waits = '', answered = '', shown = '', ...rest] = await fill(db, 9);
  await addQuestion(db, { sessionId: waits, text: 'Unsent?', asked });
  const ids = await addQuestion(db, { sessionId: answered, text: 'Answered here?', asked });
  const seq = (await db.outbox.toArray()).at(-1)?.seq ?? 0;
  await answerOnDevice(db, { seq, sessionId: answered, ...ids }, plainAnswer('Answer', { id: newId() }), true);
  writeStored('activeSessionId', shown);
  // However long ago it was.
  for (const id of [waits, answered]) await db.sessions.update(id, { updatedAt: new Date(0).toISOString() });
  await limit(db, 22);
  const sessionId = newId();
  await sendMessage({ sessionId, text: 'New?', asked });
  expect(told).toEqual(['made']);
  expect((await chatIds(db)).sort()).toEqual([waits, answered, shown, sessionId, ...rest.slice(5)].sort());
  expect(await texts(db)).toEqual(expect.arrayContaining(['Unsent?', 'Answered here?', 'New?']));
  expect((await db.outbox.toArray()).map(({ sessionId: of }) => of)).toEqual([waits, answered, sessionId]);
});

test('when nothing can go any more it is said, and what was there stays', async () => {
  logIn();
  const { db } = currentOwner();
  await addQuestion(db, { sessionId: newId(), text: 'Unsent?', asked });
  await limit(db, 2);
  await expect(sendMessage({ sessionId: newId(), text: 'No room?', asked })).rejects.toThrow();
  // The screen that sent it says so: it has the text still.
  expect(told).toEqual([]);
  expect([await db.sessions.count(), await db.messages.count(), await db.outbox.count()]).toEqual([1, 2, 1]);
});

test('a guest’s chats are nowhere else: none of them goes', async () => {
  const { db } = currentOwner();
  await fill(db, 3);
  await limit(db, 6);
  await expect(sendMessage({ sessionId: newId(), text: 'No room?', asked })).rejects.toThrow();
  expect(await chatIds(db)).toHaveLength(3);
});

test('a pull into a full device keeps the unsent, says what it could not keep, and tries again later', async () => {
  logIn();
  const { db } = currentOwner();
  const server = scriptedServer();
  vi.stubGlobal('fetch', server.fetch);
  for (let index = 0; index < 3; index += 1)
    await keepAnswer(db, { sessionId: newId(), text: `Elsewhere ${index}`, answer: plainAnswer('Answer') }, true);
  await drainOutbox();
  await forgetChats('user-75');
  const again = currentOwner().db;
  await addQuestion(again, { sessionId: newId(), text: 'Unsent?', asked });
  await limit(again, 4);
  await pullChanges();
  expect(told.at(-1)).toBe('none');
  expect(await texts(again)).toContain('Unsent?');
  expect(await again.outbox.count()).toBe(1);
  // With room again nothing is missing.
  await again.outbox.clear();
  again.close();
  await forgetChats('user-75');
  await pullChanges();
  expect(await texts(currentOwner().db)).toHaveLength(6);
});

test('an answer of the device that finds no room is said, and its question goes on waiting', async () => {
  logIn();
  const { db } = currentOwner();
  const { replyId } = await addQuestion(db, { sessionId: newId(), text: 'Unsent?', asked });
  await limit(db, 0);
  unreachable();
  await drainOutbox();
  reached();
  expect(told).toEqual(['none']);
  expect(await db.outbox.count()).toBe(1);
  expect(await db.messages.get(replyId)).toMatchObject({ state: 'running' });
});

test('another failure removes nothing', async () => {
  logIn();
  const { db } = currentOwner();
  await fill(db, 3);
  db.outbox.hook('creating', () => {
    throw new TypeError('another');
  });
  await expect(sendMessage({ sessionId: newId(), text: 'New?', asked })).rejects.toThrow('another');
  expect(await chatIds(db)).toHaveLength(3);
  expect(told).toEqual([]);
});
