import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';

export type OwnersTable = ReturnType<typeof ownersTable>;

/** Change numbers, one row an owner: whoever writes holds the row until commit, so numbers become visible in their order. */
export function ownersTable(db: Kysely<Schema>) {
  return {
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
