import type { Ctx } from './context.ts';
import { findSession } from './find-session.ts';
import { requireUser } from './permission.ts';
import { burySession } from './sessions-of-owner.ts';

/**
 * Deletes a chat with its messages and whatever is being answered in it; what stays is the fact. Deleting again changes nothing.
 * @throws ServiceError NOT_FOUND
 */
export async function deleteSession(ctx: Ctx, input: { id: string }): Promise<void> {
  const user = requireUser(ctx);
  await ctx.store.write(async (tables) => {
    const { owner, id } = await findSession(ctx, tables, input.id);
    await tables.owners.hold(owner);
    await burySession(tables, { owner, id, by: user.id, at: ctx.clock.now() });
  });
}
