import type { Message } from '../contract/chat.ts';
import { ServiceError } from '../contract/errors.ts';
import { messageOf } from '../store/messages.ts';
import type { Ctx } from './context.ts';
import { findSession } from './find-session.ts';

/**
 * The messages of a chat, oldest first.
 * @throws ServiceError NOT_FOUND
 */
export async function listMessages(ctx: Ctx, input: { sessionId: string }): Promise<Message[]> {
  const session = await findSession(ctx, ctx.store, input.sessionId);
  if (session.deleted === 1) throw new ServiceError('NOT_FOUND', 'There is no such chat.');
  return (await ctx.store.messages.ofSession(session.owner, session.id)).map(messageOf);
}
