import { ServiceError } from '../contract/errors.ts';
import type { Tables } from '../store/store.ts';
import type { Ctx } from './context.ts';

const HOUR_MS = 3_600_000;
const LETTERS_AN_HOUR = 10;

/**
 * Counts a letter to support: anyone may write, but not fill its mailbox.
 * @throws ServiceError TOO_MANY
 */
export async function limitLetters(ctx: Ctx, tables: Tables, at: number): Promise<void> {
  const letters = await tables.throttles.hit(`letter ${ctx.address}`, HOUR_MS, at);
  if (letters.hits <= LETTERS_AN_HOUR) return;
  throw new ServiceError('TOO_MANY', 'Too many messages were sent from here. Please try again later.', {
    retryAfterSeconds: Math.max(1, Math.ceil((letters.windowEndsAt - at) / 1000)),
  });
}
