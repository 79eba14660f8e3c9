import type { Session } from '../contract/chat.ts';
import { ServiceError } from '../contract/errors.ts';
import { isoTime } from '../store/iso-time.ts';
import { type ListedSession, SESSIONS_AT_ONCE } from '../store/sessions.ts';
import type { Ctx } from './context.ts';
import { type JsonText, listAsJson } from './json-text.ts';
import { requireSelfOrAdmin } from './permission.ts';

/** A user's chats, newest first. */
export async function listSessions(ctx: Ctx, input: { userId: number }): Promise<JsonText<Session[]>> {
  const actor = requireSelfOrAdmin(ctx, input.userId);
  const owner = actor.id === input.userId ? actor.uuid : (await ctx.store.users.byId(input.userId))?.uuid;
  if (owner === undefined) throw new ServiceError('NOT_FOUND', 'There is no such user.');
  return listAsJson<ListedSession, Session>(
    (after) => ctx.store.sessions.ofOwner(owner, after),
    SESSIONS_AT_ONCE,
    (page) => JSON.stringify(page.map(({ id, title, created_at }) => ({ id, title, created_at: isoTime(created_at) }))).slice(1, -1),
  );
}
