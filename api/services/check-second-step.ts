import { ServiceError } from '../contract/errors.ts';
import type { Ctx } from './context.ts';
import { stepOfCode, takeCode } from './two-step-codes.ts';

const HOUR_MS = 3_600_000;
/** Whoever tries codes knows the password: here the account itself is slowed, wherever they come from. */
const WRONG_AN_HOUR = 20;

/**
 * The second step of a login, after the right password; nothing for users without one.
 * @throws ServiceError NEEDS_CODE when none was sent, WRONG_CODE, TOO_MANY
 */
export async function checkSecondStep(ctx: Ctx, userId: number, code: string | undefined): Promise<void> {
  const twoStep = await ctx.store.twoSteps.of(userId);
  if (twoStep?.is_on !== 1) return;
  if (code === undefined) throw new ServiceError('NEEDS_CODE', 'Enter the code of your authenticator app.', { field: 'code' });
  const at = ctx.clock.now();
  const key = `code ${userId}`;
  const tries = await ctx.store.write((tables) => tables.throttles.hit(key, HOUR_MS, at));
  if (tries.hits > WRONG_AN_HOUR) {
    throw new ServiceError('TOO_MANY', 'Too many wrong codes. Please wait and try again.', {
      retryAfterSeconds: Math.max(1, Math.ceil((tries.windowEndsAt - at) / 1000)),
    });
  }
  const step = await stepOfCode(ctx, twoStep.sealed_secret, code);
  await ctx.store.write(async (tables) => {
    if (!(await takeCode(ctx, tables, userId, code, step)))
      throw new ServiceError('WRONG_CODE', 'This code is not right.', { field: 'code' });
    await tables.throttles.clear(key);
  });
}
