import type { Feedback } from '../contract/chat.ts';
import type { Ctx } from './context.ts';
import { requireAdmin } from './permission.ts';

/** All feedback, newest first. */
export async function listFeedback(ctx: Ctx): Promise<Feedback[]> {
  requireAdmin(ctx);
  return ctx.store.feedback.newest();
}
