import type { ModelUses } from '../contract/model-settings.ts';
import type { Ctx } from './context.ts';
import { requireKeeper } from './permission.ts';

const DAYS = 30;
const LAST = 20;
const DAY_MS = 24 * 3_600_000;

const dollars = (microdollars: number | null): number | null => (microdollars === null ? null : microdollars / 1e6);

/** What models took in the last thirty days, by day and model, and the last times that one was asked. */
export async function readModelUses(ctx: Ctx): Promise<ModelUses> {
  await requireKeeper(ctx);
  const since = new Date(ctx.clock.now() - DAYS * DAY_MS).toISOString().slice(0, 10);
  const [days, last, { providers }] = await Promise.all([
    ctx.store.modelUses.byDay(since),
    ctx.store.modelUses.last(LAST),
    ctx.providers.settings(),
  ]);
  const nameOf = new Map(providers.map(({ id, name }) => [id, name]));
  return {
    days: days.map(({ microdollars, provider, ...day }) => ({
      ...day,
      name: nameOf.get(provider) || day.model,
      dollars: dollars(microdollars),
    })),
    last: last.map((use) => ({
      at: new Date(use.at).toISOString(),
      model: use.model,
      name: nameOf.get(use.provider) || use.model,
      promptTokens: use.prompt_tokens,
      replyTokens: use.reply_tokens,
      firstMs: use.first_ms,
      totalMs: use.total_ms,
      dollars: dollars(use.microdollars),
      fault: use.fault,
    })),
  };
}
