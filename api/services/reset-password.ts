import type { Done, ResetPasswordInput } from '../contract/account.ts';
import { ServiceError } from '../contract/errors.ts';
import { passwordChangedMail } from '../mail/texts.ts';
import { foldEmail } from '../store/users.ts';
import { confirmPassword } from './confirm-password.ts';
import type { Ctx } from './context.ts';
import { checkNewPassword } from './passwords.ts';
import { requireUser } from './permission.ts';
import { tellUser } from './tell-user.ts';

const wrong = (): ServiceError => new ServiceError('WRONG_PASSWORD', 'Wrong email or password.');

/**
 * Changes the caller's password and ends their other logins; this one stays.
 * @throws ServiceError WRONG_PASSWORD (also for another's address), INVALID, COMMON_PASSWORD, TOO_MANY
 */
export async function resetPassword(ctx: Ctx, input: ResetPasswordInput): Promise<Done> {
  const caller = requireUser(ctx);
  checkNewPassword(input.newPassword, 'newPassword');
  const user = await confirmPassword(ctx, caller, input.oldPassword);
  if (foldEmail(input.email) !== foldEmail(user.email)) throw wrong();
  const passwordHash = await ctx.passwords.hash(input.newPassword);
  const at = ctx.clock.now();
  await ctx.store.write(async (tables) => {
    if (!(await tables.users.replacePassword(user.id, user.password_hash, passwordHash))) throw wrong();
    await tables.tokens.removeOthersOfUser(user.id, caller.tokenHash);
    await tables.resetTokens.removeOfUser(user.id);
    await tables.auditLog.record({ at, actor: `user ${user.id}`, action: 'change-password', subject: `user ${user.id}` });
  });
  tellUser(ctx, user, (reader) => passwordChangedMail(reader, `${ctx.publicUrl}/forgotpassword`));
  return { status: 'true', message: 'Password updated successfully!' };
}
