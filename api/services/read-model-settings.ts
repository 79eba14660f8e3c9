import { ENVIRONMENT_PROVIDER, type ModelSettings, OLLAMA_PROVIDER } from '../contract/model-settings.ts';
import type { StoredProvider } from './answer/configured-providers.ts';
import type { Ctx } from './context.ts';
import { requireKeeper } from './permission.ts';

/** The models that may answer, in order, with how each did last; no key among them. */
export async function readModelSettings(ctx: Ctx): Promise<ModelSettings> {
  await requireKeeper(ctx);
  const { fixed } = ctx.providers;
  const { mode, dailyAnswers, providers } = await ctx.providers.settings();
  const fixedOf = ({ id }: StoredProvider): string[] => {
    if (id === ENVIRONMENT_PROVIDER) return ['baseUrl', 'model', 'key'];
    if (id !== OLLAMA_PROVIDER) return [];
    return [...(fixed.ollamaUrl === undefined ? [] : ['baseUrl']), ...(fixed.ollamaModel === undefined ? [] : ['model'])];
  };
  return {
    mode,
    modeIsFixed: fixed.mode !== undefined,
    dailyAnswers,
    providers: providers.map((provider) => {
      const { sealedKey, ...shown } = provider;
      const hasKey = provider.id === ENVIRONMENT_PROVIDER ? fixed.hosted?.apiKey !== undefined : sealedKey !== null;
      return { ...shown, hasKey, fixed: fixedOf(provider), ...ctx.providerHealth.of(provider.id) };
    }),
  };
}
