// Search over all chats on this device. Finished messages never change, so their texts are folded once and kept beside them.
import type { ChatDatabase, StoredMessage, StoredSession } from './database.ts';
import { readableText, searchText } from './search-text.ts';

/** Without capitals and accents: 'Calibre', 'calibré' and 'CALIBRE' are one. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();

/** Messages read at a time: each holds a whole answer. */
const CHUNK = 50;

/** Texts, and ids, looked through at a time: a search leaves room for whatever else the page has to do. */
const TEXTS = 500;
const IDS = 2000;

async function foldSome(db: ChatDatabase, ids: readonly string[]): Promise<void> {
  for (let from = 0; from < ids.length; from += CHUNK) {
    const messages = await db.messages.bulkGet(ids.slice(from, from + CHUNK));
    const rows = messages
      .filter((message): message is StoredMessage => message !== undefined && message.state !== 'running')
      .map((message) => ({ id: message.id, text: fold(searchText(message)) }));
    await db.texts.bulkPut(rows);
  }
}

/** Brings the folded texts in step with the messages. Cheap when nothing is new. */
export async function foldMessages(db: ChatDatabase): Promise<void> {
  for (let after = ''; ; ) {
    const ids = await db.messages.where('id').above(after).limit(IDS).primaryKeys();
    const last = ids.length < IDS ? undefined : ids.at(-1);
    const known = await (last === undefined
      ? db.texts.where('id').above(after)
      : db.texts.where('id').between(after, last, false, true)
    ).primaryKeys();
    const here = new Set(ids);
    const folded = new Set(known);
    const gone = known.filter((id) => !here.has(id));
    if (gone.length > 0) await db.texts.bulkDelete(gone);
    await foldSome(
      db,
      ids.filter((id) => !folded.has(id)),
    );
    if (last === undefined) return;
    after = last;
  }
}

export interface Found {
  readonly session: StoredSession;
  /** Around the first word found in a message; null where only the title has it. */
  readonly excerpt: string | null;
  /** The message with that excerpt, the newest of the chat's. */
  readonly messageId: string | null;
}

/** Characters of an excerpt before and after the word found. */
const AROUND = 60;

function excerptOf(content: string, term: string): string {
  const text = content.replace(/\s+/g, ' ');
  // Folding may change a text's length by its accents alone; the place is near enough for an excerpt.
  const at = Math.max(0, fold(text).indexOf(term));
  // Between words, where one is near.
  const before = text.slice(Math.max(0, at - AROUND), at);
  const after = text.slice(at, at + term.length + AROUND);
  const from = at <= AROUND ? 0 : at - before.length + before.indexOf(' ') + 1;
  const to = at + after.length >= text.length ? text.length : at + Math.max(term.length, after.lastIndexOf(' '));
  return `${from > 0 ? '…' : ''}${text.slice(from, to).trim()}${to < text.length ? '…' : ''}`;
}

/** Chats whose title, or one of whose folded messages, holds every word of `query`; newest first, at most `limit`. Only reads. */
export async function searchChats(db: ChatDatabase, query: string, limit = 50): Promise<Found[]> {
  const terms = fold(query).split(/\s+/).filter(Boolean);
  const first = terms[0];
  if (first === undefined) return [];
  const holdsAll = (text: string): boolean => terms.every((term) => text.includes(term));
  // Ids sort by time, so the newest hits come last.
  const hits: string[] = [];
  for (let after = ''; ; ) {
    const texts = await db.texts.where('id').above(after).limit(TEXTS).toArray();
    for (const { id, text } of texts) if (holdsAll(text)) hits.push(id);
    const last = texts.at(-1);
    if (!last || texts.length < TEXTS) break;
    after = last.id;
  }
  const sessions = (await db.sessions.orderBy('updatedAt').toArray()).reverse();
  const found = new Map<string, { readonly excerpt: string; readonly messageId: string }>();
  for (let from = hits.length; from > 0 && found.size < limit * 2; from -= CHUNK) {
    for (const message of (await db.messages.bulkGet(hits.slice(Math.max(0, from - CHUNK), from))).reverse()) {
      if (message && !found.has(message.sessionId))
        found.set(message.sessionId, { excerpt: excerptOf(readableText(message), first), messageId: message.id });
    }
  }
  return sessions
    .filter(({ id, title }) => found.has(id) || holdsAll(fold(title)))
    .slice(0, limit)
    .map((session) => ({ session, ...(found.get(session.id) ?? { excerpt: null, messageId: null }) }));
}
