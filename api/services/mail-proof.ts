import type { Language } from '../contract/values.ts';
import { addressInUseMail, proofLinkMail } from '../mail/texts.ts';
import { foldEmail, type StoredUser } from '../store/users.ts';
import type { Ctx } from './context.ts';
import { mailReader } from './mail-reader.ts';

const HOUR_MS = 3_600_000;
export const PROOF_LINK_DAYS = 3;
export const PROOF_LINK_MS = PROOF_LINK_DAYS * 24 * HOUR_MS;
const MAILS_TO_ONE_ADDRESS = 5;

/**
 * Mails the link that proves `email` to be the user's. Whose proved address it is already is told so instead, and gets no link: for
 * after the answer was given, which thus tells nothing of either.
 */
export async function mailProof(ctx: Ctx, user: StoredUser, email: string, token: string, using?: Language): Promise<void> {
  const key = `proof mail ${ctx.secret.hash('proof', foldEmail(email))}`;
  const { hits } = await ctx.store.write((tables) => tables.throttles.hit(key, HOUR_MS, ctx.clock.now()));
  if (hits > MAILS_TO_ONE_ADDRESS) return;
  const owner = await ctx.store.users.byEmail(email);
  if (owner?.status === 'banned') return;
  await ctx.mailer.send(
    owner
      ? addressInUseMail(mailReader(owner, using), ctx.publicUrl)
      : proofLinkMail({ ...mailReader(user, using), email }, `${ctx.publicUrl}/prove-email/${token}`, PROOF_LINK_DAYS),
  );
}
