// How many answers of models one user gets in a day, counted the same on every process; beyond it the guide answers.
import type { Answerers } from '../contract/chat.ts';
import type { Store } from '../store/store.ts';
import type { ConfiguredProviders } from './answer/configured-providers.ts';

const DAY_MS = 24 * 3_600_000;

export interface DailyAnswers {
  /** Counts one answer for `asker`; how many are left after it, null where there is no end to them, 'none' where this one was too many. */
  reserve(asker: string): Promise<number | null | 'none'>;
  /** No model answered after all. */
  giveBack(asker: string): Promise<void>;
  read(asker: string): Promise<Answerers['daily']>;
}

const keyOf = (asker: string): string => `model-answers ${asker}`;

export function createDailyAnswers({
  store,
  providers,
  clock,
}: {
  readonly store: Store;
  readonly providers: Pick<ConfiguredProviders, 'settings'>;
  readonly clock: { now(): number };
}): DailyAnswers {
  return {
    async reserve(asker) {
      const { dailyAnswers: of } = await providers.settings();
      if (of === null) return null;
      const { hits } = await store.write((tables) => tables.throttles.hit(keyOf(asker), DAY_MS, clock.now()));
      if (hits <= of) return of - hits;
      await this.giveBack(asker);
      return 'none';
    },
    async giveBack(asker) {
      await store.write((tables) => tables.throttles.takeBack(keyOf(asker)));
    },
    async read(asker) {
      const { dailyAnswers: of } = await providers.settings();
      if (of === null) return null;
      const row = await store.throttles.read(keyOf(asker));
      const isRunning = row !== undefined && row.window_ends_at > clock.now();
      return { used: isRunning ? Math.min(row.hits, of) : 0, of, resetsAt: isRunning ? new Date(row.window_ends_at).toISOString() : null };
    },
  };
}
