// The moment a guest's free questions are used up: the chat screen shows its popup then, and the guide on the device goes on.

/** After this long the server is asked again: it may give a guest new ones. */
const ASK_AGAIN_MS = 10 * 60 * 1000;

const listeners = new Set<() => void>();
let reachedAt: number | undefined;

/** A guest's questions are not sent for a while; the popup comes once. */
export const limitReached = (): void => {
  const isFirst = reachedAt === undefined;
  reachedAt = Date.now();
  if (isFirst) for (const listener of listeners) listener();
};

/** True while asking the server would be in vain for a guest. */
export const isLimited = (): boolean => reachedAt !== undefined && Date.now() - reachedAt < ASK_AGAIN_MS;

export function onLimitReached(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
