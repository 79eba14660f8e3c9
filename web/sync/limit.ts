// The moment a guest's free questions are used up; the chat screen shows its popup then.

const listeners = new Set<() => void>();

export const limitReached = (): void => {
  for (const listener of listeners) listener();
};

export function onLimitReached(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
