import type { Kysely } from 'kysely';
import type { EmailProofRow, Schema } from './schema.ts';
import { foldEmail } from './users.ts';

export type EmailProofsTable = ReturnType<typeof emailProofsTable>;

/** Addresses that wait until their owner opens a mailed link: of a new account, or the one that an account is to change to. */
export function emailProofsTable(db: Kysely<Schema>) {
  return {
    of: (userId: number): Promise<EmailProofRow | undefined> =>
      db.selectFrom('email_proofs').selectAll().where('user_id', '=', userId).executeTakeFirst(),

    /** Supersedes the user's address and link before. */
    put({ userId, email, hash, at }: { userId: number; email: string; hash: string; at: number }) {
      const claim = { email, email_folded: foldEmail(email), hash, created_at: at };
      return db
        .insertInto('email_proofs')
        .values({ user_id: userId, ...claim })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(claim))
        .execute();
    },

    /** What a link is to prove, if it was made after `madeAfter`. */
    byHash: (hash: string, madeAfter: number): Promise<EmailProofRow | undefined> =>
      db.selectFrom('email_proofs').selectAll().where('hash', '=', hash).where('created_at', '>', madeAfter).executeTakeFirst(),

    /** Everybody who says that an address is theirs and has not proved it. */
    claimsTo: (emailFolded: string): Promise<EmailProofRow[]> =>
      db.selectFrom('email_proofs').selectAll().where('email_folded', '=', emailFolded).execute(),

    remove: (userId: number) => db.deleteFrom('email_proofs').where('user_id', '=', userId).execute(),
  };
}
