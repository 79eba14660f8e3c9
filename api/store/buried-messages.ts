// Ids of messages that went with their chats. Nothing else of them is kept.
import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

export const buriedMessagesTable = (db: Kysely<Schema>) => ({
  /** Call before the rows themselves go. */
  buryOfSession: (owner: string, sessionId: string) =>
    db
      .insertInto('buried_messages')
      .columns(['owner', 'id'])
      .expression(db.selectFrom('messages').select(['owner', 'id']).where('owner', '=', owner).where('session_id', '=', sessionId))
      .onConflict((conflict) => conflict.doNothing())
      .execute(),

  bury: async (owner: string, ids: readonly string[]): Promise<void> => {
    if (ids.length === 0) return;
    const rows = ids.map((id) => ({ owner, id }));
    await db
      .insertInto('buried_messages')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },

  async isBuried(owner: string, id: string): Promise<boolean> {
    const row = await db.selectFrom('buried_messages').select('id').where('owner', '=', owner).where('id', '=', id).executeTakeFirst();
    return row !== undefined;
  },

  removeOfOwner: (owner: string) => db.deleteFrom('buried_messages').where('owner', '=', owner).execute(),
});

export type BuriedMessagesTable = ReturnType<typeof buriedMessagesTable>;
