import type { Kysely, Selectable } from 'kysely';
import type { DialectWords } from './dialect.ts';
import type { RunningAnswerRow, Schema } from './schema.ts';

export type RunningAnswer = Selectable<RunningAnswerRow>;
export type RunningAnswersTable = ReturnType<typeof runningAnswersTable>;

/** Which process makes which answer, and which processes are alive. */
export function runningAnswersTable(db: Kysely<Schema>, words: DialectWords) {
  const beat = (processId: string) =>
    db
      .insertInto('processes')
      .values({ id: processId, beat_at: words.now })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ beat_at: words.now }))
      .execute();

  return {
    /** Lists an answer, and shows that its process is alive. */
    async insert(row: Omit<RunningAnswer, 'stop_requested'>): Promise<void> {
      await beat(row.process_id);
      await db
        .insertInto('running_answers')
        .values({ ...row, stop_requested: 0 })
        .execute();
    },

    find: (owner: string, replyId: string): Promise<RunningAnswer | undefined> =>
      db.selectFrom('running_answers').selectAll().where('owner', '=', owner).where('reply_id', '=', replyId).executeTakeFirst(),

    /** Takes the answer out of the list, for the one who ends it; false when somebody else did. */
    async take(owner: string, replyId: string, processId: string): Promise<boolean> {
      const result = await db
        .deleteFrom('running_answers')
        .where('owner', '=', owner)
        .where('reply_id', '=', replyId)
        .where('process_id', '=', processId)
        .executeTakeFirst();
      return result.numDeletedRows > 0n;
    },

    requestStop: (owner: string, replyId: string) =>
      db.updateTable('running_answers').set({ stop_requested: 1 }).where('owner', '=', owner).where('reply_id', '=', replyId).execute(),

    requestStopOfOwner: (owner: string) =>
      db.updateTable('running_answers').set({ stop_requested: 1 }).where('owner', '=', owner).execute(),

    ofProcess: (processId: string): Promise<RunningAnswer[]> =>
      db.selectFrom('running_answers').selectAll().where('process_id', '=', processId).execute(),

    beat,

    leave: (processId: string) => db.deleteFrom('processes').where('id', '=', processId).execute(),

    /** The processes that make answers, each with when it last showed itself; null for one that has signed off. */
    makers: (): Promise<{ process_id: string; beat_at: number | null }[]> =>
      db
        .selectFrom('running_answers')
        .leftJoin('processes', 'processes.id', 'running_answers.process_id')
        .select(['running_answers.process_id', 'processes.beat_at'])
        .distinct()
        .execute(),

    /** Forgets processes that have been silent for `silenceMs` and have nothing running. */
    forgetSilent: (silenceMs: number) =>
      db
        .deleteFrom('processes')
        .where((eb) => eb('beat_at', '<', eb(words.now, '-', silenceMs)))
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('running_answers').select('reply_id').whereRef('running_answers.process_id', '=', 'processes.id'))),
        )
        .execute(),
  };
}
