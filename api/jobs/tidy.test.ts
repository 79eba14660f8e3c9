import { afterAll, beforeAll, expect, test } from 'vitest';
import { allEvents, asStream, composeForTest, newUser, removeFolder, type TestHost } from '../compose.test-support.ts';
import { guestMark } from '../store/guest-counts.ts';
import { openSqlite } from '../store/open-sqlite.ts';
import { tidy } from './tidy.ts';

const DAY_MS = 86_400_000;
let host: TestHost;
beforeAll(async () => {
  host = await composeForTest();
});
afterAll(async () => {
  await host.close(0);
  await removeFolder(host.folder);
});

test("after a day a guest's answer is gone, a user's is there without its events, and logins live on", async () => {
  const user = await newUser(host);
  const [own, guests] = [crypto.randomUUID(), crypto.randomUUID()];
  const ask = (replyId: string, token?: string) =>
    host.call('POST', '/api/ai/chat', { token, headers: asStream, body: { message: 'Kept?', replyId } });
  const events = await allEvents(await ask(own, user.token));
  const [accepted] = await allEvents(await ask(guests));
  const key = accepted?.type === 'accepted' ? accepted.guestKey : '';
  const readOwn = (after: number) =>
    host.call('GET', `/api/ai/message/${own}/stream?after=${after}`, { token: user.token, headers: asStream });
  const readGuests = () => host.call('GET', `/api/ai/message/${guests}/stream?key=${key}`, { headers: asStream });

  const store = await openSqlite({ folder: host.folder });
  const lifetime = { tokens: { absoluteMs: 180 * DAY_MS, idleMs: 30 * DAY_MS }, guestWindowMs: 0 };
  await tidy(store, Date.now() + DAY_MS - 60_000, lifetime);
  expect((await readGuests()).status).toBe(200);
  expect(await allEvents(await readOwn(0))).toEqual(events);

  await tidy(store, Date.now() + DAY_MS + 60_000, lifetime);
  expect((await readGuests()).status).toBe(404);
  const done = events.at(-1);
  expect(await allEvents(await readOwn(2))).toEqual([{ ...done, n: 3 }]);

  await tidy(store, Date.now() + 31 * DAY_MS, lifetime);
  expect((await readOwn(0)).status).toBe(401);
  await store.close();
});

test("a guest's count goes when its window is over, and stays where there is none", async () => {
  const store = await openSqlite({ folder: host.folder });
  const tokens = { absoluteMs: DAY_MS, idleMs: DAY_MS };
  const now = Date.now();
  const had = async (): Promise<number> => (await store.guestCounts.read('a guest', 0)).count;
  await store.write((tables) => tables.guestCounts.count('a guest', guestMark(now - DAY_MS), 3, 0, now - DAY_MS));
  await tidy(store, now, { tokens, guestWindowMs: 0 });
  await tidy(store, now, { tokens, guestWindowMs: DAY_MS + 1 });
  expect(await had()).toBe(1);
  await tidy(store, now, { tokens, guestWindowMs: DAY_MS - 1 });
  expect(await had()).toBe(0);
  await store.close();
});
