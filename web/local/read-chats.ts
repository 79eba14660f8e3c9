// What screens read of the device's chats. Each is a plain query; screens make them live with dexie-react-hooks.
import type { ChatDatabase, OutboxRow, StoredMessage, StoredSession } from './database.ts';

/** Chats, newest first. */
export const listChats = (db: ChatDatabase): Promise<StoredSession[]> => db.sessions.orderBy('updatedAt').reverse().toArray();

/** Messages of a chat, oldest first, without questions that were edited away and their replies. */
export async function listMessages(db: ChatDatabase, sessionId: string): Promise<StoredMessage[]> {
  const all = await db.messages.where('[sessionId+order]').between([sessionId, -Infinity], [sessionId, Infinity]).toArray();
  const replaced = new Set(all.flatMap(({ supersedes }) => supersedes ?? []));
  return all.filter(({ id, replyTo }) => !replaced.has(id) && !(replyTo && replaced.has(replyTo)));
}

/** What waits to be told to the server, oldest first. */
export const listWaiting = (db: ChatDatabase): Promise<OutboxRow[]> => db.outbox.orderBy('seq').toArray();

export const readDraft = async (db: ChatDatabase, sessionId: string): Promise<string> => (await db.drafts.get(sessionId))?.text ?? '';

/** The last questions of a chat before `order`, newest first: what a follow-up question leans on. */
export async function earlierQuestions(db: ChatDatabase, sessionId: string, order: number, count = 3): Promise<string[]> {
  const before = await db.messages.where('[sessionId+order]').between([sessionId, -Infinity], [sessionId, order]).reverse().toArray();
  return before
    .filter(({ role }) => role === 'user')
    .slice(0, count)
    .map(({ content }) => content);
}
