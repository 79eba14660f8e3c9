import { type Kysely, type Selectable, sql } from 'kysely';
import type { DialectWords } from './dialect.ts';
import { prepared } from './prepared.ts';
import { GUEST_OWNER, type Schema, type SessionRow } from './schema.ts';

export type StoredSession = Selectable<SessionRow>;
export type ListedSession = Pick<StoredSession, 'id' | 'title' | 'created_at'>;
export const SESSIONS_AT_ONCE = 500;
export type SessionsTable = ReturnType<typeof sessionsTable>;

/** Chats, keyed by owner and id. A deleted one stays as a tombstone without a title. */
export function sessionsTable(db: Kysely<Schema>, words: DialectWords) {
  const find = prepared(db, words, ({ owner, id }: { owner: string; id: string }) =>
    db.selectFrom('sessions').selectAll().where('owner', '=', owner).where('id', '=', id),
  );
  const listOfOwner = prepared(db, words, (given: { owner: string; at: number; id: string }) =>
    db
      .selectFrom('sessions')
      .select(['id', 'title', 'created_at'])
      .where('owner', '=', given.owner)
      .where('deleted', '=', sql.lit(0))
      .where('created_at', '<=', given.at)
      .where((eb) => eb.or([eb('created_at', '<', given.at), eb('id', '<', given.id)]))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(sql.lit(SESSIONS_AT_ONCE)),
  );
  return {
    /** Deleted ones included. */
    find: async (owner: string, id: string): Promise<StoredSession | undefined> => (await find({ owner, id }))[0],

    /** For the admin, who does not say whose it is. */
    findOfAnyone: (id: string): Promise<StoredSession | undefined> =>
      db.selectFrom('sessions').selectAll().where('id', '=', id).limit(1).executeTakeFirst(),

    async belongsToSomeoneElse(owner: string, id: string): Promise<boolean> {
      const other = await db
        .selectFrom('sessions')
        .select('id')
        .where('id', '=', id)
        .where('owner', 'not in', [owner, GUEST_OWNER])
        .limit(1)
        .executeTakeFirst();
      return other !== undefined;
    },

    /** True when the row is new; false when the owner has that id already. */
    async insert(session: {
      owner: string;
      id: string;
      title: string;
      titleAt: number;
      createdAt: number;
      change: number;
      deleted?: boolean;
    }): Promise<boolean> {
      const result = await db
        .insertInto('sessions')
        .values({
          owner: session.owner,
          id: session.id,
          title: session.title,
          title_at: session.titleAt,
          created_at: session.createdAt,
          last_message_at: session.createdAt,
          deleted: session.deleted ? 1 : 0,
          change: session.change,
        })
        .onConflict((conflict) => conflict.columns(['owner', 'id']).doNothing())
        .executeTakeFirst();
      return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
    },

    /** Takes the title unless the one it has is newer; of two given at the same moment the greater wins, on every replica. */
    async rename(owner: string, id: string, title: string, titleAt: number, change: number): Promise<boolean> {
      const result = await db
        .updateTable('sessions')
        .set({ title, title_at: titleAt, change })
        .where('owner', '=', owner)
        .where('id', '=', id)
        .where('deleted', '=', 0)
        .where((eb) => eb.or([eb('title_at', '<', titleAt), eb.and([eb('title_at', '=', titleAt), eb('title', '<', title)])]))
        .executeTakeFirst();
      return result.numUpdatedRows > 0n;
    },

    /** False when it was deleted before. */
    async bury(owner: string, id: string, change: number): Promise<boolean> {
      const result = await db
        .updateTable('sessions')
        .set({ deleted: 1, title: '', change })
        .where('owner', '=', owner)
        .where('id', '=', id)
        .where('deleted', '=', 0)
        .executeTakeFirst();
      return result.numUpdatedRows > 0n;
    },

    touch: (owner: string, id: string, at: number) =>
      db
        .updateTable('sessions')
        .set({ last_message_at: at })
        .where('owner', '=', owner)
        .where('id', '=', id)
        .where('last_message_at', '<', at)
        .execute(),

    /** The chats behind `after`, newest first, without the deleted, `SESSIONS_AT_ONCE` at most. */
    ofOwner: (owner: string, after?: ListedSession): Promise<ListedSession[]> =>
      listOfOwner({ owner, at: after?.created_at ?? Number.MAX_SAFE_INTEGER, id: after?.id ?? '' }),

    /** How many chats of anyone had a message since `at`. */
    async countActiveSince(at: number): Promise<number> {
      const counted = await db
        .selectFrom('sessions')
        .where('last_message_at', '>=', at)
        .where('deleted', '=', 0)
        .select((eb) => eb.fn.countAll<number>().as('chats'))
        .executeTakeFirstOrThrow();
      return Number(counted.chats);
    },

    removeOfOwner: (owner: string) => db.deleteFrom('sessions').where('owner', '=', owner).execute(),

    changedAfter: (owner: string, change: number, limit: number): Promise<StoredSession[]> =>
      db
        .selectFrom('sessions')
        .selectAll()
        .where('owner', '=', owner)
        .where('change', '>', change)
        .orderBy('change')
        .limit(limit)
        .execute(),
  };
}
