import type { Done } from '../contract/account.ts';
import type { Ctx } from './context.ts';
import { requireUser } from './permission.ts';

/** Ends every login of the caller, this one included. */
export async function logOutEverywhere(ctx: Ctx): Promise<Done> {
  const user = requireUser(ctx);
  await ctx.store.write(async (tables) => {
    await tables.tokens.removeOfUser(user.id);
    await tables.auditLog.record({
      at: ctx.clock.now(),
      actor: `user ${user.id}`,
      action: 'log-out-everywhere',
      subject: `user ${user.id}`,
    });
  });
  return { status: 'true', message: 'Logged out from all devices.' };
}
