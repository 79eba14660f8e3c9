// Links that show one answer to whoever holds them. The answer itself stays where it is: a link to a deleted one leads nowhere.
import type { Kysely, Selectable } from 'kysely';
import type { Schema, SharedAnswerRow } from './schema.ts';

export type StoredLink = Selectable<SharedAnswerRow>;
export type SharedAnswersTable = ReturnType<typeof sharedAnswersTable>;

export function sharedAnswersTable(db: Kysely<Schema>) {
  return {
    find: (token: string): Promise<StoredLink | undefined> =>
      db.selectFrom('shared_answers').selectAll().where('token', '=', token).executeTakeFirst(),

    insert: (link: StoredLink) => db.insertInto('shared_answers').values(link).execute(),

    /** Newest first. */
    ofOwner: (owner: string): Promise<StoredLink[]> =>
      db.selectFrom('shared_answers').selectAll().where('owner', '=', owner).orderBy('created_at', 'desc').orderBy('token').execute(),

    /** False when the owner has no such link. */
    async remove(owner: string, token: string): Promise<boolean> {
      const result = await db.deleteFrom('shared_answers').where('owner', '=', owner).where('token', '=', token).executeTakeFirst();
      return result.numDeletedRows > 0n;
    },

    removeExpired: (owner: string, at: number) =>
      db.deleteFrom('shared_answers').where('owner', '=', owner).where('expires_at', '<=', at).execute(),

    removeOfOwner: (owner: string) => db.deleteFrom('shared_answers').where('owner', '=', owner).execute(),
  };
}
