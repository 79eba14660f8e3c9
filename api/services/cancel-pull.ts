import type { Ctx } from './context.ts';
import { requireKeeper } from './permission.ts';

/** Fetches a model no further; what is there already is kept for the next time. */
export async function cancelPull(ctx: Ctx, input: { name: string }): Promise<void> {
  await requireKeeper(ctx);
  ctx.modelPulls.cancel(input.name);
}
