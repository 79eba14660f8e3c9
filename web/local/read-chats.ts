// What screens read of the device's chats. Each is a plain query; screens make them live with dexie-react-hooks.

import type { ChatDatabase, OutboxRow, StoredMessage, StoredSession } from './database.ts';
import { listMarked } from './list-marked.ts';

/** The ids of all chats, pinned ones first, newest first. Cheap even for thousands; their rows are read as they come into sight. */
export async function listChatIds(db: ChatDatabase): Promise<string[]> {
  const [ids, pins] = await Promise.all([db.sessions.orderBy('updatedAt').primaryKeys(), listMarked(db, 'pin')]);
  ids.reverse();
  if (pins.length === 0) return ids;
  const pinned = new Set(pins);
  return [...ids.filter((id) => pinned.has(id)), ...ids.filter((id) => !pinned.has(id))];
}

/** The chats of these ids, in their order; one that has gone meanwhile is left out. */
export async function readChats(db: ChatDatabase, ids: readonly string[]): Promise<StoredSession[]> {
  return (await db.sessions.bulkGet([...ids])).filter((chat) => chat !== undefined);
}

/** All chats, newest first. */
export const listChats = async (db: ChatDatabase): Promise<StoredSession[]> => readChats(db, await listChatIds(db));

/** Without questions that were edited away or asked again, and without their replies. The question in their place may be anywhere in the chat. */
async function withoutReplaced(db: ChatDatabase, messages: readonly StoredMessage[]): Promise<StoredMessage[]> {
  const ids = new Set(messages.flatMap(({ id, replyTo }) => (replyTo ? [id, replyTo] : [id])));
  const replaced = new Set(
    await db.messages
      .where('supersedes')
      .anyOf([...ids])
      .keys(),
  );
  return messages.filter(({ id, replyTo }) => !replaced.has(id) && !(replyTo && replaced.has(replyTo)));
}

const between = (db: ChatDatabase, sessionId: string, first: number, last: number) =>
  db.messages.where('[sessionId+order]').between([sessionId, first], [sessionId, last], true, true);

/** Messages of a chat, oldest first, without questions that were edited away and their replies. */
export async function listMessages(db: ChatDatabase, sessionId: string): Promise<StoredMessage[]> {
  return withoutReplaced(db, await between(db, sessionId, -Infinity, Infinity).toArray());
}

/** A stretch of a chat by the orders of its first and last message; `last` Infinity goes along with what is added. */
export interface Stretch {
  readonly first: number;
  readonly last: number;
}

/** What a screen shows of a chat, however long that is. */
export interface ChatPart {
  /** Oldest first. */
  readonly messages: readonly StoredMessage[];
  /** The questions before the first of them, newest first: what an answer among them leans on. */
  readonly earlier: readonly string[];
  /** The chat goes on before and after them. */
  readonly older: boolean;
  readonly newer: boolean;
  /** The last few messages of the chat, whichever part is shown. */
  readonly latest: readonly StoredMessage[];
}

export interface ChatReader {
  /** The stretch with the last `count` messages, which goes along with what is added. */
  readonly end: (count: number) => Promise<Stretch>;
  /** The stretch with message `id` and up to `count` messages on either side; the end of the chat where that is not in it. */
  readonly around: (id: string, count: number) => Promise<Stretch>;
  /** `stretch` with up to `count` messages more before it, and of its later ones only as many as `most` in all allows; `keep` and all before it stay. */
  readonly withOlder: (stretch: Stretch, count: number, most: number, keep?: number) => Promise<Stretch>;
  /** The same towards the end of the chat; `keep` and all after it stay. */
  readonly withNewer: (stretch: Stretch, count: number, most: number, keep?: number) => Promise<Stretch>;
  readonly read: (stretch: Stretch) => Promise<ChatPart>;
}

/** Read before a stretch: enough to hold the questions that its first answer leans on. */
const LEAD = 8;
const LATEST = 4;
/** Rows fetched at a time while visible messages are looked for. */
const CHUNK = 16;

