// What screens read of the device's chats. Each is a plain query; screens make them live with dexie-react-hooks.
import type { ChatDatabase, OutboxRow, StoredMessage, StoredSession } from './database.ts';

/** Chats, newest first; at most `limit`. */
export const listChats = (db: ChatDatabase, limit = Infinity): Promise<StoredSession[]> =>
  db.sessions.orderBy('updatedAt').reverse().limit(limit).toArray();

function withoutReplaced(messages: readonly StoredMessage[]): StoredMessage[] {
  const replaced = new Set(messages.flatMap(({ supersedes }) => supersedes ?? []));
  return messages.filter(({ id, replyTo }) => !replaced.has(id) && !(replyTo && replaced.has(replyTo)));
}

/** Messages of a chat, oldest first, without questions that were edited away and their replies. */
export async function listMessages(db: ChatDatabase, sessionId: string): Promise<StoredMessage[]> {
  const all = await db.messages.where('[sessionId+order]').between([sessionId, -Infinity], [sessionId, Infinity]).toArray();
  return withoutReplaced(all);
}

export interface RecentMessages {
  readonly messages: readonly StoredMessage[];
  /** Older ones than these are in the chat. */
  readonly more: boolean;
}

/** Reads the end of a chat again and again; finished messages, which never change, are read once and stay the same objects. */
export function recentReader(db: ChatDatabase, sessionId: string): (count: number) => Promise<RecentMessages> {
  const finished = new Map<string, StoredMessage>();
  return async (count) => {
    const place = db.messages.where('[sessionId+order]').between([sessionId, -Infinity], [sessionId, Infinity]);
    const newest = await place
      .reverse()
      .limit(count + 1)
      .primaryKeys();
    const ids = newest.slice(0, count).reverse();
    const unknown = ids.filter((id) => !finished.has(id));
    const read = new Map<string, StoredMessage>();
    for (const message of await db.messages.bulkGet(unknown)) {
      if (message) (message.state === 'done' ? finished : read).set(message.id, message);
    }
    const messages = ids.flatMap((id) => finished.get(id) ?? read.get(id) ?? []);
    return { messages: withoutReplaced(messages), more: newest.length > count };
  };
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
