// Writes to a device that may be full: what the server has gives way, and whoever looks at the screen is told.
import type { ChatDatabase } from '../local/database.ts';
import { isFull, makeRoom } from '../local/make-room.ts';

/** `made`: older chats went, the server has them. `none`: nothing could go, and what came from elsewhere was not kept. */
export type Room = 'made' | 'none';

const listeners = new Set<(room: Room) => void>();

/** Tells of a full device; returns how to stop. */
export function onRoom(listener: (room: Room) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(room: Room): void {
  for (const listener of listeners) listener(room);
}

/** For work that nobody waits for: true, and told, when `error` says that the device is full. */
export function isNoRoom(error: unknown): boolean {
  if (!isFull(error)) return false;
  tell('none');
  return true;
}

/** Runs `work`, and again with more room as long as there is any to be made. Rejects as `work` does when there is none. */
export async function withRoom<T>(db: ChatDatabase, work: () => Promise<T>): Promise<T> {
  let isMade = false;
  for (;;) {
    try {
      const done = await work();
      if (isMade) tell('made');
      return done;
    } catch (error) {
      if (!isFull(error) || (await makeRoom(db).catch(() => 0)) === 0) throw error;
      isMade = true;
    }
  }
}
