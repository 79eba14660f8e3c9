// What an owner marked: the job a chat belongs to, a chat pinned, an answer starred. Keyed by owner, what is marked, and the mark.
import type { Kysely, Selectable } from 'kysely';
import type { MarkRow, Schema } from './schema.ts';

export type StoredMark = Selectable<MarkRow>;
export type MarksTable = ReturnType<typeof marksTable>;

/** A mark as the wire has it. */
export const markOf = (row: StoredMark): Pick<StoredMark, 'subject' | 'mark' | 'value'> & { markedAt: string } => ({
  subject: row.subject,
  mark: row.mark,
  value: row.value,
  markedAt: new Date(row.marked_at).toISOString(),
});

export function marksTable(db: Kysely<Schema>) {
  return {
    find: (owner: string, subject: string, mark: StoredMark['mark']): Promise<StoredMark | undefined> =>
      db
        .selectFrom('marks')
        .selectAll()
        .where('owner', '=', owner)
        .where('subject', '=', subject)
        .where('mark', '=', mark)
        .executeTakeFirst(),

    /** Puts the mark in the place of the one before. Whether it may, decides the caller in the same transaction. */
    put: (row: StoredMark) =>
      db
        .insertInto('marks')
        .values(row)
        .onConflict((conflict) =>
          conflict.columns(['owner', 'subject', 'mark']).doUpdateSet({ value: row.value, marked_at: row.marked_at, change: row.change }),
        )
        .execute(),

    ofOwner: (owner: string): Promise<StoredMark[]> =>
      db.selectFrom('marks').selectAll().where('owner', '=', owner).orderBy('subject').orderBy('mark').execute(),

    removeOfOwner: (owner: string) => db.deleteFrom('marks').where('owner', '=', owner).execute(),

    changedAfter: (owner: string, change: number, limit: number): Promise<StoredMark[]> =>
      db.selectFrom('marks').selectAll().where('owner', '=', owner).where('change', '>', change).orderBy('change').limit(limit).execute(),
  };
}
