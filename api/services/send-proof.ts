import type { Done } from '../contract/account.ts';
import { ServiceError } from '../contract/errors.ts';
import type { Ctx } from './context.ts';
import { countUse } from './count-use.ts';
import { mailProof } from './mail-proof.ts';
import { requireUser } from './permission.ts';
import { randomToken, tokenHash } from './secret.ts';

/**
 * Mails the caller another link for the address that waits to be proved; the link before stops working.
 * @throws ServiceError NOT_FOUND when none waits, TOO_MANY
 */
export async function sendProof(ctx: Ctx): Promise<Done> {
  const caller = requireUser(ctx);
  const token = randomToken();
  const { user, email } = await ctx.store.write(async (tables) => {
    const proof = await tables.emailProofs.of(caller.id);
    const found = await tables.users.byId(caller.id);
    if (!proof || !found) throw new ServiceError('NOT_FOUND', 'There is no email address that waits to be proved.');
    await countUse(ctx, tables, 'proofs');
    await tables.emailProofs.put({ userId: caller.id, email: proof.email, hash: tokenHash(token), at: ctx.clock.now() });
    return { user: found, email: proof.email };
  });
  ctx.later(() => mailProof(ctx, user, email, token));
  return { status: 'true', message: 'The link has been sent.' };
}
