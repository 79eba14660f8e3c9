import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { postgresWords } from './dialect.ts';
import { type ExpectData, type Found, markOf, refuseUnexpected } from './expected-data.ts';
import { MIGRATIONS, type Migration, migrate } from './migrate.ts';
import type { Schema } from './schema.ts';
import { createStore, type Store } from './store.ts';
import { StoreError } from './store-error.ts';

/** Every number of ours fits a double: counts, ids and milliseconds. */
const BIGINT = 20;

/** What a database is marked with; undefined for an empty one. */
async function inspect(db: Kysely<Schema>): Promise<Found> {
  const { rows } = await sql<{ known: string | null }>`SELECT to_regclass('settings') AS known`.execute(db);
  if (rows[0]?.known === null) return undefined;
  const settings = await db.selectFrom('settings').selectAll().execute();
  return { ...markOf(new Map(settings.map(({ name, value }) => [name, value]))), isWithoutLog: false };
}

/**
 * Opens and migrates a PostgreSQL database. `onLost` hears of idle connections that the server ended; the pool makes new ones.
 * @throws StoreError when it cannot be reached
 */
export async function openPostgres(options: {
  url: string;
  migrations?: readonly Migration[];
  /** Where it is remembered which database was used last, and what is expected of it; left out: nothing. */
  remembered?: { folder: string; expect: ExpectData };
  onLost?: (error: Error) => void;
}): Promise<Store> {
  const types = {
    getTypeParser: (id: number, format?: 'text' | 'binary') => (id === BIGINT ? Number : pg.types.getTypeParser(id, format)),
  };
  const pool = new pg.Pool({ connectionString: options.url, max: 10, connectionTimeoutMillis: 10_000, types: types as typeof pg.types });
  const lost = (error: Error): void => options.onLost?.(error);
  pool.on('error', lost);
  // The pool listens to idle connections alone; one that breaks between two queries of a transaction would end the process.
  pool.on('connect', (client) => client.on('error', lost));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    if (options.remembered) await refuseUnexpected(options.remembered.folder, options.remembered.expect, () => inspect(db));
    await migrate(db, postgresWords, options.migrations ?? MIGRATIONS);
  } catch (error) {
    await db.destroy();
    if (error instanceof StoreError) throw error;
    throw new StoreError(
      `The database at DATABASE_URL cannot be used (${error instanceof Error ? error.message : String(error)}): start it, or correct the address.`,
      { cause: error },
    );
  }
  return createStore(db, postgresWords);
}
