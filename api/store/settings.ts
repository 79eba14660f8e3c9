import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** What a restored backup changes: readers of another epoch start again from 0. */
export const EPOCH_SETTING = 'epoch';

export type SettingsTable = ReturnType<typeof settingsTable>;

/** Values that every process of an installation must agree on, such as its generated secret. */
export function settingsTable(db: Kysely<Schema>) {
  const read = async (name: string): Promise<string | undefined> =>
    (await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst())?.value;

  return {
    read,

    /** The stored value, which is `value` if there was none: of many processes that start at once, one decides. */
    async readOrSet(name: string, value: string): Promise<string> {
      await db
        .insertInto('settings')
        .values({ name, value })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute();
      return (await read(name)) ?? value;
    },

    set: (name: string, value: string) =>
      db
        .insertInto('settings')
        .values({ name, value })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
        .execute(),
  };
}
