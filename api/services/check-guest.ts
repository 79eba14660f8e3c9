import type { GuestCount } from '../store/guest-counts.ts';
import type { Ctx } from './context.ts';
import { guestWindowStart } from './guest-window.ts';

/** How many answers the caller's address has had as a guest. Anyone may ask, about themselves alone. */
export const checkGuest = (ctx: Ctx): Promise<GuestCount> => ctx.store.guestCounts.read(ctx.address, guestWindowStart(ctx));
