import { ServiceError } from '../contract/errors.ts';
import type { StoredMessage } from '../store/messages.ts';
import { GUEST_OWNER } from '../store/schema.ts';
import type { Ctx } from './context.ts';
import { isGuestKey } from './guest-key.ts';
import { ownerOf } from './permission.ts';

/**
 * The stored answer that the caller may read, stop and judge: their own, or a guest's whose key they hold.
 * @throws ServiceError NOT_FOUND, whether it does not exist or is not theirs
 */
export async function findAnswer(ctx: Ctx, input: { id: string; key?: string | undefined }): Promise<StoredMessage> {
  const own = ctx.actor.kind === 'guest' ? undefined : await ctx.store.messages.find(ownerOf(ctx.actor), input.id);
  const answer =
    own ??
    (input.key !== undefined && isGuestKey(ctx, input.id, input.key) ? await ctx.store.messages.find(GUEST_OWNER, input.id) : undefined);
  if (answer?.role !== 'assistant') throw new ServiceError('NOT_FOUND', 'There is no such answer.');
  return answer;
}
