// Signing up or logging in brings the guest's chats and job cards along: they move into the user's database and into its outbox.
import { Dexie } from 'dexie';
import { ChatDatabase, forgetChats, GUEST } from './database.ts';
import { readJobCards, takeOverJobCards } from './job-cards.ts';
import { outboxRow } from './write-chats.ts';

/** Moves every chat and job card of the guest on this device to `db`. Running twice moves nothing twice: ids stay, rows are put. */
export async function bringGuestChats(db: ChatDatabase): Promise<number> {
  if (!(await Dexie.exists(`wirewise-${GUEST}`))) return 0;
  const guest = new ChatDatabase(GUEST);
  const sessions = await guest.sessions.toArray();
  const messages = await guest.messages.toArray();
  const parked = (await guest.outbox.toArray()).filter(({ work }) => work.kind === 'question');
  const jobCards = await readJobCards(guest);
  guest.close();
  const waits = new Set(parked.flatMap(({ work }) => (work.kind === 'question' ? [work.messageId, work.replyId] : [])));
  const finished = messages.filter(({ id, state }) => state !== 'running' && !waits.has(id));
  await db.transaction('rw', [db.sessions, db.messages, db.outbox, db.meta, db.jobCards], async () => {
    for (const session of sessions) {
      if (await db.sessions.get(session.id)) continue;
      await db.sessions.put(session);
      const { title, titleAt, created_at } = session;
      await db.outbox.add(outboxRow(session.id, { kind: 'session', title, titleAt, created_at }));
      const own = finished.filter(({ sessionId }) => sessionId === session.id).sort((a, b) => a.order - b.order);
      await db.messages.bulkPut(own);
      for (const reply of own) {
        if (reply.role === 'assistant' && reply.replyTo)
          await db.outbox.add(outboxRow(session.id, { kind: 'answered', messageId: reply.replyTo, replyId: reply.id }));
      }
    }
    // A question that met the guest limit, or never left, is asked in the user's name.
    for (const { sessionId, work } of parked) {
      if (work.kind !== 'question' || (await db.messages.get(work.replyId))) continue;
      const pair = messages.filter(({ id }) => id === work.messageId || id === work.replyId);
      await db.messages.bulkPut(pair.map((message) => (message.id === work.replyId ? { ...message, state: 'running' as const } : message)));
      await db.outbox.add(outboxRow(sessionId, work));
    }
    await takeOverJobCards(db, jobCards);
  });
  await forgetChats(GUEST);
  return sessions.length;
}
