import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { Kysely } from 'kysely';
import { sqliteWords } from './dialect.ts';
import { MIGRATIONS, type Migration, migrate, refuseNewer } from './migrate.ts';
import type { Schema } from './schema.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import { createStore, type Store } from './store.ts';
import { StoreError } from './store-error.ts';

/** Of each connection: what is read often fits, and the system keeps the file's pages besides. */
const CACHE_KB = 4096;

const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The version an existing file is of; 0 for one without migrations. Opened read-only, so that a newer file stays untouched. */
function versionOf(file: string): number {
  const database = new Database(file, { readonly: true });
  try {
    const known = database.prepare("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'migrations'").get();
    if (!known) return 0;
    const row = database.prepare('SELECT MAX(number) AS version FROM migrations').get() as { version: number | null };
    return row.version ?? 0;
  } finally {
    database.close();
  }
}

/**
 * Opens (or makes) the SQLite database in `folder`, and migrates it after copying an existing file to `backups/`.
 * @throws StoreError with one sentence that names the cure
 */
export async function openSqlite(options: { folder: string; migrations?: readonly Migration[] }): Promise<Store> {
  const { folder, migrations = MIGRATIONS } = options;
  const file = join(folder, 'wirewise.sqlite');
  let database: Database.Database;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const version = existsSync(file) ? versionOf(file) : undefined;
    if (version !== undefined) refuseNewer(version, migrations);
    database = new Database(file, { timeout: 5000 });
    chmodSync(file, 0o600);
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = FULL');
    database.pragma('foreign_keys = ON');
    if (version !== undefined && version > 0 && version < (migrations.at(-1)?.number ?? 0)) backUp(database, folder, version);
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
    return createStore(db, sqliteWords, new Kysely<Schema>({ dialect: sqliteDialect(reads) }));
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
