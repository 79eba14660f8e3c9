import type { Ctx } from './context.ts';
import { guestLimitError, guestWindowStart } from './guest-window.ts';

/**
 * Holds one of the guest's answers for the question that follows. A signed-in caller has no limit and reserves nothing.
 * @throws ServiceError GUEST_LIMIT
 */
export async function reserveGuestQuestion(ctx: Ctx): Promise<{ count: number }> {
  const since = guestWindowStart(ctx);
  if (ctx.actor.kind !== 'guest') return ctx.store.guestCounts.read(ctx.address, since);
  return ctx.store.write(async (tables) => {
    const isHeld = await tables.guestCounts.reserve(ctx.address, ctx.limits.guestAnswers, since, ctx.clock.now());
    const now = await tables.guestCounts.read(ctx.address, since);
    if (!isHeld) throw guestLimitError(now);
    return now;
  });
}