/** Reads parts of one chat again and again; finished messages, which never change, are read once and stay the same objects while they are near. */
export function chatReader(db: ChatDatabase, sessionId: string): ChatReader {
  let finished = new Map<string, StoredMessage>();

  const rows = async (ids: readonly string[]): Promise<StoredMessage[]> => {
    const unknown = ids.filter((id) => !finished.has(id));
    const read = new Map<string, StoredMessage>();
    if (unknown.length > 0) {
      for (const message of await db.messages.bulkGet(unknown)) {
        if (message) (message.state === 'done' ? finished : read).set(message.id, message);
      }
    }
    return ids.flatMap((id) => finished.get(id) ?? read.get(id) ?? []);
  };

  /** Up to `count` visible messages before or after `order`, nearest first. */
  const beside = async (side: 'before' | 'after', order: number, count: number): Promise<StoredMessage[]> => {
    const found: StoredMessage[] = [];
    let edge = order;
    for (;;) {
      const keys = db.messages.where('[sessionId+order]');
      const place =
        side === 'before'
          ? keys.between([sessionId, -Infinity], [sessionId, edge], true, edge === Infinity).reverse()
          : keys.between([sessionId, edge], [sessionId, Infinity], edge === -Infinity, true);
      const ids = await place.limit(CHUNK).primaryKeys();
      const nearest = await rows(ids);
      found.push(...(await withoutReplaced(db, nearest)));
      const farthest = nearest.at(-1);
      if (found.length >= count || ids.length < CHUNK || !farthest) return found.slice(0, count);
      edge = farthest.order;
    }
  };

  const visible = async ({ first, last }: Stretch): Promise<StoredMessage[]> =>
    withoutReplaced(db, await rows(await between(db, sessionId, first, last).primaryKeys()));

  /** Up to `count` visible messages beside `order`, and the order where a stretch with them ends: infinite where the chat does. */
  const page = async (
    side: 'before' | 'after',
    order: number,
    count: number,
  ): Promise<{ readonly size: number; readonly edge: number }> => {
    const found = await beside(side, order, count + 1);
    const size = Math.min(found.length, count);
    return { size, edge: found.length > count ? (found[count - 1]?.order ?? order) : side === 'before' ? -Infinity : Infinity };
  };

  const end = async (count: number): Promise<Stretch> => ({ first: (await page('before', Infinity, count)).edge, last: Infinity });

  return {
    end,
    async around(id, count) {
      const message = await db.messages.get(id);
      if (message?.sessionId !== sessionId) return end(count);
      const [before, after] = await Promise.all([page('before', message.order, count), page('after', message.order, count)]);
      return { first: before.edge, last: after.edge };
    },
    async withOlder(stretch, count, most, keep = -Infinity) {
      const [here, older] = await Promise.all([visible(stretch), page('before', stretch.first, count)]);
      const lastAllowed = here[Math.max(0, most - older.size - 1)];
      const dropped = lastAllowed !== undefined && Math.max(lastAllowed.order, keep) < (here.at(-1)?.order ?? -Infinity);
      return { first: older.edge, last: dropped ? Math.max(lastAllowed.order, keep) : stretch.last };
    },
    async withNewer(stretch, count, most, keep = Infinity) {
      const [here, newer] = await Promise.all([visible(stretch), page('after', stretch.last, count)]);
      const firstAllowed = here.at(-Math.max(1, most - newer.size));
      const dropped = firstAllowed !== undefined && Math.min(firstAllowed.order, keep) > (here[0]?.order ?? Infinity);
      return { first: dropped ? Math.min(firstAllowed.order, keep) : stretch.first, last: newer.edge };
    },
    async read(stretch) {
      const lead = stretch.first === -Infinity ? [] : await beside('before', stretch.first, LEAD);
      const messages = await visible(stretch);
      const latest = stretch.last === Infinity ? messages.slice(-LATEST) : (await beside('before', Infinity, LATEST)).reverse();
      const newer = latest.at(-1)?.id !== messages.at(-1)?.id;
      const near = [...lead, ...messages, ...latest].filter(({ state }) => state === 'done');
      finished = new Map(near.map((message) => [message.id, message]));
      return {
        messages,
        earlier: lead.flatMap(({ role, content }) => (role === 'user' ? content : [])),
        older: lead.length > 0,
        newer,
        latest,
      };
    },
  };
}

/** What waits to be told to the server, oldest first. */
export const listWaiting = (db: ChatDatabase): Promise<OutboxRow[]> => db.outbox.orderBy('seq').toArray();

export const readDraft = async (db: ChatDatabase, sessionId: string): Promise<string> => (await db.drafts.get(sessionId))?.text ?? '';

/** The last questions of a chat before `order`, newest first: what a follow-up question leans on. One that was edited since is none. */
export async function earlierQuestions(db: ChatDatabase, sessionId: string, order: number, count = 3): Promise<string[]> {
  const before = db.messages.where('[sessionId+order]').between([sessionId, -Infinity], [sessionId, order], true, true).reverse();
  const edited = new Set<string | null>();
  // Reads backwards only until there are enough.
  const questions = await before
    .filter(({ id, role, order: at, supersedes }) => {
      edited.add(supersedes);
      return role === 'user' && at < order && !edited.has(id);
    })
    .limit(count)
    .toArray();
  return questions.map(({ content }) => content);
}
