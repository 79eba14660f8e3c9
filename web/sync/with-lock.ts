// One tab at a time. Web Locks hand over when a tab closes; without them (plain HTTP on a LAN) the page at least keeps to itself.

const held = new Map<string, Promise<unknown>>();

/** Runs `work` while no other tab runs one under this name; waits for its turn. */
export function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (navigator.locks) return navigator.locks.request(name, work);
  const turn = (held.get(name) ?? Promise.resolve()).then(work, work);
  held.set(name, turn);
  return turn;
}
