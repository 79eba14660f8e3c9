import type { Kysely } from 'kysely';
import type { DialectWords } from './dialect.ts';
import { prepared } from './prepared.ts';
import type { Schema } from './schema.ts';
import type { StoredUser } from './users.ts';

/** What a request has to know of who sends it. */
export type TokenUser = Pick<StoredUser, 'id' | 'uuid' | 'role' | 'status'> & { readonly used_at: number };
export type TokensTable = ReturnType<typeof tokensTable>;

/** Logins. Only the hash of a token is kept. */
export function tokensTable(db: Kysely<Schema>, words: DialectWords) {
  const userOf = prepared(db, words, ({ hash, madeAfter, usedAfter }: { hash: string; madeAfter: number; usedAfter: number }) =>
    db
      .selectFrom('tokens')
      .innerJoin('users', 'users.id', 'tokens.user_id')
      .select(['users.id', 'users.uuid', 'users.role', 'users.status', 'tokens.used_at'])
      .where('tokens.hash', '=', hash)
      .where('tokens.created_at', '>', madeAfter)
      .where('tokens.used_at', '>', usedAfter),
  );
  return {
    insert: (token: { hash: string; userId: number; at: number }) =>
      db.insertInto('tokens').values({ hash: token.hash, user_id: token.userId, created_at: token.at, used_at: token.at }).execute(),

    /** The token's user, when it was made after `madeAfter` and used after `usedAfter`. */
    userOf: async (hash: string, madeAfter: number, usedAfter: number): Promise<TokenUser | undefined> =>
      (await userOf({ hash, madeAfter, usedAfter }))[0],

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
