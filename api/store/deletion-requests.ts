import type { Kysely } from 'kysely';
import type { DeletionRequest } from '../contract/account.ts';
import type { Schema } from './schema.ts';

export type DeletionRequestsTable = ReturnType<typeof deletionRequestsTable>;

const LISTED_AT_MOST = 10_000;

/** Who asked that data be deleted, and why. */
export function deletionRequestsTable(db: Kysely<Schema>) {
  return {
    insert: (request: { email: string; reason: string; userId: number | null; at: number }) =>
      db
        .insertInto('deletion_requests')
        .values({ email: request.email, reason: request.reason, user_id: request.userId, created_at: request.at })
        .execute(),

    async newest(): Promise<DeletionRequest[]> {
      const rows = await db
        .selectFrom('deletion_requests')
        .selectAll()
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(LISTED_AT_MOST)
        .execute();
      return rows.map((row) => ({ ...row, created_at: new Date(row.created_at).toISOString() }));
    },
  };
}
