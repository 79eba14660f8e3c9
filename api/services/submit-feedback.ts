import type { Done } from '../contract/account.ts';
import type { FeedbackInput } from '../contract/chat.ts';
import type { Ctx } from './context.ts';
import { findAnswer } from './find-answer.ts';
import { requireOwnUserId } from './permission.ts';

/**
 * Keeps one judgement an answer; the last one counts. The question is the one that was asked, whatever the body says.
 * @throws ServiceError NOT_FOUND
 */
export async function submitFeedback(ctx: Ctx, input: FeedbackInput & { key?: string | undefined }): Promise<Done> {
  const answer = await findAnswer(ctx, { id: input.responseId, key: input.key });
  requireOwnUserId(ctx, input.user_id);
  const { actor } = ctx;
  await ctx.store.write((tables) =>
    tables.feedback.put({
      owner: answer.owner,
      responseId: answer.id,
      feedback: input.feedback,
      reason: input.reason?.trim() || null,
      question: answer.previous_user_msg ?? input.question ?? null,
      userId: actor.kind === 'user' || actor.kind === 'admin' ? actor.id : null,
      at: ctx.clock.now(),
    }),
  );
  return { status: 'true', message: 'Feedback submitted successfully!' };
}
