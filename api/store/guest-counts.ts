import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';

export type GuestCountsTable = ReturnType<typeof guestCountsTable>;

export interface GuestCount {
  readonly exists: boolean;
  /** Answers had within the window, and reservations. */
  readonly count: number;
}

/** One use in a row's `uses`: 13 digits of milliseconds, 6 letters that tell uses of one millisecond apart, a comma. */
const MARK_LENGTH = 20;
const MOMENT_LENGTH = 13;

const moment = (at: number): string => String(Math.max(0, Math.floor(at))).padStart(MOMENT_LENGTH, '0');

/** A new mark for a use at `at`; kept with the answer, so that a failed one can be given back. */
export function guestMark(at: number): string {
  const letters = Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => String.fromCharCode(97 + (byte % 26))).join('');
  return `${moment(at)}${letters},`;
}

/**
 * How many answers each guest had: one row an address (hashed), whose `uses` holds a mark for each counted answer, oldest first.
 * Counting is one statement, so that any number of callers at once can't pass the limit, and the window rolls with each mark.
 */
export function guestCountsTable(db: Kysely<Schema>) {
  const length = sql.lit(MARK_LENGTH);
  // The use that must have left the window before one more fits in beside the reservations.
  const hasRoom = (limit: number, since: number) => {
    const free = sql`${length} * (${sql.lit(limit)} - guest_counts.reserved)`;
    const oldestThatCounts = sql`substr(guest_counts.uses, CAST(length(guest_counts.uses) - ${free} + 1 AS INTEGER), ${sql.lit(MOMENT_LENGTH)})`;
    return sql<boolean>`(guest_counts.reserved < ${sql.lit(limit)} AND (length(guest_counts.uses) < ${free} OR ${oldestThatCounts} <= ${moment(since)}))`;
  };

  return {
    /**
     * Counts one answer, with a reservation if there is one; false at the limit. `since` is when the window began, 0 for ever.
     */
    async count(guest: string, mark: string, limit: number, since: number, at: number): Promise<boolean> {
      if (limit < 1) return false;
      const row = await db
        .insertInto('guest_counts')
        .values({ guest, uses: mark, reserved: 0, touched_at: at })
        .onConflict((conflict) =>
          conflict
            .column('guest')
            .doUpdateSet({
              // Marks older than the last `limit` decide nothing any more.
              uses: sql<string>`CASE WHEN length(guest_counts.uses) >= ${sql.lit(MARK_LENGTH * limit)}
                THEN substr(guest_counts.uses, length(guest_counts.uses) - ${sql.lit(MARK_LENGTH * (limit - 1))} + 1) || ${mark}
                ELSE guest_counts.uses || ${mark} END`,
              reserved: sql<number>`CASE WHEN guest_counts.reserved > 0 THEN guest_counts.reserved - 1 ELSE 0 END`,
              touched_at: at,
            })
            .where(sql<boolean>`(guest_counts.reserved > 0 OR ${hasRoom(limit, since)})`),
        )
        .returning('guest')
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Of guests who had nothing since, where their window is over by then. */
    removeUntouchedSince: (at: number) => db.deleteFrom('guest_counts').where('touched_at', '<', at).execute(),

    /** Holds one answer for the guest; false at the limit. */
    async reserve(guest: string, limit: number, since: number, at: number): Promise<boolean> {
      if (limit < 1) return false;
      const row = await db
        .insertInto('guest_counts')
        .values({ guest, uses: '', reserved: 1, touched_at: at })
        .onConflict((conflict) =>
          conflict
            .column('guest')
            .doUpdateSet({ reserved: sql<number>`guest_counts.reserved + 1`, touched_at: at })
            .where(hasRoom(limit, since)),
        )
        .returning('guest')
        .executeTakeFirst();
      return row !== undefined;
    },

    giveBack: (guest: string, mark: string) =>
      db
        .updateTable('guest_counts')
        .set({ uses: sql<string>`replace(uses, ${mark}, '')` })
        .where('guest', '=', guest)
        .execute(),

    async read(guest: string, since: number): Promise<GuestCount> {
      const row = await db.selectFrom('guest_counts').selectAll().where('guest', '=', guest).executeTakeFirst();
      if (!row) return { exists: false, count: 0 };
      const from = moment(since);
      const inWindow = row.uses.split(',').filter((mark) => mark !== '' && mark.slice(0, MOMENT_LENGTH) > from).length;
      const count = inWindow + row.reserved;
      return { exists: count > 0, count };
    },
  };
}
