import type { Feedback } from '../contract/chat.ts';
import type { Ctx } from './context.ts';
import { requireAdmin } from './permission.ts';

const PAGE_SIZE = 5;

/** Feedback, newest first, and how much there is: all of it when asked for nothing in particular, else one page. */
export async function listFeedback(
  ctx: Ctx,
  query: { readonly page?: number | undefined; readonly pageSize?: number | undefined },
): Promise<{ feedbacks: Feedback[]; total: number }> {
  requireAdmin(ctx);
  const all = query.page === undefined && query.pageSize === undefined;
  const feedbacks = await ctx.store.feedback.newest(all ? undefined : { page: query.page ?? 1, pageSize: query.pageSize ?? PAGE_SIZE });
  return { feedbacks, total: all ? feedbacks.length : await ctx.store.feedback.count() };
}
