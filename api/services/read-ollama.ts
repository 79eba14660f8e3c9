import { totalmem } from 'node:os';
import { OLLAMA_PROVIDER, type OllamaView } from '../contract/model-settings.ts';
import { LOOPBACK_NAMES } from '../contract/values.ts';
import type { Ctx } from './context.ts';
import { suitedModels } from './local-models.ts';
import { requireKeeper } from './permission.ts';

/** Where the local models live. */
export async function ollamaUrl(ctx: Pick<Ctx, 'providers'>): Promise<string> {
  return (await ctx.providers.settings()).providers.find(({ id }) => id === OLLAMA_PROVIDER)?.baseUrl ?? '';
}

/** The Ollama server, what is installed there, what would suit this computer's memory, and what is being fetched. */
export async function readOllama(ctx: Ctx): Promise<OllamaView> {
  await requireKeeper(ctx);
  const url = await ollamaUrl(ctx);
  const server = ctx.localServer(url);
  const version = await server.version();
  const memory = totalmem();
  return {
    url,
    version,
    isHere: LOOPBACK_NAMES.has(new URL(url).hostname),
    memory,
    models: version === null ? [] : await server.list(),
    suited: suitedModels(memory),
    pulls: ctx.modelPulls.list(),
  };
}
