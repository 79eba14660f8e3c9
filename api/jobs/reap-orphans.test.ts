// A process that died is found by watching it, whatever the computer's clock does meanwhile.
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newFolder, removeFolder } from '../compose.test-support.ts';
import { openSqlite } from '../store/open-sqlite.ts';
import { GUEST_OWNER } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { createReaper } from './reap-orphans.ts';

const SILENCE_MS = 3000;
const HOUR_MS = 3_600_000;

let folder: string;
let store: Store;
beforeAll(async () => {
  folder = await newFolder();
  store = await openSqlite({ folder });
});
afterAll(async () => {
  await store.close();
  await removeFolder(folder);
});

/** An answer of `processId`, whose last beat is `ms` away from now: what a clock that was put back or on leaves. */
async function running(processId: string, ms: number): Promise<string> {
  const id = crypto.randomUUID();
  await store.write(async (tables) => {
    await tables.messages.insert({
      owner: GUEST_OWNER,
      id,
      session_id: null,
      role: 'assistant',
      content: '',
      state: 'running',
      reply_to: null,
      supersedes: null,
      previous_user_msg: null,
      answered_by: null,
      answer: null,
      parts: null,
      created_at: Date.now(),
      change: 0,
    });
    await tables.runningAnswers.insert({
      owner: GUEST_OWNER,
      reply_id: id,
      process_id: processId,
      guest: null,
      guest_mark: null,
      language: 'en',
    });
  });
  const database = new Database(join(folder, 'wirewise.sqlite'));
  database.prepare('UPDATE processes SET beat_at = beat_at + ? WHERE id = ?').run(ms, processId);
  database.close();
  return id;
}
const stateOf = async (id: string): Promise<string | undefined> => (await store.messages.find(GUEST_OWNER, id))?.state;

test('an answer of a dead process ends though the clock went back, and one of a living process goes on though it went on', async () => {
  const dead = await running('dead', HOUR_MS);
  const alive = await running('alive', -HOUR_MS);
  let now = 0;
  const look = createReaper(store, SILENCE_MS, () => now);
  expect(await look()).toBe(0);
  now += SILENCE_MS - 1;
  await store.write((tables) => tables.runningAnswers.beat('alive'));
  expect(await look()).toBe(0);
  now += 1;
  expect(await look()).toBe(1);
  expect([await stateOf(dead), await stateOf(alive)]).toEqual(['interrupted', 'running']);
  now += SILENCE_MS;
  expect(await look()).toBe(1);
  expect(await stateOf(alive)).toBe('interrupted');
});
