// What one account or address may use of what costs: nothing that it does fills disk, memory or mailbox.
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  allEvents,
  asStream,
  composeForTest,
  eventsOf,
  newUser,
  removeFolder,
  slowAnswerer,
  type TestHost,
} from '../compose.test-support.ts';
import type { SyncItem, SyncResult } from '../contract/sync.ts';
import { openSqlite } from '../store/open-sqlite.ts';
import { createReaders } from './readers.ts';

let host: TestHost;
let now = Date.now();
beforeAll(async () => {
  host = await composeForTest({ answerQuestion: slowAnswerer(1, 0), clock: { now: () => now }, env: { GUEST_LIMIT: '0' } });
});
afterAll(async () => {
  await host.close(0);
  await removeFolder(host.folder);
});

/** Uses up what an account may add today, all but `left` bytes. */
async function writeToday(uuid: string, left: number): Promise<void> {
  const store = await openSqlite({ folder: host.folder });
  await store.write((tables) => tables.throttles.hit(`writing ${uuid}`, 86_400_000, now, 32 * 1024 ** 2 - left));
  await store.close();
}

async function uuidOf(user: { id: number; token: string }): Promise<string> {
  const response = await host.call('GET', `/api/user/getUserById/${user.id}`, { token: user.token });
  return ((await response.json()) as { data: { uuid: string } }).data.uuid;
}

const session = (title = 'House'): SyncItem => {
  const time = new Date(now).toISOString();
  return { kind: 'session', id: crypto.randomUUID(), title, titleAt: time, created_at: time };
};

describe('what an account adds in a day', () => {
  test('by a push is counted whole, refused with the time to wait, and taken the next day', async () => {
    const user = await newUser(host);
    await writeToday(await uuidOf(user), 1000);
    const push = (items: readonly SyncItem[]) => host.call('POST', '/api/sync', { token: user.token, body: { items } });
    expect((await push([session()])).status).toBe(200);
    const refused = await push([session(), session(), session()]);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3600);
    expect(await refused.json()).toMatchObject({ code: 'TOO_MANY', message: expect.stringContaining('in a day') });
    const other = await newUser(host);
    expect((await host.call('POST', '/api/sync', { token: other.token, body: { items: [session()] } })).status).toBe(200);
    now += 86_400_001;
    const taken = await push([session()]);
    expect(((await taken.json()) as SyncResult).results).toMatchObject([{ outcome: 'done' }]);
  });

  test('by questions and chats is counted too', async () => {
    const user = await newUser(host);
    await writeToday(await uuidOf(user), 100);
    for (const [path, body] of [
      ['/api/ai/chat', { message: 'One more?' }],
      ['/api/ai/sessions', { userId: user.id, title: 'One more' }],
    ] as const)
      expect((await host.call('POST', path, { token: user.token, body })).status).toBe(429);
  });
});

test('photos, downloads and changes of a profile are limited, each by itself', async () => {
  const user = await newUser(host);
  const jpeg = new Uint8Array(
    await sharp({ create: { width: 20, height: 20, channels: 3, background: '#b5622a' } })
      .jpeg()
      .toBuffer(),
  );
  const upload = () =>
    host.call('PATCH', `/api/user/editProfile/${user.id}`, {
      token: user.token,
      form: { image: new Blob([jpeg], { type: 'image/jpeg' }) },
    });
  for (let count = 0; count < 20; count += 1) expect((await upload()).status).toBe(200);
  expect((await upload()).status).toBe(429);
  const rename = await host.call('PATCH', `/api/user/editProfile/${user.id}`, { token: user.token, form: { address: '1 Main St' } });
  expect(rename.status).toBe(200);
  const download = () => host.call('GET', `/api/user/data/${user.id}`, { token: user.token });
  for (let count = 0; count < 20; count += 1) await (await download()).text();
  expect((await download()).status).toBe(429);
});

describe('an emergency past every limit', () => {
  const ask = (headers = {}) => host.call('POST', '/api/ai/chat', { headers, body: { message: 'smoke from the panel' }, from: '10.7.7.7' });
  test('is answered still, and not kept', async () => {
    for (let count = 0; count < 60; count += 1) expect((await ask()).status).toBe(200);
    const store = await openSqlite({ folder: host.folder });
    const kept = await store.messages.bytesOf('guest');
    const answer = await ask();
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ kind: 'emergency', answeredBy: 'guide' });
    const events = await allEvents(await ask(asStream));
    expect(events.map(({ type }) => type)).toEqual(['accepted', 'start', 'text', 'done']);
    expect(await store.messages.bytesOf('guest')).toBe(kept);
    await store.close();
  });
});

test('one caller reads a hundred answers at once and no more, and one who left makes room', () => {
  const readers = createReaders();
  const leaving = Array.from({ length: 100 }, () => readers.enter('one'));
  expect(() => readers.enter('one')).toThrow(/at once/);
  readers.enter('other')();
  leaving[0]?.();
  leaving[0]?.();
  leaving.push(readers.enter('one'));
  expect(() => readers.enter('one')).toThrow(/at once/);
});

test('a reader who leaves, or has read all, is counted no longer', async () => {
  const user = await newUser(host);
  const replyId = crypto.randomUUID();
  await allEvents(await host.call('POST', '/api/ai/chat', { token: user.token, headers: asStream, body: { message: 'Read?', replyId } }));
  const read = () => host.call('GET', `/api/ai/message/${replyId}/stream?after=0`, { token: user.token, headers: asStream });
  for (let count = 0; count < 60; count += 1) await allEvents(await read());
  for (let count = 0; count < 60; count += 1) await (await read()).body?.cancel();
  for (let count = 0; count < 60; count += 1) for await (const _ of eventsOf(await read())) break;
  expect((await read()).status).toBe(200);
});

test('the one user of a computer has no limit', async () => {
  const local = await composeForTest();
  const { token, uuid } = await local.signInLocalUser({ name: 'Shop' });
  const store = await openSqlite({ folder: local.folder });
  await store.write((tables) => tables.throttles.hit(`writing ${uuid}`, 86_400_000, now, 32 * 1024 ** 2));
  await store.close();
  expect((await local.call('POST', '/api/sync', { token, body: { items: [session()] } })).status).toBe(200);
  await local.close(0);
  await removeFolder(local.folder);
});
