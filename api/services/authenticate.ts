import { ServiceError } from '../contract/errors.ts';
import type { Ctx, SignedIn } from './context.ts';
import { tokenHash } from './secret.ts';
import { userOfToken } from './tokens.ts';

const MINUTE_MS = 60_000;
/** Logins whose use is being noted. */
const noting = new Set<string>();

/**
 * Who a token stands for; undefined when it is unknown, ended or too old. Notes the user's last activity, to the minute, and waits for
 * nobody's write: who only reads is not kept by somebody who writes.
 * Where two-step login is required of admins, one without it is a user like any other, who can turn it on.
 * @throws ServiceError BANNED
 */
export async function authenticate(
  ctx: Pick<Ctx, 'store' | 'clock' | 'later' | 'adminsNeedTwoStep'>,
  token: string,
): Promise<SignedIn | undefined> {
  const at = ctx.clock.now();
  const hash = tokenHash(token);
  const user = await userOfToken(ctx.store, hash, at);
  if (!user) return undefined;
  if (user.status === 'banned')
    throw new ServiceError('BANNED', 'This account has been banned. Contact support if you think this is a mistake.');
  if (user.used_at <= at - MINUTE_MS && !noting.has(hash)) {
    noting.add(hash);
    ctx.later(() =>
      ctx.store
        .write(async (tables) => {
          await tables.tokens.touch(hash, at);
          await tables.users.touch(user.id, at);
        })
        .finally(() => noting.delete(hash)),
    );
  }
  if (user.role === 'admin' && ctx.adminsNeedTwoStep && (await ctx.store.twoSteps.of(user.id))?.is_on !== 1) {
    return { kind: 'user', id: user.id, uuid: user.uuid, tokenHash: hash, awaitsTwoStep: true };
  }
  return { kind: user.role, id: user.id, uuid: user.uuid, tokenHash: hash };
}

/** Whether the login that a call came with still counts; for what goes on long after it was checked. A guest has none to lose. */
export async function isStillSignedIn({ actor, store, clock }: Pick<Ctx, 'actor' | 'store' | 'clock'>): Promise<boolean> {
  if (actor.kind !== 'user' && actor.kind !== 'admin') return true;
  const user = await userOfToken(store, actor.tokenHash, clock.now());
  return user !== undefined && user.status !== 'banned';
}
