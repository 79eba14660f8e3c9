import type { CreateSessionInput } from '../contract/chat.ts';
import { titleOf } from '../contract/values.ts';
import type { Ctx } from './context.ts';
import { countUse } from './count-use.ts';
import { newId } from './new-id.ts';
import { requireOwnUserId, requireUser } from './permission.ts';
import { openSession } from './sessions-of-owner.ts';

/** A row with its indexes. */
const SESSION_BYTES = 512;

/**
 * Begins a chat. The same id again is the same chat; one that was deleted goes on under another id.
 * @throws ServiceError NOT_FOUND when the id is somebody else's
 */
export async function createSession(ctx: Ctx, input: CreateSessionInput): Promise<{ sessionId: string }> {
  const user = requireUser(ctx);
  requireOwnUserId(ctx, input.userId);
  const at = ctx.clock.now();
  const sessionId = await ctx.store.write(async (tables) => {
    await tables.owners.hold(user.uuid);
    await countUse(ctx, tables, 'writing', SESSION_BYTES);
    return openSession(tables, { owner: user.uuid, id: input.sessionId ?? newId(at), title: titleOf(input.title), at });
  });
  return { sessionId };
}
