// A database that is not the one that was left stops the start, before anything is written to it.
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { composeForTest, newFolder, newUser, removeFolder } from './compose.test-support.ts';
import { refuseUnexpected, writeLeft } from './store/expected-data.ts';
import { openSqlite, SQLITE_FILE } from './store/open-sqlite.ts';
import { hasPostgres, startPostgres, type TestPostgres } from './store/postgres.test-support.ts';

const folders: string[] = [];
let postgres: TestPostgres | undefined;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  postgres?.stop();
  await Promise.all(folders.map(removeFolder));
});

async function folder(): Promise<string> {
  const made = await newFolder();
  folders.push(made);
  return made;
}

/** Starts and ends; a start that is refused says so. */
async function visit(data: string, env: Readonly<Record<string, string>> = {}): Promise<void> {
  const host = await composeForTest({ folder: data, env });
  await host.close(0);
}

/** What a killed server leaves, with its log or without. */
async function leftByKill(data: string, withLog: boolean): Promise<string> {
  const left = await folder();
  await cp(data, left, { recursive: true, filter: (path) => withLog || !/-(wal|shm)$/.test(path) });
  return left;
}

test('a database that another process marks during the look at it is looked at again', async () => {
  const data = await folder();
  const marks = [1, 2].map((markedAt) => ({ installation: 'ours', markedAt, isWithoutLog: false }));
  writeLeft(data, { installation: 'ours', markedAt: 1, hasLog: false });
  const look = () => {
    writeLeft(data, { installation: 'ours', markedAt: 2, hasLog: false });
    return marks.shift();
  };
  await refuseUnexpected(data, 'as-left', look);
  expect(marks).toEqual([]);
  await expect(refuseUnexpected(data, 'as-left', look)).rejects.toThrow(/gone, or empty/);
});

describe('over SQLite, a start', () => {
  test('over what was left, closed or killed, is like any other', async () => {
    const data = await folder();
    const host = await composeForTest({ folder: data });
    await newUser(host);
    await visit(await leftByKill(data, true));
    await host.close(0);
    await visit(data);
    await visit(data, { EXPECT_DATA: 'existing' });
  });

  test('with its file gone is refused, again and again, until told otherwise', async () => {
    const data = await folder();
    await visit(data);
    await rm(join(data, SQLITE_FILE));
    await expect(visit(data)).rejects.toThrow(/gone, or empty.*npm run restore.*EXPECT_DATA=any/);
    await expect(visit(data)).rejects.toThrow(/gone, or empty/);
    await visit(data, { EXPECT_DATA: 'any' });
    await visit(data);
  });

  test('with its log gone is refused: at once after the start, and when all but the newest is in the file', async () => {
    const data = await folder();
    const host = await composeForTest({ folder: data });
    const early = await leftByKill(data, false);
    await expect(visit(early)).rejects.toThrow(/gone, or empty|older than/);
    const other = await openSqlite({ folder: data });
    expect(await other.flush()).toBe(true);
    await other.close();
    await newUser(host);
    const late = await leftByKill(data, false);
    await expect(visit(late)).rejects.toThrow(/its log .* is gone/);
    await expect(visit(late)).rejects.toThrow(/its log .* is gone/);
    await visit(late, { EXPECT_DATA: 'any' });
    await host.close(0);
  });

  test('with an older copy of it, or another installation’s, is refused', async () => {
    const data = await folder();
    await visit(data);
    const older = await leftByKill(data, true);
    await visit(data);
    await cp(join(older, SQLITE_FILE), join(data, SQLITE_FILE));
    await expect(visit(data)).rejects.toThrow(/older than the one that was here last/);
    const other = await folder();
    await visit(other);
    await visit(other);
    await cp(join(other, SQLITE_FILE), join(data, SQLITE_FILE));
    await expect(visit(data)).rejects.toThrow(/another one than was here last/);
  });

  test('where there is none is refused when told that there is one', async () => {
    const data = await folder();
    await expect(visit(data, { EXPECT_DATA: 'existing' })).rejects.toThrow(/There is no database/);
    await visit(data);
  });
});

describe('over PostgreSQL, a start', () => {
  const here = hasPostgres ? test : test.skip;

  here('with an empty database, an older or another one is refused, and left as it is', async () => {
    if (!postgres) throw new Error('No PostgreSQL.');
    const data = await folder();
    const [url, empty] = [postgres.newDatabase(), postgres.newDatabase()];
    await visit(data, { DATABASE_URL: url });
    await visit(data, { DATABASE_URL: url });
    await expect(visit(data, { DATABASE_URL: empty })).rejects.toThrow(/gone, or empty/);
    const client = new pg.Client({ connectionString: empty });
    await client.connect();
    expect((await client.query('SELECT 1 FROM pg_tables WHERE schemaname = current_schema()')).rows).toEqual([]);
    await client.end();
    await visit(await folder(), { DATABASE_URL: empty });
    await expect(visit(data, { DATABASE_URL: empty })).rejects.toThrow(/another one than was here last/);
    const old = new pg.Client({ connectionString: url });
    await old.connect();
    await old.query("UPDATE settings SET value = '5' WHERE name = 'mark'");
    await old.end();
    await expect(visit(data, { DATABASE_URL: url })).rejects.toThrow(/of 1970.* older than the one that was here last/);
    await visit(data, { DATABASE_URL: url, EXPECT_DATA: 'any' });
    await visit(data, { DATABASE_URL: url });
  });
});
