import { ServiceError } from '../contract/errors.ts';
import type { Ctx } from './context.ts';

/** What tries are counted by: so many are free within a window, then each has to wait, `slowestMs` in the end. */
export interface TryCount {
  readonly key: string;
  readonly windowMs: number;
  readonly free: number;
  readonly slowestMs: number;
}

/** How long the next try must wait after so many more than are free: 5 s, then twice as long each time. */
const pauseMs = (over: number, slowestMs: number): number => Math.min(slowestMs, 5000 * 2 ** Math.min(over, 20));

/**
 * Counts a try by each of `counts`, before it is looked at: any number of tries at once are in a row here. One that is refused
 * is counted by none.
 * @throws ServiceError TOO_MANY with `message`
 */
export async function countTry(ctx: Pick<Ctx, 'store'>, counts: readonly TryCount[], at: number, message: string): Promise<void> {
  await ctx.store.write(async (tables) => {
    for (const { key, windowMs, free, slowestMs } of counts) {
      const tries = await tables.throttles.hit(key, windowMs, at);
      if (tries.blockedUntil > at) {
        throw new ServiceError('TOO_MANY', message, { retryAfterSeconds: Math.max(1, Math.ceil((tries.blockedUntil - at) / 1000)) });
      }
      if (tries.hits >= free) await tables.throttles.block(key, at + pauseMs(tries.hits - free, slowestMs));
    }
  });
}
