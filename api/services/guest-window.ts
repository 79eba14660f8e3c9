import { ServiceError } from '../contract/errors.ts';
import type { GuestCount } from '../store/guest-counts.ts';
import type { Ctx } from './context.ts';

const HOUR_MS = 3_600_000;

/** Since when a guest's answers count, in milliseconds; 0 for ever. */
export const guestWindowStart = (ctx: Pick<Ctx, 'clock' | 'limits'>): number =>
  ctx.limits.guestResetHours === 0 ? 0 : ctx.clock.now() - ctx.limits.guestResetHours * HOUR_MS;

export const guestLimitError = (count: GuestCount): ServiceError =>
  new ServiceError('GUEST_LIMIT', 'Message Limit Reached', { exists: count.exists, chat_count: count.count });
