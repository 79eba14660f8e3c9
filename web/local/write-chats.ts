// Every change of a chat on this device: one transaction of the rows it shows and the outbox row that tells the server.
import { v7 as uuidv7 } from 'uuid';
import type { Answer } from '../../api/contract/answer.ts';
import { TITLE_LENGTH } from '../../api/contract/values.ts';
import type { AskedWith, ChatDatabase, OutboxRow, OutboxWork, StoredMessage } from './database.ts';

export const newId = (): string => uuidv7();

const now = (): string => new Date().toISOString();

/** The spec's title: the first 30 characters of the first message, never half a character. */
export const titleOf = (text: string): string => Array.from(text.trim().replace(/\s+/g, ' ')).slice(0, TITLE_LENGTH).join('');

export function outboxRow(sessionId: string, work: OutboxWork): Omit<OutboxRow, 'seq'> {
  return { sessionId, work, createdAt: Date.now(), attempts: 0, state: 'waiting', reason: null };
}

/** The next free place at the end of a chat; later than every message there even when the clock went back. */
async function nextOrder(db: ChatDatabase, sessionId: string): Promise<number> {
  const last = await db.messages.where('[sessionId+order]').between([sessionId, -Infinity], [sessionId, Infinity]).last();
  return Math.max(Date.now(), (last?.order ?? 0) + 1);
}

function blankMessage(
  sessionId: string,
  order: number,
  part: Pick<StoredMessage, 'id' | 'role' | 'content' | 'state' | 'replyTo'>,
): StoredMessage {
  return {
    ...part,
    sessionId,
    order,
    videos: [],
    necReferences: [],
    steps: [],
    suggestions: [],
    previousUserMsg: null,
    created_at: now(),
    supersedes: null,
    answeredBy: null,
    answer: null,
    lastEvent: 0,
    guestKey: null,
    note: null,
  };
}

/** Stores a question with its running reply and what tells the server of it. Makes the chat when `sessionId` is new. */
export async function addQuestion(
  db: ChatDatabase,
  input: { readonly sessionId: string; readonly text: string; readonly asked: AskedWith; readonly supersedes?: string },
): Promise<{ readonly messageId: string; readonly replyId: string }> {
  const messageId = newId();
  const replyId = newId();
  await db.transaction('rw', [db.sessions, db.messages, db.outbox, db.drafts], async () => {
    const order = await nextOrder(db, input.sessionId);
    const session = await db.sessions.get(input.sessionId);
    const time = now();
    if (session) await db.sessions.update(input.sessionId, { updatedAt: time });
    else await db.sessions.add({ id: input.sessionId, title: titleOf(input.text), titleAt: time, created_at: time, updatedAt: time });
    await db.messages.bulkAdd([
      {
        ...blankMessage(input.sessionId, order, { id: messageId, role: 'user', content: input.text, state: 'done', replyTo: null }),
        supersedes: input.supersedes ?? null,
      },
      {
        ...blankMessage(input.sessionId, order + 1, { id: replyId, role: 'assistant', content: '', state: 'running', replyTo: messageId }),
        previousUserMsg: input.text,
      },
    ]);
    await db.outbox.add(
      outboxRow(input.sessionId, {
        kind: 'question',
        messageId,
        replyId,
        text: input.text,
        ...(input.supersedes ? { supersedes: input.supersedes } : {}),
        asked: input.asked,
      }),
    );
    await db.drafts.delete(input.sessionId);
  });
  return { messageId, replyId };
}

/** The columns that a finished answer fills. */
export const finishedWith = (answer: Answer): Partial<StoredMessage> => ({
  content: answer.response,
  videos: answer.videos,
  necReferences: answer.nec_references,
  steps: answer.step_by_step,
  suggestions: answer.suggestions,
  answeredBy: answer.answeredBy,
  answer,
  state: 'done',
  note: null,
});

/**
 * The device's own answer to a question that the server did not take. It gets an id of its own: the server may have the
 * question after all, and two finished answers must never share an id. `tellServer` queues the pair for sync.
 */
export async function answerOnDevice(
  db: ChatDatabase,
  input: { readonly seq: number; readonly sessionId: string; readonly messageId: string; readonly replyId: string },
  answer: Answer,
  tellServer: boolean,
): Promise<void> {
  await db.transaction('rw', [db.messages, db.outbox], async () => {
    const running = await db.messages.get(input.replyId);
    if (running?.state !== 'running') return;
    await db.messages.delete(input.replyId);
    await db.messages.add({ ...running, ...finishedWith(answer), id: answer.id });
    await db.outbox.delete(input.seq);
    if (tellServer) await db.outbox.add(outboxRow(input.sessionId, { kind: 'answered', messageId: input.messageId, replyId: answer.id }));
  });
}

