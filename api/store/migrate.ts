import { type Kysely, sql } from 'kysely';
import type { DialectWords } from './dialect.ts';
import { accountsChatsPlans } from './migrations/0001-accounts-chats-plans.ts';
import { accountCare } from './migrations/0002-account-care.ts';
import { buriedMessages } from './migrations/0003-buried-messages.ts';
import { jobCards } from './migrations/0004-job-cards.ts';
import { marksAndLinks } from './migrations/0005-marks-and-links.ts';
import { plansSayWhatThereIs } from './migrations/0006-plans-say-what-there-is.ts';
import { emailProofs } from './migrations/0007-email-proofs.ts';
import { modelUses } from './migrations/0008-model-uses.ts';
import type { Schema } from './schema.ts';
import { StoreError } from './store-error.ts';

/** One step of the schema, forward only and never edited once released. */
export interface Migration {
  readonly number: number;
  readonly name: string;
  readonly statements: (words: DialectWords) => readonly string[];
  /** Rows that need a value from outside SQL. */
  readonly fill?: (db: Kysely<Schema>, values: { uuid: string; at: number }) => Promise<void>;
}

export const MIGRATIONS: readonly Migration[] = [
  accountsChatsPlans,
  accountCare,
  buriedMessages,
  jobCards,
  marksAndLinks,
  plansSayWhatThereIs,
  emailProofs,
  modelUses,
];

/** Any number: every process that opens the same PostgreSQL database must take the same lock. */
const MIGRATION_LOCK = 7_204_118;

/** @throws StoreError when the database was made by a newer version; nothing is changed then */
export function refuseNewer(version: number, migrations: readonly Migration[]): void {
  const newest = migrations.at(-1)?.number ?? 0;
  if (version > newest) {
    throw new StoreError(
      `The database is of a newer version (${version}) than this program knows (${newest}): update Wirewise, or restore the backup made before the update.`,
    );
  }
}

/**
 * Brings the schema to the newest version, each migration in its own transaction together with its record.
 * Safe to run from many processes at once.
 */
export async function migrate(db: Kysely<Schema>, words: DialectWords, migrations: readonly Migration[] = MIGRATIONS): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (words.name === 'postgres') await sql`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(trx);
    await sql
      .raw(
        `CREATE TABLE IF NOT EXISTS migrations (number ${words.integer} PRIMARY KEY, name TEXT NOT NULL, applied_at ${words.integer} NOT NULL)${words.strict}`,
      )
      .execute(trx);
  });
  for (const migration of migrations) {
    await db.transaction().execute(async (trx) => {
      if (words.name === 'postgres') await sql`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(trx);
      const { rows } = await sql<{ version: number | null }>`SELECT MAX(number) AS version FROM migrations`.execute(trx);
      const version = rows[0]?.version ?? 0;
      refuseNewer(version, migrations);
      if (version >= migration.number) return;
      const at = Date.now();
      for (const statement of migration.statements(words)) await sql.raw(statement).execute(trx);
      await migration.fill?.(trx, { uuid: crypto.randomUUID(), at });
      await sql`INSERT INTO migrations (number, name, applied_at) VALUES (${migration.number}, ${migration.name}, ${at})`.execute(trx);
    });
  }
}
