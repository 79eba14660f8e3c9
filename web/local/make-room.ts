// A full device: chats that the server has give way to what it does not have yet.
import { readStored } from '../platform/stored-keys.ts';
import { type ChatDatabase, GUEST } from './database.ts';

/** Chats that give way at a time; each one less is one more that can be read without a network. */
const AT_ONCE = 5;

/** True for what a browser says when there is no room left, however deep it lies in the error. */
export function isFull(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('name' in error && error.name === 'QuotaExceededError') return true;
  return 'inner' in error && isFull(error.inner);
}

/**
 * Removes the oldest few chats of a user from this device; how many went. A chat stays that is on the screen, or holds anything the
 * server does not have; and so do all of a guest's, which are nowhere else.
 */
export async function makeRoom(db: ChatDatabase): Promise<number> {
  if (db.owner === GUEST) return 0;
  return db.transaction('rw', [db.sessions, db.messages, db.outbox, db.texts, db.feedback, db.doubted], async () => {
    // A restored server may have lost any of them.
    if ((await db.doubted.count()) > 0) return 0;
    const unsent = new Set((await db.outbox.toArray()).map(({ sessionId }) => sessionId));
    const running = new Set((await db.messages.where('state').equals('running').toArray()).map(({ sessionId }) => sessionId));
    // A kept picture is nowhere else.
    const pictured = new Set(
      (await db.messages.filter(({ picture }) => picture !== undefined).toArray()).map(({ sessionId }) => sessionId),
    );
    const shown = readStored('activeSessionId');
    const oldest = await db.sessions
      .orderBy('updatedAt')
      .filter(({ id }) => id !== shown && !unsent.has(id) && !running.has(id) && !pictured.has(id))
      .limit(AT_ONCE)
      .primaryKeys();
    for (const id of oldest) {
      const messages = await db.messages.where('[sessionId+order]').between([id, -Infinity], [id, Infinity]).primaryKeys();
      await db.messages.bulkDelete(messages);
      await db.texts.bulkDelete(messages);
      await db.feedback.bulkDelete(messages);
    }
    await db.sessions.bulkDelete(oldest);
    return oldest.length;
  });
}
