import type { Store } from '../store/store.ts';

const HOUR_MS = 3_600_000;
export const GUEST_ANSWERS_KEPT_MS = 24 * HOUR_MS;
const EVENTS_KEPT_MS = 24 * HOUR_MS;
const RESET_TOKENS_KEPT_MS = 24 * HOUR_MS;
const MODEL_USES_KEPT_MS = 92 * 24 * HOUR_MS;
const TIDY_EVERY_MS = 10 * 60_000;

/** How long the operator's settings keep what is not kept for a fixed time. */
export interface Lifetimes {
  readonly tokens: { readonly absoluteMs: number; readonly idleMs: number };
  /** After which a guest gets answers anew; 0: never. */
  readonly guestWindowMs: number;
}

/** Drops what has had its time: guests' questions and counts, events of ended answers, dead tokens, ended throttles. */
export async function tidy(store: Store, now: number, { tokens, guestWindowMs }: Lifetimes): Promise<void> {
  await store.write(async (tables) => {
    await tables.messages.removeGuestsBefore(now - GUEST_ANSWERS_KEPT_MS);
    await tables.answerEvents.removeOfAnswersBefore(now - EVENTS_KEPT_MS);
    await tables.tokens.removeDead(now - tokens.absoluteMs, now - tokens.idleMs);
    await tables.resetTokens.removeMadeBefore(now - RESET_TOKENS_KEPT_MS);
    await tables.throttles.removeEnded(now);
    if (guestWindowMs > 0) await tables.guestCounts.removeUntouchedSince(now - guestWindowMs);
    await tables.modelUses.removeBefore(now - MODEL_USES_KEPT_MS);
    await tables.runningAnswers.forgetSilent(HOUR_MS);
  });
}

/** Tidies now and then; returns how to end that. */
export function tidyRegularly(work: () => Promise<unknown>, onError: (message: string, error: unknown) => void): () => void {
  const timer = setInterval(() => {
    work().catch((error: unknown) => onError('Old rows could not be dropped.', error));
  }, TIDY_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
