import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';

export type OwnersTable = ReturnType<typeof ownersTable>;

/** Change numbers, one row an owner: whoever writes holds the row until commit, so numbers become visible in their order. */
export function ownersTable(db: Kysely<Schema>) {
  return {
    /**
     * Waits until nobody else writes for this owner, and keeps others waiting until this transaction ends. Before whatever is read to
     * decide what to write: PostgreSQL else lets a deletion and a message that meet each other both see the chat as it was before.
     */
    hold: (owner: string) =>
      db
        .insertInto('owners')
        .values({ owner, last_change: 0 })
        .onConflict((conflict) => conflict.column('owner').doUpdateSet({ last_change: sql<number>`owners.last_change` }))
        .execute(),

    /** The number of the owner's newest change that is committed: every one up to it is. */
    async lastChange(owner: string): Promise<number> {
      const row = await db.selectFrom('owners').select('last_change').where('owner', '=', owner).executeTakeFirst();
      return row?.last_change ?? 0;
    },

    /** The owner's next change number. To be called inside the transaction of the write it numbers. */
    async nextChange(owner: string): Promise<number> {
      const row = await db
        .insertInto('owners')
        .values({ owner, last_change: 1 })
        .onConflict((conflict) => conflict.column('owner').doUpdateSet({ last_change: sql<number>`owners.last_change + 1` }))
        .returning('last_change')
        .executeTakeFirstOrThrow();
      return row.last_change;
    },

    remove: (owner: string) => db.deleteFrom('owners').where('owner', '=', owner).execute(),
  };
}
