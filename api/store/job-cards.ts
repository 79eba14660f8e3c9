// Job cards, keyed by owner and id. A deleted one stays as a tombstone that says nothing of its job.
import type { Kysely, Selectable } from 'kysely';
import type { Job } from '../contract/answer.ts';
import type { JobCardRow, Schema } from './schema.ts';

export type StoredJobCard = Selectable<JobCardRow>;
export type JobCardsTable = ReturnType<typeof jobCardsTable>;

/** A card as the wire has it. Its job was checked when it was taken. */
export const cardOf = (row: StoredJobCard): { id: string; job: Job; changedAt: string } => ({
  id: row.id,
  job: JSON.parse(row.job) as Job,
  changedAt: new Date(row.changed_at).toISOString(),
});

export function jobCardsTable(db: Kysely<Schema>) {
  return {
    /** Deleted ones included. */
    find: (owner: string, id: string): Promise<StoredJobCard | undefined> =>
      db.selectFrom('job_cards').selectAll().where('owner', '=', owner).where('id', '=', id).executeTakeFirst(),

    /** Puts the card in the place of what its owner has under that id. Whether it may, decides the caller in the same transaction. */
    put: (card: StoredJobCard) =>
      db
        .insertInto('job_cards')
        .values(card)
        .onConflict((conflict) =>
          conflict.columns(['owner', 'id']).doUpdateSet({
            job: card.job,
            changed_at: card.changed_at,
            deleted: card.deleted,
            change: card.change,
          }),
        )
        .execute(),

    /** In the order they were made, without the deleted. */
    ofOwner: (owner: string): Promise<StoredJobCard[]> =>
      db.selectFrom('job_cards').selectAll().where('owner', '=', owner).where('deleted', '=', 0).orderBy('id').execute(),

    removeOfOwner: (owner: string) => db.deleteFrom('job_cards').where('owner', '=', owner).execute(),

    changedAfter: (owner: string, change: number, limit: number): Promise<StoredJobCard[]> =>
      db
        .selectFrom('job_cards')
        .selectAll()
        .where('owner', '=', owner)
        .where('change', '>', change)
        .orderBy('change')
        .limit(limit)
        .execute(),
  };
}
