// Signing up or logging in brings along what this device had as a guest: chats, recalculations, job cards, thumbs, drafts and kept results.
import { Dexie } from 'dexie';
import type { Language } from '../../api/contract/values.ts';
import { SHELF } from './calculator-shelf.ts';
import { takeOverJobCards } from './change-job-cards.ts';
import { type AskedWith, ChatDatabase, forgetChats, GUEST, type OutboxRow, type OutboxWork, type StoredMessage } from './database.ts';
import { readJobCards } from './job-cards.ts';
import { takeOverMarks } from './marks.ts';
import { outboxRow } from './write-chats.ts';

type Asked = Extract<OutboxWork, { kind: 'question' }>;

/** What was to be asked, or was being answered for the guest: it is asked in the user's name. */
function questionsOf(messages: readonly StoredMessage[], outbox: readonly OutboxRow[], asked: AskedWith): Map<string, Asked> {
  const byReply = new Map<string, Asked>();
  for (const { work } of outbox) if (work.kind === 'question') byReply.set(work.replyId, work);
  const questions = new Map(messages.map((message) => [message.id, message]));
  for (const { id, state, replyTo } of messages) {
    const question = state === 'running' && !byReply.has(id) && replyTo ? questions.get(replyTo) : undefined;
    if (!question) continue;
    const supersedes = question.supersedes ? { supersedes: question.supersedes } : {};
    byReply.set(id, { kind: 'question', messageId: question.id, replyId: id, text: question.content, ...supersedes, asked });
  }
  return byReply;
}

/**
 * Moves everything of the guest on this device to `db`, and tells how many chats that was. Running twice moves nothing twice: ids stay,
 * known rows are left alone. `language` is the one of the screens.
 */
export async function bringGuestChats(db: ChatDatabase, language: Language): Promise<number> {
  if (!(await Dexie.exists(`wirewise-${GUEST}`))) return 0;
  const guest = new ChatDatabase(GUEST);
  const [sessions, messages, outbox, feedback, drafts, jobCards, marks, shelf] = await Promise.all([
    guest.sessions.toArray(),
    guest.messages.toArray(),
    guest.outbox.toArray(),
    guest.feedback.toArray(),
    guest.drafts.toArray(),
    readJobCards(guest),
    guest.marks.toArray(),
    guest.meta.where('key').startsWith(SHELF).toArray(),
  ]);
  guest.close();
  const job = jobCards.active?.job;
  const questions = questionsOf(messages, outbox, { language, ...(job ? { job } : {}) });
  const waits = new Set([...questions.values()].flatMap(({ messageId, replyId }) => [messageId, replyId]));
  const inOrder = messages.toSorted((one, other) => one.order - other.order);
  await db.transaction('rw', [db.sessions, db.messages, db.outbox, db.feedback, db.drafts, db.meta, db.jobCards, db.marks], async () => {
    for (const session of sessions) {
      if (await db.sessions.get(session.id)) continue;
      await db.sessions.put(session);
      const { title, titleAt, created_at } = session;
      await db.outbox.add(outboxRow(session.id, { kind: 'session', title, titleAt, created_at }));
    }
    for (const message of inOrder) {
      if (await db.messages.get(message.id)) continue;
      const work = questions.get(message.id);
      // The guest's key is not the user's: what was half answered begins anew.
      const begun = work ? { state: 'running' as const, content: '', lastEvent: 0, note: null } : {};
      await db.messages.put({ ...message, ...begun, guestKey: null });
      if (work) await db.outbox.add(outboxRow(message.sessionId, work));
      else if (message.role === 'assistant' && message.replyTo && !waits.has(message.id))
        await db.outbox.add(outboxRow(message.sessionId, { kind: 'answered', messageId: message.replyTo, replyId: message.id }));
    }
    for (const { sessionId, work } of outbox) {
      if (work.kind !== 'feedback' || (await db.feedback.get(work.responseId))) continue;
      const { guestKey: _, ...own } = work;
      await db.outbox.add(outboxRow(sessionId, own));
    }
    for (const row of feedback) if (!(await db.feedback.get(row.responseId))) await db.feedback.put(row);
    for (const draft of drafts) if (!(await db.drafts.get(draft.sessionId))) await db.drafts.put(draft);
    for (const row of shelf) if (!(await db.meta.get(row.key))) await db.meta.put(row);
    await takeOverJobCards(db, jobCards);
    await takeOverMarks(db, marks);
  });
  await forgetChats(GUEST);
  return sessions.length;
}
