import type { Kysely } from 'kysely';
import type { Feedback } from '../contract/chat.ts';
import type { Schema } from './schema.ts';

export type FeedbackTable = ReturnType<typeof feedbackTable>;

const LISTED_AT_MOST = 10_000;

export function feedbackTable(db: Kysely<Schema>) {
  return {
    /** One row an answer: a second thumb replaces the first. */
    put: (row: {
      owner: string;
      responseId: string;
      feedback: Feedback['feedback'];
      reason: string | null;
      question: string | null;
      userId: number | null;
      at: number;
    }) =>
      db
        .insertInto('feedback')
        .values({
          owner: row.owner,
          response_id: row.responseId,
          feedback: row.feedback,
          reason: row.reason,
          question: row.question,
          user_id: row.userId,
          created_at: row.at,
        })
        .onConflict((conflict) =>
          conflict.columns(['owner', 'response_id']).doUpdateSet({
            feedback: row.feedback,
            reason: row.reason,
            question: row.question,
            user_id: row.userId,
            created_at: row.at,
          }),
        )
        .execute(),

    removeOfOwner: (owner: string) => db.deleteFrom('feedback').where('owner', '=', owner).execute(),

    /** Newest first: all of it, or one page. */
    async newest({ page, pageSize }: { page: number; pageSize: number } = { page: 1, pageSize: LISTED_AT_MOST }): Promise<Feedback[]> {
      const rows = await db
        .selectFrom('feedback')
        .leftJoin('users', 'users.id', 'feedback.user_id')
        .select(['feedback.id', 'feedback.feedback', 'feedback.reason', 'feedback.question', 'users.email', 'feedback.created_at'])
        .orderBy('feedback.created_at', 'desc')
        .orderBy('feedback.id', 'desc')
        .limit(pageSize)
        .offset((page - 1) * pageSize)
        .execute();
      return rows.map((row) => ({ ...row, created_at: new Date(row.created_at).toISOString() }));
    },

    /** How many `newest` lists; it stops counting where that stops listing. */
    async count(): Promise<number> {
      const counted = await db
        .selectFrom(db.selectFrom('feedback').select('id').limit(LISTED_AT_MOST).as('listed'))
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      return Number(counted.total);
    },
  };
}
