import type { Answer } from '../contract/answer.ts';
import { ServiceError } from '../contract/errors.ts';
import { withoutDirections } from '../contract/plain-text.ts';
import type { SharedAnswer } from '../contract/share.ts';
import type { Ctx } from './context.ts';

/**
 * What a link shows to whoever holds it.
 * @throws ServiceError NOT_FOUND, whether it never was, was ended, has expired, or its answer was deleted
 */
export async function readShared(ctx: Pick<Ctx, 'store' | 'clock'>, input: { token: string }): Promise<SharedAnswer> {
  const link = await ctx.store.sharedAnswers.find(input.token);
  const reply = link && link.expires_at > ctx.clock.now() ? await ctx.store.messages.find(link.owner, link.reply_id) : undefined;
  if (!link || !reply?.answer) throw new ServiceError('NOT_FOUND', 'This link shows nothing any more.');
  return {
    question: withoutDirections(reply.previous_user_msg ?? ''),
    answer: JSON.parse(reply.answer) as Answer,
    asked_at: new Date(reply.created_at).toISOString(),
    expires_at: new Date(link.expires_at).toISOString(),
  };
}
