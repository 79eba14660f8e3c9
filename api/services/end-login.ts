import type { Done } from '../contract/account.ts';
import type { Ctx } from './context.ts';

/**
 * Ends a login by its token's hash. Anyone may who has it: a device that logs out offline keeps the hash alone, and tells it once the
 * server is back. The answer is the same whether there was such a login or not.
 */
export async function endLogin(ctx: Ctx, input: { login: string }): Promise<Done> {
  // Looked for first: guesses are not worth a write.
  if (await ctx.store.tokens.userOf(input.login, 0, 0)) await ctx.store.write((tables) => tables.tokens.remove(input.login));
  return { status: 'true', message: 'Logged out.' };
}
