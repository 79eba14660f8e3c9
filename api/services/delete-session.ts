import type { Ctx } from './context.ts';
import { findSession } from './find-session.ts';
import { requireUser } from './permission.ts';

/**
 * Deletes a chat with its messages and whatever is being answered in it; what stays is the fact. Deleting again changes nothing.
 * @throws ServiceError NOT_FOUND
 */
export async function deleteSession(ctx: Ctx, input: { id: string }): Promise<void> {
  const user = requireUser(ctx);
  await ctx.store.write(async (tables) => {
    const session = await findSession(ctx, tables, input.id);
    const change = await tables.owners.nextChange(session.owner);
    if (!(await tables.sessions.bury(session.owner, session.id, change))) return;
    await tables.messages.removeOfSession(session.owner, session.id);
    await tables.users.addToChatCount(session.owner, -1);
    await tables.auditLog.record({ at: ctx.clock.now(), actor: `user ${user.id}`, action: 'delete-chat', subject: `chat ${session.id}` });
  });
}
