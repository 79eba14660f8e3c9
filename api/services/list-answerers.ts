import type { Answerers, Ctx } from './context.ts';

/** Who can answer just now, for anyone. */
export const listAnswerers = (ctx: Ctx): Promise<Answerers> => ctx.answerers();