/** A question with an answer that the reader made from another one: the pair takes the place of `supersedes`, which stays as it was. */
export async function keepAnswer(
  db: ChatDatabase,
  input: { readonly sessionId: string; readonly text: string; readonly answer: Omit<Answer, 'id'>; readonly supersedes?: string },
  tellServer: boolean,
): Promise<{ readonly messageId: string; readonly replyId: string }> {
  const messageId = newId();
  const replyId = newId();
  const { sessionId, text } = input;
  await db.transaction('rw', [db.sessions, db.messages, db.outbox], async () => {
    const order = await nextOrder(db, sessionId);
    const time = now();
    if (await db.sessions.get(sessionId)) await db.sessions.update(sessionId, { updatedAt: time });
    else await db.sessions.add({ id: sessionId, title: titleOf(text), titleAt: time, created_at: time, updatedAt: time });
    await db.messages.bulkAdd([
      {
        ...blankMessage(sessionId, order, { id: messageId, role: 'user', content: text, state: 'done', replyTo: null }),
        supersedes: input.supersedes ?? null,
      },
      {
        ...blankMessage(sessionId, order + 1, { id: replyId, role: 'assistant', content: '', state: 'done', replyTo: messageId }),
        previousUserMsg: text,
        ...finishedWith({ ...input.answer, id: replyId }),
      },
    ]);
    if (tellServer) await db.outbox.add(outboxRow(sessionId, { kind: 'answered', messageId, replyId }));
  });
  return { messageId, replyId };
}

/**
 * Takes a question back that has not been asked yet, with its running reply; a chat that holds nothing else goes too.
 * Returns what it was, or undefined when it has left meanwhile.
 */
export async function cancelQuestion(db: ChatDatabase, seq: number): Promise<Extract<OutboxWork, { kind: 'question' }> | undefined> {
  return db.transaction('rw', [db.sessions, db.messages, db.outbox], async () => {
    const row = await db.outbox.get(seq);
    if (row?.work.kind !== 'question') return undefined;
    await db.outbox.delete(seq);
    await db.messages.bulkDelete([row.work.messageId, row.work.replyId]);
    const { sessionId } = row;
    const left = await db.messages.where('[sessionId+order]').between([sessionId, -Infinity], [sessionId, Infinity]).count();
    const told = await db.outbox.where('sessionId').equals(sessionId).count();
    if (left === 0 && told === 0) await db.sessions.delete(sessionId);
    return row.work;
  });
}

/** Lets what waits for its reader go out now. */
export async function sendWaiting(db: ChatDatabase, seq: number): Promise<void> {
  await db.transaction('rw', [db.messages, db.outbox], async () => {
    const row = await db.outbox.get(seq);
    if (!row || row.state === 'waiting') return;
    // From now on it counts as asked now: an hour later it would ask again.
    await db.outbox.update(seq, { state: 'waiting', reason: null, attempts: 0, createdAt: Date.now() });
    if (row.work.kind === 'question') await db.messages.update(row.work.replyId, { state: 'running', note: null });
  });
}

/** Deletes a chat here at once and queues the deletion; what it had waiting to be asked goes with it. */
export async function deleteChat(db: ChatDatabase, sessionId: string, tellServer: boolean): Promise<void> {
  await db.transaction('rw', [db.sessions, db.messages, db.outbox, db.drafts], async () => {
    await db.sessions.delete(sessionId);
    await db.messages.where('[sessionId+order]').between([sessionId, -Infinity], [sessionId, Infinity]).delete();
    await db.outbox.where('sessionId').equals(sessionId).delete();
    await db.drafts.delete(sessionId);
    if (tellServer) await db.outbox.add(outboxRow(sessionId, { kind: 'delete' }));
  });
}

/** Gives a chat another title; the later of two renames wins wherever they were made. */
export async function renameChat(db: ChatDatabase, sessionId: string, title: string, tellServer: boolean): Promise<void> {
  const titleAt = now();
  await db.transaction('rw', [db.sessions, db.outbox], async () => {
    await db.sessions.update(sessionId, { title, titleAt });
    if (tellServer) await db.outbox.add(outboxRow(sessionId, { kind: 'title', title, titleAt }));
  });
}

/** Keeps a thumb and its reason, and queues them. */
export async function giveFeedback(
  db: ChatDatabase,
  sessionId: string,
  work: Omit<Extract<OutboxWork, { kind: 'feedback' }>, 'kind'>,
): Promise<void> {
  await db.transaction('rw', [db.feedback, db.outbox], async () => {
    await db.feedback.put({ responseId: work.responseId, feedback: work.feedback });
    await db.outbox.add(outboxRow(sessionId, { kind: 'feedback', ...work }));
  });
}

/** Keeps what is being typed, chat by chat. */
export async function keepDraft(db: ChatDatabase, sessionId: string, text: string): Promise<void> {
  if (text) await db.drafts.put({ sessionId, text });
  else await db.drafts.delete(sessionId);
}
