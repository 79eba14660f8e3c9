import { ServiceError } from '../contract/errors.ts';
import type { StoredUser } from '../store/users.ts';
import type { Ctx } from './context.ts';
import { countTry, type TryCount } from './count-tries.ts';
import { stepOfCode, takeCode } from './two-step-codes.ts';

const HOUR_MS = 3_600_000;
const SLOWEST_MS = HOUR_MS / 4;
const FREE_BY_DEVICE = 10;
/** Whoever tries codes knows the password: the account is slowed sooner than for passwords, wherever they come from. */
const WRONG_ON_ONE_ACCOUNT = 20;

/**
 * The second step of a login, after the right password; nothing for users without one. `device` is what `knownDevice` said: one that
 * has logged in before is counted by itself, and others' guesses do not keep it out.
 * @throws ServiceError NEEDS_CODE when none was sent, WRONG_CODE, TOO_MANY
 */
export async function checkSecondStep(
  ctx: Ctx,
  user: Pick<StoredUser, 'id'>,
  device: string | undefined,
  code: string | undefined,
): Promise<void> {
  const twoStep = await ctx.store.twoSteps.of(user.id);
  if (twoStep?.is_on !== 1) return;
  if (code === undefined) throw new ServiceError('NEEDS_CODE', 'Enter the code of your authenticator app.', { field: 'code' });
  const from = ctx.secret.hash('code', device ?? `${user.id} ${ctx.address}`);
  const here: TryCount = { key: `code ${from}`, windowMs: HOUR_MS, free: FREE_BY_DEVICE, slowestMs: SLOWEST_MS };
  const account: TryCount = { key: `code account ${user.id}`, windowMs: 24 * HOUR_MS, free: WRONG_ON_ONE_ACCOUNT, slowestMs: SLOWEST_MS };
  await countTry(ctx, device === undefined ? [here, account] : [here], ctx.clock.now(), 'Too many wrong codes. Please wait and try again.');
  const step = await stepOfCode(ctx, twoStep.sealed_secret, code);
  await ctx.store.write(async (tables) => {
    if (!(await takeCode(ctx, tables, user.id, code, step)))
      throw new ServiceError('WRONG_CODE', 'This code is not right.', { field: 'code' });
    await tables.throttles.clear(here.key);
    if (device === undefined) await tables.throttles.takeBack(account.key);
  });
}
