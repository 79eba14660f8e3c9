import type { TwoStepState } from '../contract/account.ts';
import { ServiceError } from '../contract/errors.ts';
import type { Ctx } from './context.ts';
import { requireAdmin, requireUser } from './permission.ts';

/** Whether the caller's logins ask for a code. */
export const readTwoStep = (ctx: Ctx): Promise<TwoStepState> => stateOf(ctx, requireUser(ctx).id);

/**
 * The same of any user, for the admin.
 * @throws ServiceError NOT_FOUND
 */
export async function readTwoStepOfUser(ctx: Ctx, input: { id: number }): Promise<TwoStepState> {
  requireAdmin(ctx);
  if (!(await ctx.store.users.byId(input.id))) throw new ServiceError('NOT_FOUND', 'There is no such user.');
  return stateOf(ctx, input.id);
}

async function stateOf(ctx: Ctx, id: number): Promise<TwoStepState> {
  const on = (await ctx.store.twoSteps.of(id))?.is_on === 1;
  return { status: 'true', on, recoveryCodesLeft: on ? await ctx.store.twoSteps.recoveryCodesLeft(id) : 0 };
}
