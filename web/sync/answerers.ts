// Who could answer just now, as the server says; asked for when somebody may want to choose, and believed for a minute.
import type { Answerers } from '../../api/contract/chat.ts';

export type { Answerers };

const BELIEVE_MS = 60_000;

let known: Answerers | null = null;
let askedAt = Number.NEGATIVE_INFINITY;
const listeners = new Set<() => void>();

export const readAnswerers = (): Answerers | null => known;

export function onAnswerers(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asks the server, unless it was asked a moment ago; `anew` asks in any case. Without a server what was known stays. */
export async function askForAnswerers(anew = false): Promise<void> {
  if (!anew && performance.now() - askedAt < BELIEVE_MS) return;
  askedAt = performance.now();
  try {
    // Not before the first paint, which needs nothing of the server.
    const { call } = await import('../remote/call.ts');
    known = await call('answerers');
    for (const listener of listeners) listener();
  } catch {
    askedAt = Number.NEGATIVE_INFINITY;
  }
}
