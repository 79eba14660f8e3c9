import { ServiceError } from '../contract/errors.ts';
import type { Ctx } from './context.ts';
import { requireUser } from './permission.ts';

/**
 * Ends a link of the caller's at once.
 * @throws ServiceError NOT_FOUND
 */
export async function unshareAnswer(ctx: Ctx, input: { token: string }): Promise<void> {
  const { uuid: owner } = requireUser(ctx);
  const isGone = await ctx.store.write((tables) => tables.sharedAnswers.remove(owner, input.token));
  if (!isGone) throw new ServiceError('NOT_FOUND', 'There is no such link.');
}
