import type { Answerers } from '../contract/chat.ts';
import { askerOf } from './asker-of.ts';
import type { Ctx } from './context.ts';

/** Who can answer just now, for anyone. Whoever wants to know may be about to ask: a local model gets ready. */
export async function listAnswerers(ctx: Ctx): Promise<Answerers> {
  ctx.warmUp();
  return { ...(await ctx.answerers()), daily: await ctx.dailyAnswers.read(askerOf(ctx)) };
}
