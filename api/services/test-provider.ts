import type { ProviderInput } from '../contract/model-settings.ts';
import { ModelError } from '../models/port.ts';
import { DEADLINES, withDeadlines } from './answer/deadlines.ts';
import { checkAddress } from './check-address.ts';
import type { Ctx } from './context.ts';
import { requireKeeper } from './permission.ts';

/** Enough for one word, and for a model that thinks before it. */
const MAX_TOKENS = 300;

/** Asks a model for one word and tells how that went, in the provider's own words where it refuses. */
export async function testProvider(
  ctx: Ctx,
  input: ProviderInput,
): Promise<{ ok: boolean; error: string | null; model: string | null; firstMs: number | null }> {
  await requireKeeper(ctx);
  checkAddress(input.baseUrl);
  const { kind, baseUrl, model, temperature } = input;
  const apiKey = input.key ?? (input.key === null ? undefined : await ctx.providers.keyFor(input));
  const asked = await ctx.openModel({ kind, baseUrl, model, apiKey });
  const startedAt = performance.now();
  let firstMs: number | null = null;
  let name: string | null = null;
  const failed = (error: string) => ({ ok: false, error, model: name, firstMs });
  try {
    name = (await asked.available())?.name ?? null;
    if (name === null) return failed(model ? `There is no model ${model} at ${baseUrl}.` : `There is no model at ${baseUrl}.`);
    const request = {
      messages: [{ role: 'user', content: 'Reply with the one word: ready' } as const],
      tools: [],
      maxTokens: MAX_TOKENS,
      temperature: temperature ?? undefined,
    };
    const pieces = withDeadlines((signal) => asked.stream(request, signal), DEADLINES[kind], new AbortController().signal);
    for await (const piece of pieces) if (piece.type === 'text') firstMs ??= Math.round(performance.now() - startedAt);
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    return failed(error.message);
  }
  if (firstMs === null) return failed('It answered without a word.');
  ctx.providerHealth.forget(input.id);
  return { ok: true, error: null, model: name, firstMs };
}
