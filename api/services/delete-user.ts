import type { Done } from '../contract/account.ts';
import { ServiceError } from '../contract/errors.ts';
import { accountDeletedMail } from '../mail/texts.ts';
import type { Ctx } from './context.ts';
import { requireSelfOrAdmin } from './permission.ts';
import { removeUser } from './remove-user.ts';
import { tellUser } from './tell-user.ts';

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
    await removeUser(tables, found);
    await tables.auditLog.record({ at: ctx.clock.now(), actor: `user ${caller.id}`, action: 'delete-user', subject: `user ${found.id}` });
    return found;
  });
  const { image } = user;
  if (image !== null) await ctx.images.remove(image);
  tellUser(ctx, user, accountDeletedMail);
  return { status: 'true', message: 'Account deleted successfully.' };
}
