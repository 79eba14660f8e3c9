import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { Kysely } from 'kysely';
import { sqliteWords } from './dialect.ts';
import { type DataMark, type ExpectData, hasLog, markOf, refuseUnexpected } from './expected-data.ts';
import { MIGRATIONS, type Migration, migrate, refuseNewer } from './migrate.ts';
import type { Schema } from './schema.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import { createStore, type Store } from './store.ts';
import { StoreError } from './store-error.ts';

export const SQLITE_FILE = 'wirewise.sqlite';
/** Of each connection: what is read often fits, and the system keeps the file's pages besides. */
const CACHE_KB = 4096;

const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The version of an existing file, 0 for one without migrations, and what it is marked with. Opened read-only: one that is refused stays untouched. */
function inspect(file: string): { readonly version: number; readonly mark: DataMark } {
  const database = new Database(file, { readonly: true });
  try {
    const known = database.prepare("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'migrations'").get();
    if (!known) return { version: 0, mark: markOf(new Map()) };
    const row = database.prepare('SELECT MAX(number) AS version FROM migrations').get() as { version: number | null };
    const settings = row.version === null ? [] : database.prepare('SELECT name, value FROM settings').raw().all();
    return { version: row.version ?? 0, mark: markOf(new Map(settings as [string, string][])) };
  } finally {
    database.close();
  }
}

/**
 * Opens (or makes) the SQLite database in `folder`, and migrates it after copying an existing file to `backups/`.
 * @throws StoreError with one sentence that names the cure
 */
export async function openSqlite(options: { folder: string; migrations?: readonly Migration[]; expect?: ExpectData }): Promise<Store> {
  const { folder, migrations = MIGRATIONS, expect = 'as-left' } = options;
  const file = join(folder, SQLITE_FILE);
  let database: Database.Database;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    let version = 0;
    await refuseUnexpected(folder, expect, () => {
      const isWithoutLog = !hasLog(file);
      if (!existsSync(file)) return undefined;
      const found = inspect(file);
      version = found.version;
      refuseNewer(version, migrations);
      return version > 0 ? { ...found.mark, isWithoutLog } : undefined;
    });
    database = new Database(file, { timeout: 5000 });
    chmodSync(file, 0o600);
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = FULL');
    database.pragma('foreign_keys = ON');
    if (version > 0 && version < (migrations.at(-1)?.number ?? 0)) backUp(database, folder, version);
    // From here on the driver waits for other processes, without holding up the event loop.
    database.pragma('busy_timeout = 0');
  } catch (error) {
    if (error instanceof StoreError) throw error;
    throw new StoreError(
      `The data folder ${folder} cannot be used (${reason(error)}): give this user the right to write there, or set DATA_DIR to another folder.`,
      { cause: error },
    );
  }
  const db = new Kysely<Schema>({ dialect: sqliteDialect(database) });
  try {
    await migrate(db, sqliteWords, migrations);
    const reads = new Database(file, { readonly: true, timeout: 0 });
    for (const connection of [database, reads]) connection.pragma(`cache_size = -${CACHE_KB}`);
    const store = createStore(db, sqliteWords, new Kysely<Schema>({ dialect: sqliteDialect(reads) }));
    return {
      ...store,
      async close() {
        // Kysely closes no connection that was never asked anything; and the one that writes goes last, since it alone removes the log.
        reads.close();
        await store.close();
      },
    };
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

function backUp(database: Database.Database, folder: string, version: number): void {
  const copy = join(folder, 'backups', `version-${version}-${new Date().toISOString().replaceAll(':', '-')}.sqlite`);
  mkdirSync(dirname(copy), { recursive: true, mode: 0o700 });
  database.prepare('VACUUM INTO ?').run(copy);
  chmodSync(copy, 0o600);
}
