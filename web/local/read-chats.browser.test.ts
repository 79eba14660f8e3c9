import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { plainAnswer } from '../../api/contract/answer.test-support.ts';
import { type ChatDatabase, forgetChats, openChats } from './database.ts';
import { type ChatPart, chatReader, listChatIds, listMessages, readChats } from './read-chats.ts';
import { addQuestion, deleteChat, keepAnswer, newId, renameChat } from './write-chats.ts';

const asked = { language: 'en' as const };

let db: ChatDatabase;
let sessionId: string;
beforeEach(async () => {
  await forgetChats('user-96');
  db = openChats('user-96');
  sessionId = newId();
});
afterEach(() => forgetChats('user-96'));

/** `count` questions with their answers, 'Q0', 'A0' and so on. */
async function fill(count: number): Promise<void> {
  for (let index = 0; index < count; index += 1)
    await keepAnswer(db, { sessionId, text: `Q${index}`, answer: plainAnswer(`A${index}`) }, false);
}

const texts = ({ messages }: Pick<ChatPart, 'messages'>): string[] => messages.map(({ content }) => content);
const questions = (from: number, to: number): string[] =>
  Array.from({ length: to - from }, (_, index) => [`Q${from + index}`, `A${from + index}`]).flat();

describe('a part of a chat', () => {
  test('begins at the end, goes along with what is added, and reads finished messages once', async () => {
    await fill(10);
    const reader = chatReader(db, sessionId);
    const stretch = await reader.end(4);
    const first = await reader.read(stretch);
    expect(texts(first)).toEqual(questions(8, 10));
    expect(first).toMatchObject({ older: true, newer: false, earlier: ['Q7', 'Q6', 'Q5', 'Q4'] });
    const { replyId } = await addQuestion(db, { sessionId, text: 'Last', asked });
    await db.messages.update(replyId, { content: 'half' });
    const second = await reader.read(stretch);
    expect(texts(second)).toEqual([...questions(8, 10), 'Last', 'half']);
    expect(second.messages[0]).toBe(first.messages[0]);
    await db.messages.update(replyId, { content: 'half and more' });
    expect(texts(await reader.read(stretch)).at(-1)).toBe('half and more');
  });

  test('moves to the start and back without a gap, a double or more than it may hold', async () => {
    await fill(30);
    const reader = chatReader(db, sessionId);
    let stretch = await reader.end(4);
    const all = questions(0, 30);
    const check = (part: ChatPart): void => {
      const from = all.indexOf(texts(part)[0] ?? '');
      expect(texts(part)).toEqual(all.slice(from, from + part.messages.length));
      expect(part.messages.length).toBeLessThanOrEqual(20);
      expect(part.older).toBe(from > 0);
      expect(part.newer).toBe(from + part.messages.length < all.length);
      expect(part.latest.at(-1)?.content).toBe('A29');
    };
    let part = await reader.read(stretch);
    for (let moves = 0; part.older && moves < 20; moves += 1) {
      stretch = await reader.withOlder(stretch, 8, 20);
      part = await reader.read(stretch);
      check(part);
    }
    expect(texts(part)[0]).toBe('Q0');
    for (let moves = 0; part.newer && moves < 20; moves += 1) {
      stretch = await reader.withNewer(stretch, 8, 20);
      part = await reader.read(stretch);
      check(part);
    }
    expect(texts(part).at(-1)).toBe('A29');
    expect(stretch.last).toBe(Infinity);
  });

  test('keeps the message that must stay', async () => {
    await fill(20);
    const reader = chatReader(db, sessionId);
    let stretch = await reader.end(4);
    const keep = (await reader.read(stretch)).messages[3]?.order;
    for (let moves = 0; moves < 3; moves += 1) stretch = await reader.withOlder(stretch, 8, 12, keep);
    expect(texts(await reader.read(stretch)).at(-1)).toBe('A19');
  });

  test('hides a replaced question although the one in its place is far away, and finds enough among many replaced', async () => {
    await fill(3);
    let [last] = (await listMessages(db, sessionId)).slice(-2);
    for (let index = 0; index < 30; index += 1) {
      await keepAnswer(
        db,
        { sessionId, text: `Again ${index}`, answer: plainAnswer(`${index}`), ...(last ? { supersedes: last.id } : {}) },
        false,
      );
      [last] = (await listMessages(db, sessionId)).slice(-2);
    }
    await fill(10);
    const reader = chatReader(db, sessionId);
    let stretch = await reader.end(4);
    stretch = await reader.withOlder(stretch, 20, 100);
    expect(texts(await reader.read(stretch))).toEqual(['Q1', 'A1', 'Again 29', '29', ...questions(0, 10)]);
    const tight = await reader.withOlder({ first: stretch.first, last: (await reader.read(stretch)).messages[3]?.order ?? 0 }, 8, 100);
    expect(texts(await reader.read(tight)).slice(0, 4)).toEqual(questions(0, 2));
  });

  test('of a chat with nothing in it is empty and shows what comes', async () => {
    const reader = chatReader(db, sessionId);
    const stretch = await reader.end(4);
    expect(await reader.read(stretch)).toMatchObject({ messages: [], older: false, newer: false });
    await fill(1);
    expect(texts(await reader.read(stretch))).toEqual(['Q0', 'A0']);
  });
});

test('ids of chats come newest first, and their rows without those that are gone', async () => {
  const other = newId();
  await keepAnswer(db, { sessionId, text: 'First', answer: plainAnswer('1') }, false);
  await new Promise((done) => setTimeout(done, 5));
  await keepAnswer(db, { sessionId: other, text: 'Second', answer: plainAnswer('2') }, false);
  const ids = await listChatIds(db);
  expect(ids).toEqual([other, sessionId]);
  await renameChat(db, other, 'Renamed', false);
  expect((await readChats(db, ids)).map(({ title }) => title)).toEqual(['Renamed', 'First']);
  await deleteChat(db, other, false);
  expect((await readChats(db, ids)).map(({ id }) => id)).toEqual([sessionId]);
});
