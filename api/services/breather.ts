import { setImmediate as nextTurn } from 'node:timers/promises';

/** What one piece of work may take before everybody else has a turn. */
const SLICE_MS = 12;

/**
 * For work of many small steps: call what it gives between two of them. It waits for the event loop's next turn whenever a slice of
 * time has been used up, so that others wait for a slice and not for the whole.
 */
export function createBreather(): () => Promise<void> {
  let sliceEndsAt = performance.now() + SLICE_MS;
  return async () => {
    if (performance.now() < sliceEndsAt) return;
    await nextTurn();
    sliceEndsAt = performance.now() + SLICE_MS;
  };
}
