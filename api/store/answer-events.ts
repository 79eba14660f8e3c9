import type { Kysely } from 'kysely';
import type { AnswerEvent } from '../contract/events.ts';
import type { Schema } from './schema.ts';

export type AnswerEventsTable = ReturnType<typeof answerEventsTable>;

/** The numbered events of answers, kept until some time after an answer has ended. */
export function answerEventsTable(db: Kysely<Schema>) {
  return {
    append: (owner: string, replyId: string, events: readonly AnswerEvent[]) =>
      db
        .insertInto('answer_events')
        .values(events.map((event) => ({ owner, reply_id: replyId, n: event.n, event: JSON.stringify(event) })))
        .execute(),

    async after(owner: string, replyId: string, n: number, limit = 500): Promise<AnswerEvent[]> {
      const rows = await db
        .selectFrom('answer_events')
        .select('event')
        .where('owner', '=', owner)
        .where('reply_id', '=', replyId)
        .where('n', '>', n)
        .orderBy('n')
        .limit(limit)
        .execute();
      return rows.map((row) => JSON.parse(row.event) as AnswerEvent);
    },

    /** Drops the events of answers that ended and were begun before `at`; the message keeps the answer. */
    removeOfAnswersBefore: (at: number) =>
      db
        .deleteFrom('answer_events')
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('messages')
              .select('messages.id')
              .whereRef('messages.owner', '=', 'answer_events.owner')
              .whereRef('messages.id', '=', 'answer_events.reply_id')
              .where('messages.state', '!=', 'running')
              .where('messages.created_at', '<', at),
          ),
        )
        .execute(),
  };
}
