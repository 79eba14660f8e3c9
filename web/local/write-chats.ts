// Every change of a chat on this device: one transaction of the rows it shows and the outbox row that tells the server.
import { v7 as uuidv7 } from 'uuid';
import type { Answer } from '../../api/contract/answer.ts';
import type { Message } from '../../api/contract/chat.ts';
import { titleOf, UNTITLED_AT } from '../../api/contract/values.ts';
import type { AskedWith, ChatDatabase, OutboxRow, OutboxWork, StoredMessage } from './database.ts';

export const newId = (): string => uuidv7();

/** What a question and its reply are kept under. */
export interface PairIds {
  readonly messageId: string;
  readonly replyId: string;
}

export const newPair = (): PairIds => ({ messageId: newId(), replyId: newId() });

export function outboxRow(sessionId: string, work: OutboxWork): Omit<OutboxRow, 'seq'> {
  return { sessionId, work, createdAt: Date.now(), attempts: 0, state: 'waiting', reason: null };
}

/** A message's place in its chat, which every device works out alike: by its time, and a reply after a question of the same moment. */
export const orderOf = ({ role, created_at }: Pick<Message, 'role' | 'created_at'>): number =>
  Date.parse(created_at) + (role === 'assistant' ? 0.5 : 0);

/** When a message added now is made; later than the last one of its chat even when the clock went back. */
export const momentAfter = (last: StoredMessage | undefined): number => Math.max(Date.now(), Math.floor(last?.order ?? 0) + 1);

const nextMoment = async (db: ChatDatabase, sessionId: string): Promise<number> =>
  momentAfter(await db.messages.where('[sessionId+order]').between([sessionId, -Infinity], [sessionId, Infinity]).last());

function blankMessage(
  sessionId: string,
  moment: number,
  part: Pick<StoredMessage, 'id' | 'role' | 'content' | 'state' | 'replyTo'>,
): StoredMessage {
  const created_at = new Date(moment).toISOString();
  return {
    ...part,
    sessionId,
    order: orderOf({ role: part.role, created_at }),
    videos: [],
    necReferences: [],
    steps: [],
    suggestions: [],
    previousUserMsg: null,
    created_at,
    supersedes: null,
    answeredBy: null,
    answer: null,
    lastEvent: 0,
    guestKey: null,
    note: null,
  };
}

/** A question at `moment` is added with its reply: makes the chat when it is new, and moves it to the front. */
async function touchChat(db: ChatDatabase, id: string, text: string, moment: number): Promise<void> {
  const updatedAt = new Date(moment + 1).toISOString();
  if ((await db.sessions.update(id, { updatedAt })) > 0 || (await db.sessions.get(id))) return;
  await db.sessions.add({ id, title: titleOf(text), titleAt: UNTITLED_AT, created_at: new Date(moment).toISOString(), updatedAt });
}

