// What each asking of a model took: tokens, times, cost, and why it failed where it did.
import { type Kysely, type Selectable, sql } from 'kysely';
import type { ModelUseRow, Schema } from './schema.ts';

export type StoredModelUse = Selectable<ModelUseRow>;
export type ModelUsesTable = ReturnType<typeof modelUsesTable>;

export interface ModelUseOfDay {
  readonly day: string;
  readonly provider: string;
  readonly model: string;
  readonly answers: number;
  readonly failures: number;
  readonly promptTokens: number;
  readonly replyTokens: number;
  /** Of those that came to a word, on average. */
  readonly firstMs: number | null;
  readonly totalMs: number;
  /** Null where no price was known. */
  readonly microdollars: number | null;
}

export function modelUsesTable(db: Kysely<Schema>) {
  return {
    async insert(row: Omit<StoredModelUse, 'id' | 'day'>): Promise<void> {
      const day = new Date(row.at).toISOString().slice(0, 10);
      await db
        .insertInto('model_uses')
        .values({ ...row, id: crypto.randomUUID(), day })
        .execute();
    },

    /** Sums by day and model since `day`, the newest day first. */
    async byDay(day: string): Promise<ModelUseOfDay[]> {
      const rows = await db
        .selectFrom('model_uses')
        .where('day', '>=', day)
        .groupBy(['day', 'provider', 'model'])
        .orderBy('day', 'desc')
        .orderBy('provider')
        .orderBy('model')
        .select([
          'day',
          'provider',
          'model',
          sql<number>`SUM(CASE WHEN fault IS NULL THEN 1 ELSE 0 END)`.as('answers'),
          sql<number>`SUM(CASE WHEN fault IS NULL THEN 0 ELSE 1 END)`.as('failures'),
          sql<number>`SUM(prompt_tokens)`.as('promptTokens'),
          sql<number>`SUM(reply_tokens)`.as('replyTokens'),
          sql<number | null>`AVG(first_ms)`.as('firstMs'),
          sql<number>`AVG(total_ms)`.as('totalMs'),
          sql<number | null>`SUM(microdollars)`.as('microdollars'),
        ])
        .execute();
      const whole = (figure: number | null): number | null => (figure === null ? null : Math.round(Number(figure)));
      return rows.map((row) => ({
        ...row,
        answers: Number(row.answers),
        failures: Number(row.failures),
        promptTokens: Number(row.promptTokens),
        replyTokens: Number(row.replyTokens),
        firstMs: whole(row.firstMs),
        totalMs: whole(row.totalMs) ?? 0,
        microdollars: whole(row.microdollars),
      }));
    },

    last: (limit: number): Promise<StoredModelUse[]> =>
      db.selectFrom('model_uses').selectAll().orderBy('at', 'desc').orderBy('id', 'desc').limit(limit).execute(),

    removeBefore: (at: number) => db.deleteFrom('model_uses').where('at', '<', at).execute(),
  };
}
