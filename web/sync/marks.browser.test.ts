// Marks on two devices of one user, and a guest's that come along.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveJobCard } from '../local/change-job-cards.ts';
import { forgetChats, GUEST } from '../local/database.ts';
import { pickJobCard } from '../local/job-cards.ts';
import { listMarked } from '../local/list-marked.ts';
import { isMarked, jobOfChat, listChatsOfJob, listStarred } from '../local/marks.ts';
import { addQuestion, newId } from '../local/write-chats.ts';
import { clearStored, storeLogin } from '../platform/stored-keys.ts';
import { reached } from './connection.ts';
import { drainOutbox } from './drain-outbox.ts';
import { enter } from './enter.ts';
import { putChatInJob, setMark } from './marks.ts';
import { currentOwner } from './owner.ts';
import { pullChanges } from './pull-changes.ts';
import { scriptedServer } from './scripted-server.ts';

const DEVICES = [81, 82] as const;
const login = (id: number) => ({ token: `token-${id}`, id, name: 'Pat', login_count: 4 });
const on = (device: number): void => storeLogin(login(device));
const forgetAll = async (): Promise<void> => {
  for (const owner of [GUEST, ...DEVICES.map((id) => `user-${id}`)]) await forgetChats(owner);
};
const step = async (): Promise<void> => {
  reached();
  await drainOutbox();
  await pullChanges();
};

beforeEach(async () => {
  clearStored();
  await forgetAll();
  const server = scriptedServer();
  vi.stubGlobal('fetch', server.fetch);
  reached();
});
afterEach(async () => {
  await drainOutbox();
  vi.unstubAllGlobals();
  clearStored();
  await forgetAll();
});

test('a pin and a star are on the other device, and off again', async () => {
  const [chat, answer] = [newId(), newId()];
  on(DEVICES[0]);
  await setMark(chat, 'pin', true);
  await setMark(answer, 'star', true);
  await step();
  on(DEVICES[1]);
  await step();
  const { db } = currentOwner();
  expect(await listMarked(db, 'pin')).toEqual([chat]);
  expect(await isMarked(db, answer, 'star')).toBe(true);
  await setMark(answer, 'star', false);
  await step();
  on(DEVICES[0]);
  await step();
  expect(await listMarked(currentOwner().db, 'star')).toEqual([]);
  expect(await listMarked(currentOwner().db, 'pin')).toEqual([chat]);
});

test('a chat keeps its job when another one is in use, and one given none goes with none', async () => {
  on(DEVICES[0]);
  const { db } = currentOwner();
  const [oak, elm] = [await saveJobCard(db, null, { name: 'Oak' }, true), await saveJobCard(db, null, { name: 'Elm' }, true)];
  const [ofOak, ofNone, ofWhatever] = [newId(), newId(), newId()];
  for (const sessionId of [ofOak, ofNone, ofWhatever]) await addQuestion(db, { sessionId, text: 'Why?', asked: { language: 'en' } });
  await putChatInJob(ofOak, oak);
  await putChatInJob(ofNone, null);
  const names = async () =>
    Promise.all([ofOak, ofNone, ofWhatever, null].map(async (chat) => (await jobOfChat(db, chat))?.job.name ?? null));
  expect(await names()).toEqual(['Oak', null, 'Elm', 'Elm']);
  await pickJobCard(db, null);
  expect(await names()).toEqual(['Oak', null, null, null]);
  expect((await listChatsOfJob(db, oak)).map(({ id }) => id)).toEqual([ofOak]);
  expect(await listChatsOfJob(db, elm)).toEqual([]);
});

test('a guest’s marks come along', async () => {
  const chat = newId();
  const { db: guest } = currentOwner();
  const { replyId } = await addQuestion(guest, { sessionId: chat, text: 'Why?', asked: { language: 'en' } });
  await setMark(chat, 'pin', true);
  await setMark(replyId, 'star', true);
  await enter(login(DEVICES[0]));
  const { db } = currentOwner();
  expect(await listMarked(db, 'pin')).toEqual([chat]);
  expect((await listStarred(db)).map(({ chat: { id }, reply }) => [id, reply.id])).toEqual([[chat, replyId]]);
});
