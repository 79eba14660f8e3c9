import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

export type ResetTokensTable = ReturnType<typeof resetTokensTable>;

/** Tokens of mailed reset links: one a user, kept as a hash. */
export function resetTokensTable(db: Kysely<Schema>) {
  return {
    /** Supersedes the user's link before. */
    put: (token: { hash: string; userId: number; at: number }) =>
      db
        .insertInto('reset_tokens')
        .values({ user_id: token.userId, hash: token.hash, created_at: token.at })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ hash: token.hash, created_at: token.at }))
        .execute(),

    /** Whose token it is, if it was made after `madeAfter`. */
    async userIdOf(hash: string, madeAfter: number): Promise<number | undefined> {
      const row = await db
        .selectFrom('reset_tokens')
        .select('user_id')
        .where('hash', '=', hash)
        .where('created_at', '>', madeAfter)
        .executeTakeFirst();
      return row?.user_id;
    },

    /** Ends a token; false when it was ended before, by whoever came first. */
    async take(hash: string): Promise<boolean> {
      const result = await db.deleteFrom('reset_tokens').where('hash', '=', hash).executeTakeFirst();
      return result.numDeletedRows > 0n;
    },

    removeOfUser: (userId: number) => db.deleteFrom('reset_tokens').where('user_id', '=', userId).execute(),

    removeMadeBefore: (at: number) => db.deleteFrom('reset_tokens').where('created_at', '<=', at).execute(),
  };
}
