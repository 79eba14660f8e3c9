import type { Session } from '../contract/chat.ts';
import { ServiceError } from '../contract/errors.ts';
import { isoTime } from '../store/iso-time.ts';
import type { Ctx } from './context.ts';
import { requireSelfOrAdmin } from './permission.ts';

/** A user's chats, newest first. */
export async function listSessions(ctx: Ctx, input: { userId: number }): Promise<Session[]> {
  const actor = requireSelfOrAdmin(ctx, input.userId);
  const owner = actor.id === input.userId ? actor.uuid : (await ctx.store.users.byId(input.userId))?.uuid;
  if (owner === undefined) throw new ServiceError('NOT_FOUND', 'There is no such user.');
  const sessions = await ctx.store.sessions.ofOwner(owner);
  return sessions.map(({ id, title, created_at }) => ({ id, title, created_at: isoTime(created_at) }));
}
