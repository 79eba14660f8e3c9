import type { Message } from '../contract/chat.ts';
import { ServiceError } from '../contract/errors.ts';
import { MESSAGES_AT_ONCE, messageTextOf, type StoredMessage } from '../store/messages.ts';
import type { Ctx } from './context.ts';
import { findSession } from './find-session.ts';
import { type JsonText, listAsJson } from './json-text.ts';
import { requireUser } from './permission.ts';

/**
 * The messages of a chat, oldest first.
 * @throws ServiceError NOT_FOUND
 */
export async function listMessages(ctx: Ctx, input: { sessionId: string }): Promise<JsonText<Message[]>> {
  const { uuid } = requireUser(ctx);
  // What is in a chat of one's own proves that it is there: a deleted one has no messages.
  const own = await ctx.store.messages.ofSession(uuid, input.sessionId);
  const owner = own.length > 0 ? uuid : await ownerOfChat(ctx, input.sessionId);
  return listAsJson<StoredMessage, Message>(
    async (after) => (after === undefined && own.length > 0 ? own : ctx.store.messages.ofSession(owner, input.sessionId, after)),
    MESSAGES_AT_ONCE,
    (page) => page.map(messageTextOf).join(','),
  );
}

async function ownerOfChat(ctx: Ctx, sessionId: string): Promise<string> {
  const session = await findSession(ctx, ctx.store, sessionId);
  if (session.deleted === 1) throw new ServiceError('NOT_FOUND', 'There is no such chat.');
  return session.owner;
}
