import { chmodSync, existsSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import Database from 'better-sqlite3';
import { INSTALLATION_SETTING, MARK_SETTING, markOf } from '../store/expected-data.ts';
import { EPOCH_SETTING } from '../store/settings.ts';
import { StoreError } from '../store/store-error.ts';
import { type Counts, checkCounts } from './backup-folder.ts';
import { type Renewed, USER_IDS_SKIPPED } from './renewed.ts';

function countsOf(database: Database.Database): Counts {
  const tables = database
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    .pluck()
    .all() as string[];
  return Object.fromEntries(tables.map((name) => [name, Number(database.prepare(`SELECT COUNT(*) FROM "${name}"`).pluck().get())]));
}

/** @throws StoreError unless every page, index and reference is as it should be, and every table has its rows */
function check(database: Database.Database, wanted: Counts): void {
  let integrity: unknown;
  try {
    integrity = database.pragma('integrity_check', { simple: true });
  } catch (error) {
    integrity = error;
  }
  if (integrity !== 'ok') throw new StoreError(`The copy is damaged: ${String(integrity)}.`);
  if ((database.pragma('foreign_key_check') as unknown[]).length > 0) throw new StoreError('The copy is damaged: rows refer to none.');
  checkCounts(wanted, countsOf(database));
}

const newest = (database: Database.Database): number => Number(database.prepare('SELECT MAX(number) FROM migrations').pluck().get() ?? 0);

/** One state of the database in `file`, while others read and write it, checked. */
export async function copySqlite(file: string, target: string): Promise<{ counts: Counts; version: number }> {
  if (!existsSync(file)) throw new StoreError(`There is no database at ${file}: set DATA_DIR to the folder that has it.`);
  const source = new Database(file, { readonly: true });
  try {
    // What is read from here on is one state, however long it takes and whoever writes.
    source.exec('BEGIN');
    const [counts, version] = [countsOf(source), newest(source)];
    await source.backup(target);
    const copy = new Database(target);
    try {
      // One file, without a log beside it.
      copy.pragma('journal_mode = DELETE');
      check(copy, counts);
    } finally {
      copy.close();
    }
    return { counts, version };
  } finally {
    source.close();
  }
}

/** Copies a backup's database to `draft`, checked, and makes it the newest state there was. */
export async function renewSqlite(source: string, draft: string, wanted: Counts, at: number): Promise<Renewed> {
  await copyFile(source, draft);
  chmodSync(draft, 0o600);
  const copy = new Database(draft);
  try {
    check(copy, wanted);
    const set = copy.prepare('INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value');
    return copy.transaction((): Renewed => {
      const { installation, markedAt } = markOf(
        new Map(copy.prepare('SELECT name, value FROM settings').raw().all() as [string, string][]),
      );
      const renewed = { installation: installation ?? crypto.randomUUID(), markedAt: Math.max(at, markedAt + 1) };
      set.run(EPOCH_SETTING, crypto.randomUUID());
      set.run(INSTALLATION_SETTING, renewed.installation);
      set.run(MARK_SETTING, String(renewed.markedAt));
      copy.prepare("UPDATE sqlite_sequence SET seq = seq + ? WHERE name = 'users'").run(USER_IDS_SKIPPED);
      return renewed;
    })();
  } finally {
    copy.close();
  }
}

/**
 * Brings a database's log into its file, so that the file can be moved. A file that cannot be read is moved with its log, as it is.
 * @throws StoreError when a server has it open
 */
export function settleSqlite(file: string): void {
  if (!existsSync(file)) return;
  const inUse = new StoreError(`The database at ${file} is in use: end Wirewise first.`);
  let database: Database.Database | undefined;
  try {
    database = new Database(file, { timeout: 0 });
    if (database.pragma('journal_mode = DELETE', { simple: true }) !== 'delete') throw inUse;
  } catch (error) {
    if (error === inUse || (error instanceof Error && 'code' in error && /^SQLITE_(BUSY|LOCKED)/.test(String(error.code)))) throw inUse;
  } finally {
    database?.close();
  }
}
