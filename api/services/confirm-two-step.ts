import type { RecoveryCodes } from '../contract/account.ts';
import { ServiceError } from '../contract/errors.ts';
import { twoStepMail } from '../mail/texts.ts';
import type { Ctx } from './context.ts';
import { requireUser } from './permission.ts';
import { tellUser } from './tell-user.ts';
import { newRecoveryCodes, stepOfCode } from './two-step-codes.ts';

/**
 * From here on the caller's logins ask for a code. Gives the recovery codes, once; their other logins end.
 * @throws ServiceError WRONG_CODE, INVALID when there is nothing to confirm
 */
export async function confirmTwoStep(ctx: Ctx, input: { code: string }): Promise<RecoveryCodes> {
  const caller = requireUser(ctx);
  const begun = await ctx.store.twoSteps.of(caller.id);
  if (begun?.is_on !== 0) throw new ServiceError('INVALID', 'Two-step login has not been started.');
  const step = await stepOfCode(ctx, begun.sealed_secret, input.code);
  if (step === undefined) throw new ServiceError('WRONG_CODE', 'This code is not right.', { field: 'code' });
  const { codes, hashes } = newRecoveryCodes(ctx, caller.id);
  const user = await ctx.store.write(async (tables) => {
    const current = await tables.twoSteps.of(caller.id);
    // Started anew meanwhile, or confirmed by another call: this code is of no secret that counts.
    if (current?.is_on !== 0 || current.sealed_secret !== begun.sealed_secret || !(await tables.twoSteps.spendStep(caller.id, step))) {
      throw new ServiceError('WRONG_CODE', 'This code is not right.', { field: 'code' });
    }
    await tables.twoSteps.turnOn(caller.id);
    await tables.twoSteps.setRecoveryCodes(caller.id, hashes);
    await tables.tokens.removeOthersOfUser(caller.id, caller.tokenHash);
    await tables.auditLog.record({
      at: ctx.clock.now(),
      actor: `user ${caller.id}`,
      action: 'start-two-step',
      subject: `user ${caller.id}`,
    });
    return tables.users.byId(caller.id);
  });
  if (user) tellUser(ctx, user, (reader) => twoStepMail(reader, true));
  return { status: 'true', recoveryCodes: codes };
}
