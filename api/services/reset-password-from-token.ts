import type { Done, ResetPasswordFromTokenInput } from '../contract/account.ts';
import { ServiceError } from '../contract/errors.ts';
import { passwordChangedMail } from '../mail/texts.ts';
import type { Ctx } from './context.ts';
import { type DeviceMark, newDeviceMark } from './device-marks.ts';
import { RESET_LINK_MINUTES } from './forgot-password.ts';
import { checkNewPassword } from './passwords.ts';
import { tokenHash } from './secret.ts';
import { tellUser } from './tell-user.ts';

const dead = (): ServiceError =>
  new ServiceError('RESET_LINK_DEAD', 'This reset link was used before or is too old. Please ask for a new one.', { field: 'resetToken' });

/**
 * Sets a new password with the token of a mailed link, once, and ends all logins. The device that opened the link is known from then
 * on: whoever guesses meanwhile does not keep the owner out.
 * @throws ServiceError RESET_LINK_DEAD, INVALID, COMMON_PASSWORD
 */
export async function resetPasswordFromToken(ctx: Ctx, input: ResetPasswordFromTokenInput): Promise<{ result: Done; mark: DeviceMark }> {
  const at = ctx.clock.now();
  const hash = tokenHash(input.resetToken);
  const madeAfter = at - RESET_LINK_MINUTES * 60_000;
  // Looked at before anything slow is done for whoever guesses.
  if ((await ctx.store.resetTokens.userIdOf(hash, madeAfter)) === undefined) throw dead();
  checkNewPassword(input.newPassword, 'newPassword');
  const passwordHash = await ctx.passwords.hash(input.newPassword);
  const user = await ctx.store.write(async (tables) => {
    const userId = await tables.resetTokens.userIdOf(hash, madeAfter);
    if (userId === undefined || !(await tables.resetTokens.take(hash))) throw dead();
    await tables.users.setPassword(userId, passwordHash);
    await tables.tokens.removeOfUser(userId);
    await tables.auditLog.record({ at, actor: `user ${userId}`, action: 'reset-password', subject: `user ${userId}` });
    return tables.users.byId(userId);
  });
  if (!user) throw dead();
  tellUser(ctx, user, (reader) => passwordChangedMail(reader, `${ctx.publicUrl}/forgotpassword`));
  return { result: { status: 'true', message: 'Password reset successfully.' }, mark: newDeviceMark(ctx, user.uuid, 'mail') };
}
