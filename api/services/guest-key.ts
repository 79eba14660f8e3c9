import type { Ctx } from './context.ts';
import { equalText } from './secret.ts';

/** The key of a guest's answer. Made of the answer's id and the installation's secret, it can be told again after a lost reply and is stored nowhere. */
export const guestKey = (ctx: Pick<Ctx, 'secret'>, replyId: string): string => ctx.secret.hash('guest answer', replyId);

export const isGuestKey = (ctx: Pick<Ctx, 'secret'>, replyId: string, key: string): boolean => equalText(guestKey(ctx, replyId), key);
