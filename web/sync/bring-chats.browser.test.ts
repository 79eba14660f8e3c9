// A file of chats is written by one account of the real API and brought into others.
import { Dexie } from 'dexie';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ChatFile } from '../../api/contract/chat-file.ts';
import { openChats } from '../local/database.ts';
import { listChats, listMessages } from '../local/read-chats.ts';
import { deleteChat, keepAnswer, newId, renameChat } from '../local/write-chats.ts';
import { clearStored, storeLogin } from '../platform/stored-keys.ts';
import { callFile } from '../remote/call.ts';
import { bringChats, NoChatFile, readChatFile } from './bring-chats.ts';
import { saveJobCard } from './change-job-cards.ts';
import { drainOutbox } from './drain-outbox.ts';
import { setMark } from './marks.ts';
import { currentOwner } from './owner.ts';
import { answerTo } from './replicas.test-support.ts';

Dexie.debug = false;

const realFetch = window.fetch.bind(window);
const owners = new Set<string>();

interface Person {
  readonly id: number;
  readonly token: string;
}
async function newPerson(): Promise<Person> {
  return (await (await realFetch('/server/new-user', { method: 'POST' })).json()) as Person;
}
function use({ id, token }: Person): void {
  owners.add(`user-${id}`);
  storeLogin({ id, token, name: 'Pat', login_count: 4 });
}

beforeEach(() => vi.stubGlobal('fetch', (path: string, init?: RequestInit) => realFetch(`/server${path}`, init)));
afterEach(async () => {
  vi.unstubAllGlobals();
  clearStored();
  for (const owner of owners) {
    const db = openChats(owner);
    await db.transaction('rw', db.tables, () => Promise.all(db.tables.map((table) => table.clear())));
  }
  owners.clear();
});

async function tellOf(text: string, sessionId = newId()): Promise<string> {
  const { db } = currentOwner();
  await keepAnswer(db, { sessionId, text, answer: answerTo(text) }, true);
  return sessionId;
}

/** Chats, with their titles and what is in them, in the order of the list. */
async function here(): Promise<[title: string, texts: string[]][]> {
  const { db } = currentOwner();
  const chats = await listChats(db);
  return Promise.all(
    chats.map(async ({ id, title }): Promise<[string, string[]]> => [title, (await listMessages(db, id)).map(({ content }) => content)]),
  );
}

/** Somebody with two chats, one of them named and pinned, and what their download holds. */
async function fileOf(): Promise<{ readonly person: Person; readonly named: string; readonly file: ChatFile }> {
  const person = await newPerson();
  use(person);
  const named = await tellOf('What wire for 50 A?');
  await tellOf('And at 60 feet?', named);
  await renameChat(currentOwner().db, named, 'Range at Oak St', true);
  await setMark(named, 'pin', true);
  await tellOf('How deep is PVC?');
  await drainOutbox();
  const text = await (await callFile('downloadData', { params: { id: String(person.id) } })).text();
  return { person, named, file: readChatFile(text) };
}

test('a file comes into another account whole, and a second time changes nothing', async () => {
  const { named, file } = await fileOf();
  const before = await here();
  use(await newPerson());
  expect(await here()).toEqual([]);
  // The other account is on the same server, which has these ids for somebody else.
  expect(await bringChats(file)).toEqual({ chats: 2, partly: 0 });
  expect(await here()).toEqual(before);
  const { db } = currentOwner();
  const pinned = (await db.marks.toArray()).filter(({ mark }) => mark === 'pin');
  expect(pinned).toHaveLength(1);
  expect(pinned[0]?.subject).not.toBe(named);
  expect(await db.sessions.get(pinned[0]?.subject ?? '')).toMatchObject({ title: 'Range at Oak St' });
  expect(await bringChats(file)).toEqual({ chats: 2, partly: 0 });
  expect(await here()).toEqual(before);
});

test('into its own account it brings back what was deleted, and leaves later titles alone', async () => {
  const { named, file } = await fileOf();
  const { db } = currentOwner();
  const other = (await listChats(db)).find(({ id }) => id !== named);
  await deleteChat(db, named, true);
  await renameChat(db, other?.id ?? '', 'Trench', true);
  await drainOutbox();
  expect(await bringChats(file)).toEqual({ chats: 2, partly: 0 });
  const chats = Object.fromEntries(await here());
  expect(Object.keys(chats).sort()).toEqual(['Range at Oak St', 'Trench']);
  expect(chats['Range at Oak St']).toHaveLength(4);
  expect(await bringChats(file)).toEqual({ chats: 2, partly: 0 });
  expect(await here()).toHaveLength(2);
});

test('job cards come along', async () => {
  const person = await newPerson();
  use(person);
  await saveJobCard(null, { name: '12 Oak St' });
  await drainOutbox();
  const text = await (await callFile('downloadData', { params: { id: String(person.id) } })).text();
  use(await newPerson());
  await bringChats(readChatFile(text));
  expect((await currentOwner().db.jobCards.toArray()).map(({ job }) => job.name)).toEqual(['12 Oak St']);
});

test('what of a file is damaged is counted, and the rest comes', async () => {
  const { file } = await fileOf();
  const [first, second] = file.sessions;
  if (!first || !second) throw new Error('There are two chats.');
  const damaged = JSON.stringify({
    ...file,
    sessions: [{ ...first, messages: [...first.messages, { id: 1 }] }, { ...second, id: 'no id' }, 'none'],
  });
  use(await newPerson());
  expect(await bringChats(readChatFile(damaged))).toEqual({ chats: 1, partly: 3 });
  expect(await here()).toEqual([[first.title, first.messages.map((message) => message?.content ?? '')]]);
});

test.each(['', 'null', '[]', '{"user":{}}', '{"sessions":5}'])('%j is no chat file', (text) => {
  expect(() => readChatFile(text)).toThrow(NoChatFile);
});
