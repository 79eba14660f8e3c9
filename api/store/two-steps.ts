import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

export type TwoStepsTable = ReturnType<typeof twoStepsTable>;

/** The second step of logins: a sealed secret a user, and hashes of the recovery codes that are left. */
export function twoStepsTable(db: Kysely<Schema>) {
  return {
    of: (userId: number) => db.selectFrom('two_steps').selectAll().where('user_id', '=', userId).executeTakeFirst(),

    /** Keeps a secret that does not count yet; false when one counts already. */
    async begin(userId: number, sealedSecret: string, at: number): Promise<boolean> {
      const row = await db
        .insertInto('two_steps')
        .values({ user_id: userId, sealed_secret: sealedSecret, is_on: 0, last_step: 0, created_at: at })
        .onConflict((conflict) =>
          conflict
            .column('user_id')
            .doUpdateSet({ sealed_secret: sealedSecret, last_step: 0, created_at: at })
            .where('two_steps.is_on', '=', 0),
        )
        .returning('user_id')
        .executeTakeFirst();
      return row !== undefined;
    },

    turnOn: (userId: number) => db.updateTable('two_steps').set({ is_on: 1 }).where('user_id', '=', userId).execute(),

    /** Notes that the code of time step `step` was used; false when it, or a later one, was used before. */
    async spendStep(userId: number, step: number): Promise<boolean> {
      const result = await db
        .updateTable('two_steps')
        .set({ last_step: step })
        .where('user_id', '=', userId)
        .where('last_step', '<', step)
        .executeTakeFirst();
      return result.numUpdatedRows > 0n;
    },

    remove: (userId: number) => db.deleteFrom('two_steps').where('user_id', '=', userId).execute(),

    async setRecoveryCodes(userId: number, hashes: readonly string[]): Promise<void> {
      await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
      await db
        .insertInto('recovery_codes')
        .values(hashes.map((hash) => ({ user_id: userId, hash })))
        .execute();
    },

    async recoveryCodesLeft(userId: number): Promise<number> {
      const row = await db
        .selectFrom('recovery_codes')
        .select((eb) => eb.fn.countAll<number>().as('left'))
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow();
      return Number(row.left);
    },

    /** Uses a recovery code up; false when it is none. */
    async takeRecoveryCode(userId: number, hash: string): Promise<boolean> {
      const result = await db.deleteFrom('recovery_codes').where('user_id', '=', userId).where('hash', '=', hash).executeTakeFirst();
      return result.numDeletedRows > 0n;
    },
  };
}
