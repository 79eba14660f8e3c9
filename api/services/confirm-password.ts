import { ServiceError } from '../contract/errors.ts';
import type { StoredUser } from '../store/users.ts';
import type { Ctx, SignedIn } from './context.ts';

const WINDOW_MS = 15 * 60_000;
const WRONG_AT_MOST = 10;

/**
 * The caller as stored, once they have shown that they know their password: what a stolen, open browser alone may not do.
 * @throws ServiceError WRONG_PASSWORD, TOO_MANY after ten wrong ones
 */
export async function confirmPassword(
  ctx: Ctx,
  caller: Pick<SignedIn, 'id'>,
  password: string,
): Promise<StoredUser & { password_hash: string }> {
  const at = ctx.clock.now();
  const key = `password ${caller.id}`;
  const tries = await ctx.store.write((tables) => tables.throttles.hit(key, WINDOW_MS, at));
  if (tries.hits > WRONG_AT_MOST) {
    throw new ServiceError('TOO_MANY', 'Too many wrong passwords. Please wait a moment and try again.', {
      retryAfterSeconds: Math.max(1, Math.ceil((tries.windowEndsAt - at) / 1000)),
    });
  }
  const user = await ctx.store.users.byId(caller.id);
  const isRight = await ctx.passwords.matches(password, user?.password_hash);
  if (!user || user.password_hash === null || !isRight) {
    throw new ServiceError('WRONG_PASSWORD', 'The current password is not right.');
  }
  await ctx.store.write((tables) => tables.throttles.clear(key));
  return { ...user, password_hash: user.password_hash };
}
