// Leaves a provider alone for a while after it has failed several times in a row.

const FAILURES = 3;
const REST_MS = 30_000;

export interface Breaker {
  readonly isOpen: () => boolean;
  readonly succeeded: () => void;
  readonly failed: () => void;
}

/** `now` in milliseconds, from any start. */
export function createBreaker(now: () => number): Breaker {
  let failures = 0;
  let restsUntil = -Infinity;
  return {
    isOpen: () => now() < restsUntil,
    succeeded() {
      failures = 0;
    },
    failed() {
      failures += 1;
      if (failures >= FAILURES) {
        restsUntil = now() + REST_MS;
        failures = 0;
      }
    },
  };
}
