import { ServiceError } from '../contract/errors.ts';
import type { Ctx, SignedIn } from './context.ts';
import { tokenHash } from './secret.ts';
import { userOfToken } from './tokens.ts';

const MINUTE_MS = 60_000;

/**
 * Who a token stands for; undefined when it is unknown, ended or too old. Notes the user's last activity, to the minute.
 * @throws ServiceError BANNED
 */
export async function authenticate(ctx: Pick<Ctx, 'store' | 'clock'>, token: string): Promise<SignedIn | undefined> {
  const at = ctx.clock.now();
  const hash = tokenHash(token);
  const user = await userOfToken(ctx.store, hash, at);
  if (!user) return undefined;
  if (user.status === 'banned')
    throw new ServiceError('BANNED', 'This account has been banned. Contact support if you think this is a mistake.');
  if (user.used_at <= at - MINUTE_MS) {
    await ctx.store.write(async (tables) => {
      await tables.tokens.touch(hash, at);
      await tables.users.touch(user.id, at);
    });
  }
  return { kind: user.role, id: user.id, uuid: user.uuid, tokenHash: hash };
}
