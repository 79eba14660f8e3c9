import type { Done } from '../contract/account.ts';
import { ServiceError } from '../contract/errors.ts';
import type { UserStatus } from '../contract/values.ts';
import type { Ctx } from './context.ts';
import { requireAdmin } from './permission.ts';

/**
 * Makes a user active, inactive or banned. A ban is in force with the next call, and ends what is being answered; the logins from before it stay dead after it is lifted.
 * @throws ServiceError NOT_FOUND, NOT_ALLOWED for the admin's account
 */
export async function setStatus(ctx: Ctx, input: { id: number; status: UserStatus }): Promise<Done> {
  const admin = requireAdmin(ctx);
  await ctx.store.write(async (tables) => {
    const user = await tables.users.byId(input.id);
    if (!user) throw new ServiceError('NOT_FOUND', 'There is no such user.');
    if (user.role === 'admin') throw new ServiceError('NOT_ALLOWED', "The admin's status cannot be changed.");
    if (user.status === input.status) return;
    // While the ban lasts they stay, so that they can say why they don't work.
    if (user.status === 'banned') await tables.tokens.removeOfUser(user.id);
    await tables.users.setStatus(user.id, input.status);
    if (input.status === 'banned') await tables.runningAnswers.requestStopOfOwner(user.uuid);
    await tables.counters.add(`users.${user.status}`, -1);
    await tables.counters.add(`users.${input.status}`, 1);
    await tables.auditLog.record({
      at: ctx.clock.now(),
      actor: `user ${admin.id}`,
      action: 'set-status',
      subject: `user ${user.id}`,
      details: { from: user.status, to: input.status },
    });
  });
  return { status: 'true', message: 'The status was changed.' };
}
