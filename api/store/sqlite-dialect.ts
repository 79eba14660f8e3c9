// SQLite for Kysely: one connection that writes and one that reads, immediate transactions, cached statements. Kysely's own driver begins deferred ones,
// in which a read followed by a write can meet SQLITE_BUSY when another process writes in between.
import { setTimeout as sleep } from 'node:timers/promises';
import type Database from 'better-sqlite3';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';

const WRITE_WAIT_MS = 10_000;
/** A read waits for nobody's write; only for another process that sets a killed one's log right, or locks the whole file. */
const READ_WAIT_MS = 1000;
const STATEMENTS_KEPT = 500;

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.startsWith('SQLITE_BUSY');

/** Waits for another process here rather than in SQLite's busy handler, which would hold up everything else in this process. */
async function whenFree<T>(work: () => T, waitMs: number): Promise<T> {
  const giveUpAt = performance.now() + waitMs;
  for (let wait = 1; ; wait = Math.min(wait * 2, 40)) {
    try {
      return work();
    } catch (error) {
      if (!isBusy(error) || performance.now() > giveUpAt) throw error;
      await sleep(wait + Math.random() * wait);
    }
  }
}

/** Single reads need no turn on their connection: each is over before the next can begin. */
class ReadAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/**
 * A Kysely dialect over an open better-sqlite3 database, which it closes when Kysely is destroyed. On a database that was opened to be
 * read, single reads go on while a transaction of this process waits for another process's.
 */
export function sqliteDialect(database: Database.Database): Dialect {
  return {
    createAdapter: () => (database.readonly ? new ReadAdapter() : new SqliteAdapter()),
    createDriver: () => sqliteDriver(database),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

function sqliteDriver(database: Database.Database): Driver {
  const waitMs = database.readonly ? READ_WAIT_MS : WRITE_WAIT_MS;
  const statements = new Map<string, Database.Statement>();
  const prepare = (sql: string): Database.Statement => {
    const known = statements.get(sql);
    if (known) return known;
    const statement = database.prepare(sql);
    if (statements.size >= STATEMENTS_KEPT) statements.clear();
    statements.set(sql, statement);
    return statement;
  };

  const connection: DatabaseConnection = {
    async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
      const run = (): QueryResult<R> => {
        const statement = prepare(query.sql);
        if (statement.reader) return { rows: statement.all(query.parameters) as R[] };
        const { changes, lastInsertRowid } = statement.run(query.parameters);
        return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
      };
      // Inside a transaction the lock is held already, and a statement may not be tried twice.
      return database.inTransaction ? run() : whenFree(run, waitMs);
    },
    // biome-ignore lint/correctness/useYield: reading row by row would block every write on this connection.
    async *streamQuery() {
      throw new Error('Read by keyset pages: an open cursor refuses writes on its connection.');
    },
  };

  return {
    async init() {},
    acquireConnection: async () => connection,
    async beginTransaction() {
      await whenFree(() => database.exec('BEGIN IMMEDIATE'), waitMs);
    },
    async commitTransaction() {
      database.exec('COMMIT');
    },
    // A full disk makes SQLite roll back by itself; a second rollback would hide the first error.
    async rollbackTransaction() {
      if (database.inTransaction) database.exec('ROLLBACK');
    },
    async releaseConnection() {},
    async destroy() {
      database.close();
    },
  };
}
