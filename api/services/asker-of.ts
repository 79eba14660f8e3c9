import type { Ctx } from './context.ts';
import { ownerOf } from './permission.ts';

/** Whom answers of models are counted for: a user wherever they are, a guest by the address. */
export const askerOf = (ctx: Pick<Ctx, 'actor' | 'address'>): string => (ctx.actor.kind === 'guest' ? ctx.address : ownerOf(ctx.actor));
