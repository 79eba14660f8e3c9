import type { Done } from '../contract/account.ts';
import { hasProvedEmail } from '../store/users.ts';
import type { Ctx } from './context.ts';
import { PROOF_LINK_MS } from './mail-proof.ts';
import { deadProof } from './prove-email.ts';
import { removeUser } from './remove-user.ts';
import { tokenHash } from './secret.ts';

/**
 * For whoever got a link and has nothing to do with it: the account that was made with their address ends; one that only wanted to
 * change to it stays as it is.
 * @throws ServiceError PROOF_LINK_DEAD
 */
export async function disownEmail(ctx: Ctx, input: { proofToken: string }): Promise<Done> {
  const at = ctx.clock.now();
  const ended = await ctx.store.write(async (tables) => {
    const proof = await tables.emailProofs.byHash(tokenHash(input.proofToken), at - PROOF_LINK_MS);
    const user = proof && (await tables.users.byId(proof.user_id));
    if (!user) throw deadProof();
    await tables.auditLog.record({ at, actor: 'guest', action: 'disown-email', subject: `user ${user.id}` });
    await tables.emailProofs.remove(user.id);
    if (hasProvedEmail(user)) return undefined;
    await removeUser(tables, user);
    return user;
  });
  const image = ended?.image ?? null;
  if (image !== null) await ctx.images.remove(image);
  return { status: 'true', message: 'Thank you. Nobody can use your address with this link.' };
}
