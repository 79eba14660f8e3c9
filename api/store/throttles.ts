import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';

export type ThrottlesTable = ReturnType<typeof throttlesTable>;

/** Counted attempts by key, the same for every process. */
export function throttlesTable(db: Kysely<Schema>) {
  return {
    /** Counts one attempt, or `amount` of them, and tells how many there were since the window began. A window begins with its first attempt. */
    async hit(
      key: string,
      windowMs: number,
      at: number,
      amount = 1,
    ): Promise<{ hits: number; windowEndsAt: number; blockedUntil: number }> {
      const row = await db
        .insertInto('throttles')
        .values({ key, hits: amount, window_ends_at: at + windowMs, blocked_until: 0 })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({
            hits: sql<number>`CASE WHEN throttles.window_ends_at <= ${at} THEN ${amount} ELSE throttles.hits + ${amount} END`,
            window_ends_at: sql<number>`CASE WHEN throttles.window_ends_at <= ${at} THEN ${at + windowMs} ELSE throttles.window_ends_at END`,
          }),
        )
        .returningAll()
        .executeTakeFirstOrThrow();
      return { hits: row.hits, windowEndsAt: row.window_ends_at, blockedUntil: row.blocked_until };
    },

    read: (key: string) => db.selectFrom('throttles').selectAll().where('key', '=', key).executeTakeFirst(),

    block: (key: string, until: number) => db.updateTable('throttles').set({ blocked_until: until }).where('key', '=', key).execute(),

    /** Takes one attempt back, and what it has made the next one wait. */
    takeBack: (key: string) =>
      db
        .updateTable('throttles')
        .set({ hits: sql<number>`throttles.hits - 1`, blocked_until: 0 })
        .where('key', '=', key)
        .where('hits', '>', 0)
        .execute(),

    clear: (key: string) => db.deleteFrom('throttles').where('key', '=', key).execute(),

    removeEnded: (at: number) => db.deleteFrom('throttles').where('window_ends_at', '<', at).where('blocked_until', '<', at).execute(),
  };
}
