import type { Done, ProveEmailInput } from '../contract/account.ts';
import { ServiceError } from '../contract/errors.ts';
import { emailChangedMail } from '../mail/texts.ts';
import { hasProvedEmail } from '../store/users.ts';
import { confirmPassword } from './confirm-password.ts';
import type { Ctx } from './context.ts';
import { PROOF_LINK_MS } from './mail-proof.ts';
import { removeUser } from './remove-user.ts';
import { tokenHash } from './secret.ts';
import { tellUser } from './tell-user.ts';

export const deadProof = (): ServiceError =>
  new ServiceError('PROOF_LINK_DEAD', 'This link was used before or is too old. Please ask for a new one in your settings.', {
    field: 'proofToken',
  });

/**
 * Proves an address with the token of a mailed link, once, by somebody who is logged in to the account or has its password: a link
 * that a stranger's sign-up sent proves nothing for the stranger. Accounts that others made with the address end with it.
 * @throws ServiceError PROOF_LINK_DEAD, WRONG_PASSWORD, TOO_MANY
 */
export async function proveEmail(ctx: Ctx, input: ProveEmailInput): Promise<Done> {
  const at = ctx.clock.now();
  const hash = tokenHash(input.proofToken);
  const mailed = await ctx.store.emailProofs.byHash(hash, at - PROOF_LINK_MS);
  if (!mailed) throw deadProof();
  const isLoggedIn = 'id' in ctx.actor && ctx.actor.id === mailed.user_id;
  if (!isLoggedIn) {
    if (input.password === undefined) throw new ServiceError('WRONG_PASSWORD', 'Enter the password of the account.', { field: 'password' });
    await confirmPassword(ctx, { id: mailed.user_id }, input.password);
  }
  const { before, images } = await ctx.store.write(async (tables) => {
    const proof = await tables.emailProofs.byHash(hash, at - PROOF_LINK_MS);
    const user = proof && (await tables.users.byId(proof.user_id));
    if (!user) throw deadProof();
    const ended: (string | null)[] = [];
    for (const claim of await tables.emailProofs.claimsTo(proof.email_folded)) {
      await tables.emailProofs.remove(claim.user_id);
      const claimant = claim.user_id === user.id ? undefined : await tables.users.byId(claim.user_id);
      if (!claimant || hasProvedEmail(claimant)) continue;
      await removeUser(tables, claimant);
      await tables.auditLog.record({ at, actor: `user ${user.id}`, action: 'end-unproved', subject: `user ${claimant.id}` });
      ended.push(claimant.image);
    }
    // Somebody else's by now, by the admin's word.
    if (typeof (await tables.users.change(user.id, { email: proof.email })) !== 'object') throw deadProof();
    await tables.resetTokens.removeOfUser(user.id);
    await tables.auditLog.record({ at, actor: `user ${user.id}`, action: 'prove-email', subject: `user ${user.id}` });
    return { before: user, images: ended };
  });
  for (const image of images) if (image !== null) ctx.later(() => ctx.images.remove(image));
  // A new account had no address before that anybody would read.
  tellUser(ctx, before, (reader) => emailChangedMail(reader, mailed.email, `${ctx.publicUrl}/website/contactus`));
  return { status: 'true', message: 'Your email address is proved.' };
}
