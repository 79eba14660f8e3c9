// What becomes of a chat's messages on this device once the server has said where they are, or that they are gone.
import { titleOf, UNTITLED_AT } from '../../api/contract/values.ts';
import { readStored, writeStored } from '../platform/stored-keys.ts';
import type { ChatDatabase, OutboxRow, OutboxWork } from './database.ts';
import { newId, orderOf } from './write-chats.ts';

type PairWork = Extract<OutboxWork, { kind: 'question' | 'answered' }>;
type PairRow = OutboxRow & { readonly work: PairWork };

/** A pair that the server has never had. */
const isPair = (row: OutboxRow): row is PairRow =>
  row.work.kind === 'question' || (row.work.kind === 'answered' && row.work.again === undefined);

const rowsOf = (db: ChatDatabase, sessionId: string): Promise<OutboxRow[]> => db.outbox.where('sessionId').equals(sessionId).toArray();
const messagesOf = (db: ChatDatabase, sessionId: string) =>
  db.messages.where('[sessionId+order]').between([sessionId, -Infinity], [sessionId, Infinity]);

/** The chat sorts by its newest message, on every device alike. */
export async function sortByNewest(db: ChatDatabase, sessionId: string): Promise<void> {
  const newest = await messagesOf(db, sessionId).last();
  if (newest) await db.sessions.update(sessionId, { updatedAt: newest.created_at });
}

/** A chat of which nothing is left here goes, with a title that nobody has to learn any more. */
async function dropIfEmpty(db: ChatDatabase, sessionId: string): Promise<void> {
  if ((await messagesOf(db, sessionId).count()) > 0) return;
  await db.sessions.delete(sessionId);
  for (const { seq, work } of await rowsOf(db, sessionId)) if (work.kind === 'title') await db.outbox.delete(seq);
}

/** Moves `ids`, and every pair that still waits beside them, from one chat to another, with the title that it was given here. */
async function move(db: ChatDatabase, from: string, to: string, ids: readonly string[]): Promise<void> {
  const rows = await rowsOf(db, from);
  const moving = new Set([...ids, ...rows.filter(isPair).flatMap(({ work }) => [work.messageId, work.replyId])]);
  const messages = await messagesOf(db, from)
    .filter(({ id }) => moving.has(id))
    .sortBy('order');
  const [first] = messages;
  if (!first) return;
  const titles = rows.filter(({ work }) => work.kind === 'title');
  const old = await db.sessions.get(from);
  const { title, titleAt } = old && titles.length > 0 ? old : { title: titleOf(first.content), titleAt: UNTITLED_AT };
  const known = await db.sessions.get(to);
  const { created_at } = old ?? first;
  if (!known) await db.sessions.add({ id: to, title, titleAt, created_at, updatedAt: created_at });
  else if (titleAt > known.titleAt) await db.sessions.update(to, { title, titleAt });
  for (const { id } of messages) await db.messages.update(id, { sessionId: to });
  for (const { seq } of [...rows.filter(isPair), ...titles]) await db.outbox.update(seq, { sessionId: to });
  await sortByNewest(db, to);
  // Whoever has it open goes along.
  if (readStored('activeSessionId') === from) writeStored('activeSessionId', to);
}

/**
 * The server has the pair of `row`: it leaves the outbox. `sessionId` is the chat that the server put it in, which is another one where
 * its own was deleted meanwhile; what waits beside it goes along. `askedAt` is when the question was asked by the server's clock, which
 * every device sorts it by.
 */
export async function settlePair(
  db: ChatDatabase,
  row: OutboxRow,
  work: PairWork,
  sessionId: string | null,
  askedAt?: string,
): Promise<void> {
  await db.transaction('rw', [db.sessions, db.messages, db.outbox], async () => {
    await db.outbox.delete(row.seq);
    const from = (await db.messages.get(work.messageId))?.sessionId;
    if (from === undefined) return;
    if (askedAt !== undefined) {
      const repliedAt = new Date(Date.parse(askedAt) + 1).toISOString();
      await db.messages.update(work.messageId, { created_at: askedAt, order: orderOf({ role: 'user', created_at: askedAt }) });
      await db.messages.update(work.replyId, { created_at: repliedAt, order: orderOf({ role: 'assistant', created_at: repliedAt }) });
    }
    if (sessionId !== null && sessionId !== from) {
      await move(db, from, sessionId, [work.messageId, work.replyId]);
      await dropIfEmpty(db, from);
    }
    // A title that came before its chat's first message was sent to nobody.
    const early = (await rowsOf(db, sessionId ?? from)).filter(({ work: { kind }, reason }) => kind === 'title' && reason === 'NOT_FOUND');
    for (const { seq } of early) await db.outbox.update(seq, { state: 'waiting', reason: null });
  });
}

/** The server has a message in another chat than this device: it was put there because its own was deleted. */
export async function goAlong(db: ChatDatabase, messageId: string, from: string, to: string): Promise<void> {
  await move(db, from, to, [messageId]);
  await dropIfEmpty(db, from);
}

/** The pair of `row` was deleted elsewhere after the server had it: it goes here too. */
export async function forgetPair(db: ChatDatabase, row: OutboxRow, work: PairWork): Promise<void> {
  await db.transaction('rw', [db.sessions, db.messages, db.outbox], async () => {
    await db.outbox.delete(row.seq);
    const sessionId = (await db.messages.get(work.messageId))?.sessionId;
    if (sessionId === undefined) return;
    await messagesOf(db, sessionId)
      .filter(({ id, replyTo }) => id === work.messageId || replyTo === work.messageId)
      .delete();
    await sortByNewest(db, sessionId);
    await dropIfEmpty(db, sessionId);
  });
}

/** A chat was deleted elsewhere: it goes, but what the server has not had yet goes on in a chat of its own. Call inside a transaction. */
export async function buryChat(db: ChatDatabase, sessionId: string): Promise<void> {
  await db.buried.put({ id: sessionId, kind: 'deleted-session' });
  if ((await rowsOf(db, sessionId)).some(isPair)) await move(db, sessionId, newId(), []);
  await db.sessions.delete(sessionId);
  await messagesOf(db, sessionId).delete();
  // The device's own deletion still tells which of its messages are to stay away.
  await db.outbox
    .where('sessionId')
    .equals(sessionId)
    .filter(({ work }) => work.kind !== 'delete')
    .delete();
}

/** True where the chat was deleted, and the server does not know it yet, or no longer. */
export const isDeleted = async (db: ChatDatabase, sessionId: string): Promise<boolean> =>
  (await db.buried.get(sessionId)) !== undefined || (await rowsOf(db, sessionId)).some(({ work }) => work.kind === 'delete');
