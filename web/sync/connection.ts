// Whether the server can be reached, as real requests tell it; `navigator.onLine` is only a hint to look again.

export type Connection = 'online' | 'offline' | 'signed-out';

let state: Connection = 'online';
const listeners = new Set<() => void>();
let probing: ReturnType<typeof setTimeout> | undefined;
let waitMs = 1000;

const LONGEST_WAIT_MS = 30_000;

export const readConnection = (): Connection => state;

export function onConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function become(next: Connection): void {
  if (state === next) return;
  state = next;
  for (const listener of listeners) listener();
}

/** A request got an answer of our server's. */
export function reached(): void {
  clearTimeout(probing);
  probing = undefined;
  waitMs = 1000;
  become('online');
}

/** The server knows us no more; nothing is sent until somebody signs in. */
export const signedOut = (): void => become('signed-out');

/** Whether our server answers now; a captive portal's 200 with a page of its own is no answer. */
export async function canReach(): Promise<boolean> {
  try {
    const response = await fetch('/healthz', { cache: 'no-store', redirect: 'error', signal: AbortSignal.timeout(5000) });
    return response.ok && (await response.text()).trim() === 'ok';
  } catch {
    return false;
  }
}

async function probe(): Promise<void> {
  probing = undefined;
  if (await canReach()) return reached();
  waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
  probing ??= setTimeout(probe, waitMs);
}

/** A request got no answer; from now on the server is looked for until it is back. */
export function unreachable(): void {
  become('offline');
  probing ??= setTimeout(probe, waitMs);
}

/** Looks at once: the network came back, or the page came to the front. */
export function lookNow(): void {
  if (state !== 'offline') return;
  clearTimeout(probing);
  waitMs = 1000;
  probing = setTimeout(probe, 0);
}
