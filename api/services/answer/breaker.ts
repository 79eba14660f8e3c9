// Leaves a provider alone for a while after it has failed several times in a row, or as long as it asks to be.
import type { ModelFault } from '../../models/port.ts';

const FAILURES = 3;
const REST_MS = 30_000;

export interface Breaker {
  /** Why it is left alone now: what it failed with last. */
  readonly restsFor: () => ModelFault | undefined;
  /** For how many milliseconds more; 0 when it may be asked. */
  readonly restMs: () => number;
  readonly succeeded: () => void;
  /** `retryAfterMs`: how long the provider itself asked for. */
  readonly failed: (fault: ModelFault, retryAfterMs?: number) => void;
}

/** `now` in milliseconds, from any start. After a rest one failure is enough for the next; a success makes good for all. */
export function createBreaker(now: () => number): Breaker {
  let failures = 0;
  let restsUntil = Number.NEGATIVE_INFINITY;
  let last: ModelFault | undefined;
  return {
    restsFor: () => (now() < restsUntil ? last : undefined),
    restMs: () => Math.max(0, restsUntil - now()),
    succeeded() {
      failures = 0;
      restsUntil = Number.NEGATIVE_INFINITY;
    },
    failed(fault, retryAfterMs) {
      last = fault;
      failures += 1;
      if (failures >= FAILURES) restsUntil = Math.max(restsUntil, now() + REST_MS);
      if (retryAfterMs !== undefined) restsUntil = Math.max(restsUntil, now() + retryAfterMs);
    },
  };
}

/** One breaker for each provider, by its id. */
export interface Breakers {
  of(id: string): Breaker;
  /** What it failed with no longer counts: it was set up anew. */
  forget(id: string): void;
}

export function createBreakers(now: () => number): Breakers {
  const breakers = new Map<string, Breaker>();
  return {
    of(id) {
      const breaker = breakers.get(id) ?? createBreaker(now);
      breakers.set(id, breaker);
      return breaker;
    },
    forget: (id) => void breakers.delete(id),
  };
}
