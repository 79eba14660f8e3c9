import type { ProviderInput } from '../contract/model-settings.ts';
import { ModelError } from '../models/port.ts';
import { checkAddress } from './check-address.ts';
import type { Ctx } from './context.ts';
import { requireKeeper } from './permission.ts';

/** The models that an address offers, or what its server says instead. */
export async function listProviderModels(ctx: Ctx, input: ProviderInput): Promise<{ models: string[]; error: string | null }> {
  await requireKeeper(ctx);
  checkAddress(input.baseUrl);
  const { kind, baseUrl } = input;
  try {
    if (kind === 'local') {
      const installed = await ctx.localServer(baseUrl).list();
      return { models: installed.filter(({ canAnswer }) => canAnswer).map(({ name }) => name), error: null };
    }
    const apiKey = input.key ?? (input.key === null ? undefined : await ctx.providers.keyFor(input));
    return { models: await ctx.listHostedModels({ baseUrl, apiKey }), error: null };
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    return { models: [], error: error.message };
  }
}
