// Marks: the job a chat belongs to, who is to answer in it, chats pinned, answers starred. Each change is one transaction with what tells the server of it.
import type { Mark } from '../../api/contract/sync.ts';
import type { ChatDatabase, StoredJobCard, StoredMark, StoredMessage, StoredSession } from './database.ts';
import { readJobCards } from './job-cards.ts';
import { listMarked, SET } from './list-marked.ts';
import { readChats } from './read-chats.ts';
import { outboxRow } from './write-chats.ts';

/** Sets a mark, or takes it off with null. */
export async function putMark(db: ChatDatabase, subject: string, mark: Mark, value: string | null, tellServer: boolean): Promise<void> {
  await db.transaction('rw', [db.marks, db.outbox], async () => {
    const known = await db.marks.get([subject, mark]);
    // Later than what it changes, even when that came from a device whose clock runs ahead.
    const markedAt = new Date(Math.max(Date.now(), known ? Date.parse(known.markedAt) + 1 : 0)).toISOString();
    await db.marks.put({ subject, mark, value, markedAt });
    if (tellServer) await db.outbox.add(outboxRow(subject, { kind: 'mark', mark, value, markedAt }));
  });
}

export const setMark = (db: ChatDatabase, subject: string, mark: 'pin' | 'star', on: boolean, tellServer: boolean): Promise<void> =>
  putMark(db, subject, mark, on ? SET : null, tellServer);

export const isMarked = async (db: ChatDatabase, subject: string, mark: 'pin' | 'star'): Promise<boolean> =>
  (await db.marks.get([subject, mark]))?.value === SET;

/** The starred answers with the chats they are in, the last starred first. */
export async function listStarred(db: ChatDatabase): Promise<{ readonly reply: StoredMessage; readonly chat: StoredSession }[]> {
  const replies = (await db.messages.bulkGet(await listMarked(db, 'star'))).filter((reply) => reply !== undefined);
  const chats = new Map((await readChats(db, [...new Set(replies.map(({ sessionId }) => sessionId))])).map((chat) => [chat.id, chat]));
  return replies.flatMap((reply) => {
    const chat = chats.get(reply.sessionId);
    return chat ? [{ reply, chat }] : [];
  });
}

/** The ids of a job's chats, newest first. */
export async function listChatsOfJob(db: ChatDatabase, jobId: string): Promise<StoredSession[]> {
  const rows = await db.marks.where('[mark+value]').equals(['job', jobId]).toArray();
  const chats = await readChats(
    db,
    rows.map(({ subject }) => subject),
  );
  return chats.toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt));
}

/** The job that a question in a chat goes with: the chat's own, where it was ever given one or none; else the one in use on this device. */
export async function jobOfChat(db: ChatDatabase, sessionId: string | null): Promise<StoredJobCard | undefined> {
  const { cards, active } = await readJobCards(db);
  const own = sessionId === null ? undefined : await db.marks.get([sessionId, 'job']);
  return own ? cards.find(({ id }) => id === own.value) : active;
}

/** Who is to answer in a chat, where that was ever chosen. */
export const answererOf = async (db: ChatDatabase, sessionId: string): Promise<string | null> =>
  (await db.marks.get([sessionId, 'answerer']))?.value ?? null;

/** Puts the guest's marks among the user's and queues them. Running twice moves nothing twice: known ones are left alone. */
export async function takeOverMarks(db: ChatDatabase, marks: readonly StoredMark[]): Promise<void> {
  await db.transaction('rw', [db.marks, db.outbox], async () => {
    for (const { subject, mark, value, markedAt } of marks) {
      if (await db.marks.get([subject, mark])) continue;
      await db.marks.put({ subject, mark, value, markedAt });
      await db.outbox.add(outboxRow(subject, { kind: 'mark', mark, value, markedAt }));
    }
  });
}
