import type { Ctx } from './context.ts';
import { findAnswer } from './find-answer.ts';

/**
 * Stops an answer in the making; nothing happens to one that has ended.
 * @throws ServiceError NOT_FOUND
 */
export async function stopAnswer(ctx: Ctx, input: { id: string; key?: string | undefined }): Promise<void> {
  const answer = await findAnswer(ctx, input);
  if (answer.state === 'running') await ctx.jobs.stop(answer.owner, answer.id);
}
