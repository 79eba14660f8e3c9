import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSqlite } from './open-sqlite.ts';
import type { Store } from './store.ts';

let folder: string;
let store: Store;
let other: Database.Database;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wirewise-sqlite-'));
  store = await openSqlite({ folder });
  other = new Database(join(folder, 'wirewise.sqlite'));
});
afterAll(async () => {
  other.close();
  await store.close();
  await rm(folder, { recursive: true, force: true });
});

test('who reads waits for no write, here or in another process', async () => {
  await store.write((tables) => tables.settings.set('colour', 'copper'));
  other.exec('BEGIN IMMEDIATE');
  const write = store.write((tables) => tables.settings.set('colour', 'amber'));
  expect(await Promise.race([store.settings.read('colour'), write])).toBe('copper');
  other.exec('COMMIT');
  await write;
  expect(await store.settings.read('colour')).toBe('amber');
});

test('nothing is written but in a transaction', async () => {
  await expect(store.settings.set('colour', 'red')).rejects.toMatchObject({ code: 'SQLITE_READONLY' });
});

test('a store that nothing was read from is closed whole, and leaves no log', async () => {
  const alone = await mkdtemp(join(tmpdir(), 'wirewise-sqlite-'));
  const unread = await openSqlite({ folder: alone });
  await unread.close();
  expect(await readdir(alone)).toEqual(['wirewise.sqlite']);
  await rm(alone, { recursive: true });
});
