// Search over all chats on this device. Finished messages never change, so their texts are folded once and kept beside them.
import type { ChatDatabase, StoredMessage, StoredSession } from './database.ts';

/** Without capitals and accents: 'Calibre', 'calibré' and 'CALIBRE' are one. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();

/** Messages read at a time while their texts are folded: each holds a whole answer. */
const CHUNK = 250;

/** Brings the folded texts in step with the messages. Cheap when nothing is new. */
export async function foldMessages(db: ChatDatabase): Promise<void> {
  const [ids, known] = await Promise.all([db.messages.toCollection().primaryKeys(), db.texts.toCollection().primaryKeys()]);
  const here = new Set(ids);
  const folded = new Set(known);
  const gone = known.filter((id) => !here.has(id));
  if (gone.length > 0) await db.texts.bulkDelete(gone);
  const missing = ids.filter((id) => !folded.has(id));
  for (let from = 0; from < missing.length; from += CHUNK) {
    const messages = await db.messages.bulkGet(missing.slice(from, from + CHUNK));
    const rows = messages
      .filter((message): message is StoredMessage => message !== undefined && message.state !== 'running')
      .map(({ id, content }) => ({ id, text: fold(content.replaceAll('**', '')) }));
    await db.texts.bulkPut(rows);
  }
}

export interface Found {
  readonly session: StoredSession;
  /** Around the first word found in a message; null where only the title has it. */
  readonly excerpt: string | null;
}

/** Characters of an excerpt before and after the word found. */
const AROUND = 60;

function excerptOf(content: string, term: string): string {
  const text = content.replaceAll('**', '').replace(/\s+/g, ' ');
  // Folding may change a text's length by its accents alone; the place is near enough for an excerpt.
  const at = Math.max(0, fold(text).indexOf(term));
  const from = Math.max(0, at - AROUND);
  const to = Math.min(text.length, at + term.length + AROUND);
  return `${from > 0 ? '…' : ''}${text.slice(from, to).trim()}${to < text.length ? '…' : ''}`;
}

/** Chats whose title, or one of whose folded messages, holds every word of `query`; newest first, at most `limit`. Only reads. */
export async function searchChats(db: ChatDatabase, query: string, limit = 50): Promise<Found[]> {
  const terms = fold(query).split(/\s+/).filter(Boolean);
  const first = terms[0];
  if (first === undefined) return [];
  const holdsAll = (text: string): boolean => terms.every((term) => text.includes(term));
  // Ids sort by time, so the newest hits come last.
  const hits = (await db.texts.toArray()).filter(({ text }) => holdsAll(text)).map(({ id }) => id);
  const sessions = await db.sessions.orderBy('updatedAt').reverse().toArray();
  const excerpts = new Map<string, string>();
  for (let from = hits.length; from > 0 && excerpts.size < limit * 2; from -= CHUNK) {
    for (const message of await db.messages.bulkGet(hits.slice(Math.max(0, from - CHUNK), from))) {
      if (message && !excerpts.has(message.sessionId)) excerpts.set(message.sessionId, excerptOf(message.content, first));
    }
  }
  return sessions
    .filter(({ id, title }) => excerpts.has(id) || holdsAll(fold(title)))
    .slice(0, limit)
    .map((session) => ({ session, excerpt: excerpts.get(session.id) ?? null }));
}
