import type { User } from '../contract/account.ts';
import { ServiceError } from '../contract/errors.ts';
import type { Ctx } from './context.ts';
import { requireSelfOrAdmin } from './permission.ts';
import { userView } from './user-view.ts';

/** @throws ServiceError NOT_FOUND, to the admin only: anyone else may ask for themselves alone */
export async function getUser(ctx: Ctx, input: { id: number }): Promise<User> {
  requireSelfOrAdmin(ctx, input.id);
  const user = await ctx.store.users.byId(input.id);
  if (!user) throw new ServiceError('NOT_FOUND', 'There is no such user.');
  return userView(user, await ctx.store.emailProofs.of(user.id));
}
