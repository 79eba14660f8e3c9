import type { DeletionRequestInput, Done } from '../contract/account.ts';
import { deletionRequestMail } from '../mail/texts.ts';
import { foldEmail } from '../store/users.ts';
import type { Ctx } from './context.ts';
import { countUse } from './count-use.ts';

/**
 * Keeps a request to delete data for the admin, and mails it to support. Nothing is deleted by it: who asked must be made sure first.
 * @throws ServiceError TOO_MANY
 */
export async function requestDeletion(ctx: Ctx, input: DeletionRequestInput): Promise<Done> {
  const at = ctx.clock.now();
  const user = 'id' in ctx.actor ? await ctx.store.users.byId(ctx.actor.id) : undefined;
  const userId = user?.id ?? null;
  // Only a proved address is found there.
  const isTheirs = user?.email_folded === foldEmail(input.email);
  await ctx.store.write(async (tables) => {
    await countUse(ctx, tables, 'letters');
    await tables.deletionRequests.insert({ ...input, userId, at });
    const actor = userId === null ? 'guest' : `user ${userId}`;
    await tables.auditLog.record({ at, actor, action: 'request-deletion', subject: 'support' });
  });
  ctx.later(() => ctx.mailer.send(deletionRequestMail(ctx.supportEmail, input, { userId, isTheirs })));
  return { status: 'true', message: 'Your request has been received.' };
}
