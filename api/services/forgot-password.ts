import type { Done, ForgotPasswordInput } from '../contract/account.ts';
import { ServiceError } from '../contract/errors.ts';
import { resetLinkMail } from '../mail/texts.ts';
import { foldEmail } from '../store/users.ts';
import type { Ctx } from './context.ts';
import { knownDevice } from './device-marks.ts';
import { mailReader } from './mail-reader.ts';
import { randomToken, tokenHash } from './secret.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
export const RESET_LINK_MINUTES = 30;
const ASKED_FROM_ONE_ADDRESS = 30;
/** Within a link's lifetime, so that whoever has used them up, the owner has one that works. */
const MAILS_TO_ONE_ADDRESS = 5;

/**
 * Mails a link that sets a new password. Whether the address has an account is looked up only after this has answered,
 * so that neither the answer nor its time tells.
 * @throws ServiceError TOO_MANY, by the caller's address alone; a device that has logged in to the account before passes
 */
export async function forgotPassword(ctx: Ctx, input: ForgotPasswordInput): Promise<Done> {
  const at = ctx.clock.now();
  const place = await ctx.store.write((tables) => tables.throttles.hit(`forgot ${ctx.address}`, HOUR_MS, at));
  if (place.hits > ASKED_FROM_ONE_ADDRESS && !(await isFromKnownDevice(ctx, input.email))) {
    throw new ServiceError('TOO_MANY', 'Too many reset links were asked for from here. Please try again later.', {
      retryAfterSeconds: Math.max(1, Math.ceil((place.windowEndsAt - at) / 1000)),
    });
  }
  ctx.later(() => mailResetLink(ctx, input, at));
  return { status: 'true', message: 'Password reset link has been sent to your email.' };
}

async function isFromKnownDevice(ctx: Ctx, email: string): Promise<boolean> {
  const user = ctx.deviceMarks.size > 0 ? await ctx.store.users.byEmail(email) : undefined;
  return user !== undefined && knownDevice(ctx, user.uuid) !== undefined;
}

async function mailResetLink(ctx: Ctx, input: ForgotPasswordInput, at: number): Promise<void> {
  const user = await ctx.store.users.byEmail(input.email);
  if (!user || user.status === 'banned') return;
  const token = randomToken();
  const isAllowed = await ctx.store.write(async (tables) => {
    const key = `forgot mail ${ctx.secret.hash('forgot', foldEmail(user.email))}`;
    if ((await tables.throttles.hit(key, RESET_LINK_MINUTES * MINUTE_MS, at)).hits > MAILS_TO_ONE_ADDRESS) return false;
    await tables.resetTokens.put({ hash: tokenHash(token), userId: user.id, at });
    await tables.auditLog.record({ at, actor: 'guest', action: 'ask-reset-link', subject: `user ${user.id}` });
    return true;
  });
  if (!isAllowed) return;
  const link = `${ctx.publicUrl}/reset-password/${token}`;
  await ctx.mailer.send(resetLinkMail(mailReader(user, input.language), link, RESET_LINK_MINUTES));
}
