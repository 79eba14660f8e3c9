// A server that was restored from a backup knows less than this device. Until it has shown a row, the row is in doubt; what it does not show,
// it has lost, and is told again.
import { MARKS, type Mark } from '../../api/contract/sync.ts';
import type { ChatDatabase, DoubtedRow, OutboxWork, StoredMessage } from './database.ts';
import { outboxRow } from './write-chats.ts';

const isMark = (kind: DoubtedRow['kind']): kind is Mark => (MARKS as readonly string[]).includes(kind);

/** Everything that this device has is in doubt. Call inside a transaction. */
export async function doubtAll(db: ChatDatabase): Promise<void> {
  const [sessions, messages, jobCards, marks, buried] = await Promise.all([
    db.sessions.toCollection().primaryKeys(),
    db.messages.toCollection().primaryKeys(),
    db.jobCards.toCollection().primaryKeys(),
    db.marks.toCollection().primaryKeys(),
    db.buried.toArray(),
  ]);
  await db.doubted.bulkPut([
    ...sessions.map((id) => ({ kind: 'session' as const, id })),
    ...messages.map((id) => ({ kind: 'message' as const, id })),
    ...jobCards.map((id) => ({ kind: 'job-card' as const, id })),
    ...marks.map(([id, kind]) => ({ kind, id })),
    ...buried.map(({ id, kind }) => ({ kind, id })),
  ]);
}

/** The server has a row as it is here, or newer. Call inside a transaction. */
export const believe = (db: ChatDatabase, kind: DoubtedRow['kind'], id: string): Promise<void> => db.doubted.delete([kind, id]);

/**
 * Queues what the server has not shown, when it has shown all it has: deletions first, then chats, what is in them in its order, and the
 * rest. A reply that is still being made stays in doubt until it is finished.
 */
export async function tellLost(db: ChatDatabase): Promise<void> {
  if ((await db.doubted.count()) === 0) return;
  await db.transaction('rw', [db.doubted, db.sessions, db.messages, db.jobCards, db.marks, db.feedback, db.outbox], async () => {
    const doubted = await db.doubted.toArray();
    const of = (kind: DoubtedRow['kind']): string[] => doubted.filter((row) => row.kind === kind).map(({ id }) => id);
    const waiting = await db.outbox.toArray();
    const underWay = new Set(waiting.flatMap(({ work }) => ('messageId' in work ? [work.messageId, work.replyId] : [])));
    const tell = (id: string, work: OutboxWork): Promise<unknown> => db.outbox.add(outboxRow(id, work));

    for (const id of of('deleted-session')) await tell(id, { kind: 'delete' });
    for (const id of of('deleted-job-card')) await tell(id, { kind: 'delete-job-card' });
    for (const chat of await db.sessions.bulkGet(of('session'))) {
      if (!chat) continue;
      const { id, title, titleAt, created_at } = chat;
      await tell(id, { kind: 'session', title, titleAt, created_at });
    }
    const replies = (await db.messages.bulkGet(of('message')))
      .filter((message): message is StoredMessage => message?.role === 'assistant' && !underWay.has(message.id))
      .toSorted((one, other) => one.order - other.order);
    for (const { id, sessionId, replyTo, state } of replies) {
      if (replyTo === null || state === 'running') continue;
      await tell(sessionId, { kind: 'answered', messageId: replyTo, replyId: id, again: true });
      const thumb = await db.feedback.get(id);
      if (thumb) await tell(sessionId, { kind: 'feedback', ...thumb });
    }
    for (const card of await db.jobCards.bulkGet(of('job-card'))) {
      if (card) await tell(card.id, { kind: 'job-card', job: card.job, changedAt: card.changedAt });
    }
    const marks = doubted.flatMap(({ kind, id }): [string, Mark][] => (isMark(kind) ? [[id, kind]] : []));
    for (const row of await db.marks.bulkGet(marks)) {
      if (row) await tell(row.subject, { kind: 'mark', mark: row.mark, value: row.value, markedAt: row.markedAt });
    }
    // What met a chat that the server had lost goes out after it; a chat's title has gone with the chat.
    for (const { seq, sessionId, work } of waiting.filter(({ reason }) => reason === 'NOT_FOUND')) {
      await db.outbox.delete(seq);
      if (work.kind !== 'title') await tell(sessionId, work);
    }
    const running = new Set(replies.filter(({ state }) => state === 'running').map(({ id }) => id));
    await db.doubted.filter(({ kind, id }) => kind !== 'message' || !running.has(id)).delete();
  });
}
