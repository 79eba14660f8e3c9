import type { Done } from '../contract/account.ts';
import type { Ctx } from './context.ts';
import { requireUser } from './permission.ts';

/** Ends the login that this call came with. */
export async function logOut(ctx: Ctx): Promise<Done> {
  const user = requireUser(ctx);
  await ctx.store.write((tables) => tables.tokens.remove(user.tokenHash));
  return { status: 'true', message: 'Logged out.' };
}
