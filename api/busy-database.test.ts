// Another process writes for long: who reads here does not wait for it, on either database.
import { join } from 'node:path';
import Database from 'better-sqlite3';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { composeForTest, newFolder, newUser, removeFolder } from './compose.test-support.ts';
import { hasPostgres, startPostgres, type TestPostgres } from './store/postgres.test-support.ts';

const HOUR_MS = 3_600_000;

let postgres: TestPostgres | undefined;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres?.stop());

/** Holds everything that a write needs until the function that it returns is called. */
async function holdWrites(folder: string, url: string | undefined): Promise<() => Promise<void>> {
  if (url === undefined) {
    const database = new Database(join(folder, 'wirewise.sqlite'));
    database.exec('BEGIN IMMEDIATE');
    return async () => void database.close();
  }
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('BEGIN; LOCK TABLE tokens, users, throttles, owners IN EXCLUSIVE MODE');
  return () => client.end();
}

describe.each([['SQLite'], ['PostgreSQL']])('over %s', (name) => {
  const here = name === 'SQLite' || hasPostgres ? test : test.skip;

  here('a list is answered while somebody else writes, also to a login whose use is to be noted', async () => {
    const url = name === 'PostgreSQL' ? postgres?.newDatabase() : undefined;
    const folder = await newFolder();
    let now = Date.now();
    const host = await composeForTest({ folder, clock: { now: () => now }, env: url === undefined ? {} : { DATABASE_URL: url } });
    const user = await newUser(host);
    const lastActive = async (): Promise<unknown> => {
      const reply = await host.call('GET', `/api/user/getUserById/${user.id}`, { token: user.token });
      return ((await reply.json()) as { data: { lastActive: string } }).data.lastActive;
    };
    const before = await lastActive();
    now += HOUR_MS;
    const letGo = await holdWrites(folder, url);
    const lists = await Promise.all(
      Array.from({ length: 5 }, () => host.call('GET', `/api/ai/sessions/${user.id}`, { token: user.token })),
    );
    expect(lists.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await lastActive()).toEqual(before);
    await letGo();
    await expect.poll(lastActive).not.toEqual(before);
    await host.close(0);
    await removeFolder(folder);
  });
});
