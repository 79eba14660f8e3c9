import type { TwoStepSecret } from '../contract/account.ts';
import { ServiceError } from '../contract/errors.ts';
import { hasProvedEmail } from '../store/users.ts';
import { confirmPassword } from './confirm-password.ts';
import type { Ctx } from './context.ts';
import { requireUser } from './permission.ts';
import { newTwoStepSecret } from './two-step-codes.ts';

/**
 * A secret for the caller's authenticator. It counts once a code of it has been shown; until then a new call replaces it.
 * Whose address is not proved cannot: it could keep its owner out.
 * @throws ServiceError WRONG_PASSWORD, TOO_MANY, UNPROVED, INVALID when logins ask for codes already
 */
export async function startTwoStep(ctx: Ctx, input: { password: string }): Promise<TwoStepSecret> {
  const user = await confirmPassword(ctx, requireUser(ctx), input.password);
  if (!hasProvedEmail(user)) throw new ServiceError('UNPROVED', 'Prove your email address first: open the link that we mailed to it.');
  const { secret, address, sealed } = await newTwoStepSecret(ctx, user.email);
  const isBegun = await ctx.store.write((tables) => tables.twoSteps.begin(user.id, sealed, ctx.clock.now()));
  if (!isBegun) throw new ServiceError('INVALID', 'Two-step login is on already.');
  return { status: 'true', secret, address };
}
