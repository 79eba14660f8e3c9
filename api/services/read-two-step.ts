import type { TwoStepState } from '../contract/account.ts';
import type { Ctx } from './context.ts';
import { requireUser } from './permission.ts';

/** Whether the caller's logins ask for a code. */
export async function readTwoStep(ctx: Ctx): Promise<TwoStepState> {
  const { id } = requireUser(ctx);
  const on = (await ctx.store.twoSteps.of(id))?.is_on === 1;
  return { status: 'true', on, recoveryCodesLeft: on ? await ctx.store.twoSteps.recoveryCodesLeft(id) : 0 };
}
