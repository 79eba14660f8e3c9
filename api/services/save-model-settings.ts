import { ServiceError } from '../contract/errors.ts';
import type { ModelSettings, ModelSettingsInput } from '../contract/model-settings.ts';
import { checkAddress } from './check-address.ts';
import type { Ctx } from './context.ts';
import { requireKeeper } from './permission.ts';
import { readModelSettings } from './read-model-settings.ts';

/**
 * Sets up the models that may answer; holds from the next question on, on every process. What the environment fixes stays as it is.
 * @throws ServiceError INVALID for two of one id, a hosted one without a model, an address that is none
 */
export async function saveModelSettings(ctx: Ctx, input: ModelSettingsInput): Promise<ModelSettings> {
  const keeper = await requireKeeper(ctx);
  const ids = input.providers.map(({ id }) => id);
  if (new Set(ids).size < ids.length) throw new ServiceError('INVALID', 'Two models have the same id.', { field: 'providers' });
  const nameless = input.providers.findIndex(({ kind, model }) => kind === 'hosted' && model.trim() === '');
  if (nameless >= 0) throw new ServiceError('INVALID', 'A hosted model needs its name.', { field: `providers.${nameless}.model` });
  for (const [index, { baseUrl }] of input.providers.entries()) checkAddress(baseUrl, `providers.${index}.baseUrl`);
  await ctx.store.write(async (tables) => {
    await ctx.providers.save(tables, input);
    await tables.auditLog.record({
      at: ctx.clock.now(),
      actor: `user ${keeper.id}`,
      action: 'save-models',
      subject: 'models',
      details: {
        mode: input.mode,
        dailyAnswers: input.dailyAnswers,
        providers: input.providers.map(({ key: _, ...provider }) => provider),
      },
    });
  });
  for (const id of ids) ctx.providerHealth.forget(id);
  return readModelSettings(ctx);
}
