import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { MIGRATIONS, type Migration } from './migrate.ts';
import { openSqlite } from './open-sqlite.ts';
import { StoreError } from './store-error.ts';

const newest = MIGRATIONS.at(-1)?.number ?? 0;
const next: Migration = {
  number: newest + 1,
  name: 'next',
  statements: () => ['CREATE TABLE next_things (id INTEGER PRIMARY KEY) STRICT'],
};
const broken: Migration = {
  number: newest + 1,
  name: 'broken',
  statements: () => ['CREATE TABLE half (id INTEGER PRIMARY KEY) STRICT', 'CREATE TABLE half (id INTEGER PRIMARY KEY) STRICT'],
};

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wirewise-migrate-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const tables = (file: string): string[] => {
  const database = new Database(file, { readonly: true });
  const rows = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all() as { name: string }[];
  database.close();
  return rows.map((row) => row.name);
};

describe('migrations', () => {
  test('a new file gets every table, all of them strict', async () => {
    const store = await openSqlite({ folder });
    await store.close();
    const database = new Database(join(folder, 'wirewise.sqlite'));
    const loose = database
      .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND sql NOT LIKE '%STRICT'")
      .all();
    expect(loose).toEqual([]);
    expect(database.pragma('journal_mode', { simple: true })).toBe('wal');
    database.close();
  });

  test('an existing file is copied before a newer version changes it', async () => {
    await (await openSqlite({ folder })).close();
    await (await openSqlite({ folder, migrations: [...MIGRATIONS, next] })).close();
    const [copy] = await readdir(join(folder, 'backups'));
    expect(tables(join(folder, 'backups', copy ?? ''))).not.toContain('next_things');
    expect(tables(join(folder, 'wirewise.sqlite'))).toContain('next_things');
    await (await openSqlite({ folder, migrations: [...MIGRATIONS, next] })).close();
    expect(await readdir(join(folder, 'backups'))).toHaveLength(1);
  });

  test('a migration that fails leaves the old schema, whole', async () => {
    await (await openSqlite({ folder })).close();
    await expect(openSqlite({ folder, migrations: [...MIGRATIONS, broken] })).rejects.toThrow();
    expect(tables(join(folder, 'wirewise.sqlite'))).not.toContain('half');
    await (await openSqlite({ folder })).close();
  });

  test('a database of a newer version is refused and not touched', async () => {
    await (await openSqlite({ folder, migrations: [...MIGRATIONS, next] })).close();
    const before = await readFile(join(folder, 'wirewise.sqlite'));
    await expect(openSqlite({ folder })).rejects.toThrow(StoreError);
    await expect(openSqlite({ folder })).rejects.toThrow(/newer version/);
    expect((await readFile(join(folder, 'wirewise.sqlite'))).equals(before)).toBe(true);
  });

  test('a data folder that cannot be one says how to cure it', async () => {
    await writeFile(join(folder, 'file'), '');
    await expect(openSqlite({ folder: join(folder, 'file') })).rejects.toThrow(/set DATA_DIR to another folder/);
  });

  test('a file that is no database is refused in one sentence', async () => {
    await writeFile(join(folder, 'wirewise.sqlite'), 'not a database, but long enough to be read as one'.repeat(100));
    await expect(openSqlite({ folder })).rejects.toThrow(StoreError);
  });
});
