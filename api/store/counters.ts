import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';

export type CountersTable = ReturnType<typeof countersTable>;

/** Totals kept beside the rows they count, so that no page waits for a COUNT over a whole table. */
export function countersTable(db: Kysely<Schema>) {
  return {
    add: (name: string, difference: number) =>
      db
        .insertInto('counters')
        .values({ name, value: difference })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: sql<number>`counters.value + ${difference}` }))
        .execute(),

    async read(names: readonly string[]): Promise<Readonly<Record<string, number>>> {
      const rows = await db.selectFrom('counters').selectAll().where('name', 'in', names).execute();
      return Object.fromEntries(rows.map((row) => [row.name, row.value]));
    },
  };
}
