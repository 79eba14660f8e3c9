import { ServiceError } from '../contract/errors.ts';
import { ModelError } from '../models/port.ts';
import type { Ctx } from './context.ts';
import { requireKeeper } from './permission.ts';
import { ollamaUrl } from './read-ollama.ts';

/** @throws ServiceError NOT_FOUND, UNAVAILABLE when Ollama does not do it */
export async function deleteLocalModel(ctx: Ctx, input: { name: string }): Promise<void> {
  const keeper = await requireKeeper(ctx);
  try {
    await ctx.localServer(await ollamaUrl(ctx)).remove(input.name);
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    throw new ServiceError(error.fault === 'missing' ? 'NOT_FOUND' : 'UNAVAILABLE', error.message);
  }
  await ctx.store.write((tables) =>
    tables.auditLog.record({ at: ctx.clock.now(), actor: `user ${keeper.id}`, action: 'delete-model', subject: input.name }),
  );
}
