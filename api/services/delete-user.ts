import type { Done } from '../contract/account.ts';
import { ServiceError } from '../contract/errors.ts';
import { accountDeletedMail } from '../mail/texts.ts';
import type { Ctx } from './context.ts';
import { mailReader } from './mail-reader.ts';
import { requireSelfOrAdmin } from './permission.ts';

/**
 * Deletes a user with their chats, job cards, judgements, logins and photo, and tells them. The admin stays.
 * @throws ServiceError NOT_ALLOWED for the admin's account, NOT_FOUND
 */
export async function deleteUser(ctx: Ctx, input: { id: number }): Promise<Done> {
  const caller = requireSelfOrAdmin(ctx, input.id);
  const user = await ctx.store.write(async (tables) => {
    const found = await tables.users.byId(input.id);
    if (!found) throw new ServiceError('NOT_FOUND', 'There is no such user.');
    if (found.role === 'admin') throw new ServiceError('NOT_ALLOWED', "The admin's account cannot be deleted.");
    await tables.messages.removeOfOwner(found.uuid);
    await tables.buriedMessages.removeOfOwner(found.uuid);
    await tables.sessions.removeOfOwner(found.uuid);
    await tables.jobCards.removeOfOwner(found.uuid);
    await tables.marks.removeOfOwner(found.uuid);
    await tables.sharedAnswers.removeOfOwner(found.uuid);
    await tables.feedback.removeOfOwner(found.uuid);
    await tables.owners.remove(found.uuid);
    await tables.users.remove(found.id);
    await tables.counters.add(`users.${found.status}`, -1);
    await tables.auditLog.record({ at: ctx.clock.now(), actor: `user ${caller.id}`, action: 'delete-user', subject: `user ${found.id}` });
    return found;
  });
  const { image } = user;
  if (image !== null) await ctx.images.remove(image);
  ctx.later(() => ctx.mailer.send(accountDeletedMail(mailReader(user))));
  return { status: 'true', message: 'Account deleted successfully.' };
}
