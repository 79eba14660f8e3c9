import type { Done } from '../contract/account.ts';
import { twoStepMail } from '../mail/texts.ts';
import { confirmPassword } from './confirm-password.ts';
import type { Ctx } from './context.ts';
import { requireUser } from './permission.ts';
import { tellUser } from './tell-user.ts';

/**
 * The caller's logins ask for no more codes.
 * @throws ServiceError WRONG_PASSWORD, TOO_MANY
 */
export async function endTwoStep(ctx: Ctx, input: { password: string }): Promise<Done> {
  const user = await confirmPassword(ctx, requireUser(ctx), input.password);
  await ctx.store.write(async (tables) => {
    await tables.twoSteps.remove(user.id);
    await tables.auditLog.record({ at: ctx.clock.now(), actor: `user ${user.id}`, action: 'end-two-step', subject: `user ${user.id}` });
  });
  tellUser(ctx, user, (reader) => twoStepMail(reader, false));
  return { status: 'true', message: 'Two-step login is off.' };
}
