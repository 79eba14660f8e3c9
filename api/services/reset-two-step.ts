import type { Done } from '../contract/account.ts';
import { ServiceError } from '../contract/errors.ts';
import { twoStepMail } from '../mail/texts.ts';
import type { Ctx } from './context.ts';
import { requireAdmin } from './permission.ts';
import { tellUser } from './tell-user.ts';

/**
 * For a user who has lost phone and recovery codes: their logins ask for no more codes, and they are told. Logins that are open stay.
 * The admin's own two-step login ends only with the admin's password. Resetting what is off changes nothing.
 * @throws ServiceError NOT_FOUND, NOT_ALLOWED for the admin's account
 */
export async function resetTwoStep(ctx: Ctx, input: { id: number }): Promise<Done> {
  const admin = requireAdmin(ctx);
  const reset = await ctx.store.write(async (tables) => {
    const user = await tables.users.byId(input.id);
    if (!user) throw new ServiceError('NOT_FOUND', 'There is no such user.');
    if (user.role === 'admin') throw new ServiceError('NOT_ALLOWED', "The admin's two-step login is ended in the admin's own settings.");
    if ((await tables.twoSteps.of(user.id))?.is_on !== 1) return undefined;
    await tables.twoSteps.remove(user.id);
    await tables.auditLog.record({ at: ctx.clock.now(), actor: `user ${admin.id}`, action: 'reset-two-step', subject: `user ${user.id}` });
    return user;
  });
  if (reset) tellUser(ctx, reset, (reader) => twoStepMail(reader, false));
  return { status: 'true', message: 'Two-step login is off.' };
}