/** Stores a question with its running reply and what tells the server of it. Makes the chat when `sessionId` is new. */
export async function addQuestion(
  db: ChatDatabase,
  input: {
    readonly sessionId: string;
    readonly ids?: PairIds;
    readonly text: string;
    readonly asked: AskedWith;
    readonly supersedes?: string;
    readonly picture?: Blob;
  },
): Promise<PairIds> {
  const { messageId, replyId } = input.ids ?? newPair();
  await db.transaction('rw', [db.sessions, db.messages, db.outbox, db.drafts], async () => {
    const moment = await nextMoment(db, input.sessionId);
    await touchChat(db, input.sessionId, input.text, moment);
    await db.messages.bulkAdd([
      {
        ...blankMessage(input.sessionId, moment, { id: messageId, role: 'user', content: input.text, state: 'done', replyTo: null }),
        supersedes: input.supersedes ?? null,
        ...(input.picture ? { picture: input.picture } : {}),
      },
      {
        ...blankMessage(input.sessionId, moment + 1, { id: replyId, role: 'assistant', content: '', state: 'running', replyTo: messageId }),
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
    await db.outbox.delete(input.seq);
    const running = await db.messages.get(input.replyId);
    // A pull has brought the server's answer meanwhile.
    if (running?.state !== 'running') return;
    await db.messages.delete(input.replyId);
    await db.messages.add({ ...running, ...finishedWith(answer), id: answer.id });
    if (tellServer) await db.outbox.add(outboxRow(input.sessionId, { kind: 'answered', messageId: input.messageId, replyId: answer.id }));
  });
}

/** A question that comes with its answer. */
export interface Answered {
  readonly sessionId: string;
  readonly text: string;
  readonly answer: Omit<Answer, 'id'>;
  readonly supersedes?: string;
  readonly picture?: Blob;
}

/** The rows of a question of `moment` and its answer. */
export function answeredPair(input: Answered, { messageId, replyId }: PairIds, moment: number): [StoredMessage, StoredMessage] {
  const { sessionId, text } = input;
  return [
    {
      ...blankMessage(sessionId, moment, { id: messageId, role: 'user', content: text, state: 'done', replyTo: null }),
      supersedes: input.supersedes ?? null,
      ...(input.picture ? { picture: input.picture } : {}),
    },
    {
      ...blankMessage(sessionId, moment + 1, { id: replyId, role: 'assistant', content: '', state: 'done', replyTo: messageId }),
      previousUserMsg: text,
      ...finishedWith({ ...input.answer, id: replyId }),
    },
  ];
}

/** Stores a question with an answer that this device has: the pair takes the place of `supersedes`, which stays as it was. */
export async function keepAnswer(db: ChatDatabase, input: Answered & { readonly ids?: PairIds }, tellServer: boolean): Promise<PairIds> {
  const ids = input.ids ?? newPair();
  const { sessionId, text } = input;
  await db.transaction('rw', [db.sessions, db.messages, db.outbox], async () => {
    const moment = await nextMoment(db, sessionId);
    await touchChat(db, sessionId, text, moment);
    await db.messages.bulkAdd(answeredPair(input, ids, moment));
    if (tellServer) await db.outbox.add(outboxRow(sessionId, { kind: 'answered', ...ids }));
  });
  return ids;
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
    const told = await db.outbox
      .where('sessionId')
      .equals(sessionId)
      .filter(({ work }) => work.kind !== 'mark')
      .count();
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

/**
 * Deletes a chat here at once and queues the deletion; what it had waiting goes with it, and is named to the server, where a push that
 * seemed lost may still arrive.
 */
export async function deleteChat(db: ChatDatabase, sessionId: string, tellServer: boolean): Promise<void> {
  await db.transaction('rw', [db.sessions, db.messages, db.outbox, db.drafts, db.buried], async () => {
    await db.buried.put({ id: sessionId, kind: 'deleted-session' });
    await db.sessions.delete(sessionId);
    await db.messages.where('[sessionId+order]').between([sessionId, -Infinity], [sessionId, Infinity]).delete();
    const waiting = await db.outbox.where('sessionId').equals(sessionId).toArray();
    const unsent = waiting.flatMap(({ work }) => (work.kind === 'question' || work.kind === 'answered' ? work.messageId : []));
    await db.outbox.where('sessionId').equals(sessionId).delete();
    await db.drafts.delete(sessionId);
    if (tellServer) await db.outbox.add(outboxRow(sessionId, { kind: 'delete', unsent }));
  });
}

/** Gives a chat another title; the later of two renames wins wherever they were made. */
export async function renameChat(db: ChatDatabase, sessionId: string, title: string, tellServer: boolean): Promise<void> {
  await db.transaction('rw', [db.sessions, db.outbox], async () => {
    const known = await db.sessions.get(sessionId);
    // Later than what it changes, even when that came from a device whose clock runs ahead.
    const titleAt = new Date(Math.max(Date.now(), known ? Date.parse(known.titleAt) + 1 : 0)).toISOString();
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

/** Deletes the picture that was kept with a question. */
export async function deletePicture(db: ChatDatabase, messageId: string): Promise<void> {
  await db.messages.update(messageId, (message) => {
    delete message.picture;
  });
}

/** Keeps what is being typed, chat by chat. */
export async function keepDraft(db: ChatDatabase, sessionId: string, text: string): Promise<void> {
  if (text) await db.drafts.put({ sessionId, text });
  else await db.drafts.delete(sessionId);
}
