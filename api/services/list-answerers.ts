import type { Answerers } from '../contract/chat.ts';
import type { Ctx } from './context.ts';

/** Who can answer just now, for anyone. */
export async function listAnswerers(ctx: Ctx): Promise<Answerers> {
  return { ...(await ctx.answerers()), daily: null };
}
