import type { Ctx } from './context.ts';
import { requireKeeper } from './permission.ts';
import { ollamaUrl } from './read-ollama.ts';

/** Begins to fetch a local model; how far it is stands in `readOllama`. */
export async function pullModel(ctx: Ctx, input: { name: string }): Promise<void> {
  const keeper = await requireKeeper(ctx);
  const url = await ollamaUrl(ctx);
  await ctx.store.write((tables) =>
    tables.auditLog.record({ at: ctx.clock.now(), actor: `user ${keeper.id}`, action: 'pull-model', subject: input.name }),
  );
  ctx.modelPulls.start(ctx.localServer(url), input.name);
}
