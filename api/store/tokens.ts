import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import type { StoredUser } from './users.ts';

export type TokensTable = ReturnType<typeof tokensTable>;

/** Logins. Only the hash of a token is kept. */
export function tokensTable(db: Kysely<Schema>) {
  return {
    insert: (token: { hash: string; userId: number; at: number }) =>
      db.insertInto('tokens').values({ hash: token.hash, user_id: token.userId, created_at: token.at, used_at: token.at }).execute(),

    /** The token's user, when it was made after `madeAfter` and used after `usedAfter`. */
    userOf: (hash: string, madeAfter: number, usedAfter: number): Promise<(StoredUser & { used_at: number }) | undefined> =>
      db
        .selectFrom('tokens')
        .innerJoin('users', 'users.id', 'tokens.user_id')
        .selectAll('users')
        .select('tokens.used_at')
        .where('tokens.hash', '=', hash)
        .where('tokens.created_at', '>', madeAfter)
        .where('tokens.used_at', '>', usedAfter)
        .executeTakeFirst(),

    touch: (hash: string, at: number) => db.updateTable('tokens').set({ used_at: at }).where('hash', '=', hash).execute(),

    remove: (hash: string) => db.deleteFrom('tokens').where('hash', '=', hash).execute(),

    removeOfUser: (userId: number) => db.deleteFrom('tokens').where('user_id', '=', userId).execute(),

    /** Ends every login of a user but the one with this hash. */
    removeOthersOfUser: (userId: number, hash: string) =>
      db.deleteFrom('tokens').where('user_id', '=', userId).where('hash', '!=', hash).execute(),

    removeDead: (madeBefore: number, usedBefore: number) =>
      db
        .deleteFrom('tokens')
        .where((eb) => eb.or([eb('created_at', '<=', madeBefore), eb('used_at', '<=', usedBefore)]))
        .execute(),
  };
}
