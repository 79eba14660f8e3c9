// Leaves a provider alone for a while after it has failed several times in a row.
import type { ModelFault } from '../../models/port.ts';

const FAILURES = 3;
const REST_MS = 30_000;

export interface Breaker {
  /** Why it is left alone now: what it failed with last. */
  readonly restsFor: () => ModelFault | undefined;
  readonly succeeded: () => void;
  readonly failed: (fault: ModelFault) => void;
}

/** `now` in milliseconds, from any start. */
export function createBreaker(now: () => number): Breaker {
  let failures = 0;
  let restsUntil = -Infinity;
  let last: ModelFault | undefined;
  return {
    restsFor: () => (now() < restsUntil ? last : undefined),
    succeeded() {
      failures = 0;
    },
    failed(fault) {
      last = fault;
      failures += 1;
      if (failures >= FAILURES) {
        restsUntil = now() + REST_MS;
        failures = 0;
      }
    },
  };
}
