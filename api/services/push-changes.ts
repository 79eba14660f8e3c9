import { idSchema, type Message } from '../contract/chat.ts';
import { type ErrorCode, ServiceError } from '../contract/errors.ts';
import { isLaterCard, isLaterMark, jobText, type SyncInput, type SyncItem, type SyncResult } from '../contract/sync.ts';
import { MESSAGE_MAX, titleOf } from '../contract/values.ts';
import { cardOf } from '../store/job-cards.ts';
import { markOf } from '../store/marks.ts';
import { rowOf, type StoredMessage } from '../store/messages.ts';
import type { Tables } from '../store/store.ts';
import { askQuestion } from './ask-question.ts';
import { createBreather } from './breather.ts';
import type { Ctx, SignedIn } from './context.ts';
import { countUse } from './count-use.ts';
import { requireUser } from './permission.ts';
import { burySession, openSession, UNTITLED } from './sessions-of-owner.ts';
import { isStorageFault } from './storage-fault.ts';
import { submitFeedback } from './submit-feedback.ts';

type Outcome = SyncResult['results'][number];

/** Of an item beside its own text: a row with its indexes, or a change to one. */
const ITEM_BYTES = 200;

/** Ids that the deletions of one push may name together: each is a row, and a hundred deletions could name 100,000. */
const NAMED_AT_MOST = 1000;

/** Failures that the same item may survive another time. */
const PASSING: ReadonlySet<ErrorCode> = new Set(['TOO_MANY', 'UNAVAILABLE', 'INTERNAL']);

/**
 * Takes what a device did while it was alone, item by item in their order, each its own transaction with its own outcome.
 * Every item may come again: it changes nothing the second time.
 * @throws ServiceError TOO_MANY for an account that has added too much: all of it may come again later
 */
export async function pushChanges(ctx: Ctx, input: SyncInput): Promise<SyncResult> {
  const user = requireUser(ctx);
  const bytes = input.items.reduce((sum, item) => sum + ITEM_BYTES + JSON.stringify(item).length, 0);
  await ctx.store.write((tables) => countUse(ctx, tables, 'writing', bytes));
  const results: Outcome[] = [];
  let named = 0;
  const breathe = createBreather();
  for (const item of input.items) {
    // Each is short, and a hundred of them are not.
    await breathe();
    const names = item?.kind === 'delete' ? (item.unsent?.length ?? 0) : 0;
    if (names > 0 && named + names > NAMED_AT_MOST) {
      results.push({ outcome: 'later', code: 'TOO_MANY' });
      continue;
    }
    named += names;
    results.push(item === null ? { outcome: 'refused', code: 'INVALID' } : await takeOrSay(ctx, user, item));
  }
  return { results };
}

/** A fault that nobody foresaw is that of one item, unless nothing can be stored at all: what came with it is taken. */
async function takeOrSay(ctx: Ctx, user: SignedIn, item: SyncItem): Promise<Outcome> {
  try {
    return await take(ctx, user, item);
  } catch (error) {
    if (isStorageFault(error)) throw error;
    // To the log, as of work that goes on after its answer.
    if (!(error instanceof ServiceError)) ctx.later(() => Promise.reject(error));
    const code = error instanceof ServiceError ? error.code : 'INTERNAL';
    return { outcome: PASSING.has(code) ? 'later' : 'refused', code };
  }
}

function take(ctx: Ctx, user: SignedIn, item: SyncItem): Promise<Outcome> {
  switch (item.kind) {
    case 'session':
      return takeSession(ctx, user, item);
    case 'title':
      return takeTitle(ctx, user, item);
    case 'delete':
      return takeDeletion(ctx, user, item);
    case 'answered':
      return takeAnswered(ctx, user, item);
    case 'question':
      return takeQuestion(ctx, item);
    case 'feedback':
      return submitFeedback(ctx, item.feedback).then(() => ({ outcome: 'done' }));
    case 'job-card':
      return takeJobCard(ctx, user, item);
    case 'delete-job-card':
      return takeCardDeletion(ctx, user, item);
    case 'mark':
      return takeMark(ctx, user, item);
  }
}

/** What no clock shows that is only off: one millisecond more than the last date would fail a whole push, for ever. */
const LATEST = Date.UTC(2100, 0);

/** @throws ServiceError INVALID */
function momentOf(text: string): number {
  const at = Date.parse(text);
  if (!Number.isFinite(at) || at < 0 || at > LATEST) throw new ServiceError('INVALID', 'That is no time.');
  return at;
}

const notFound = (): ServiceError => new ServiceError('NOT_FOUND', 'There is no such chat.');

function takeSession(ctx: Ctx, { uuid: owner }: SignedIn, item: Extract<SyncItem, { kind: 'session' }>): Promise<Outcome> {
  const [at, titleAt] = [momentOf(item.created_at), momentOf(item.titleAt)];
  return ctx.store.write(async (tables) => {
    await tables.owners.hold(owner);
    const known = await tables.sessions.find(owner, item.id);
    if (known?.deleted === 1) return { outcome: 'refused', code: 'DELETED' };
    if (known) await rename(tables, owner, item.id, item.title, titleAt);
    else await openSession(tables, { owner, id: item.id, title: item.title, at, titleAt });
    return { outcome: 'done', sessionId: item.id };
  });
}

function takeTitle(ctx: Ctx, { uuid: owner }: SignedIn, item: Extract<SyncItem, { kind: 'title' }>): Promise<Outcome> {
  const titleAt = momentOf(item.titleAt);
  return ctx.store.write(async (tables) => {
    await tables.owners.hold(owner);
    const known = await tables.sessions.find(owner, item.id);
    if (!known) throw notFound();
    if (known.deleted === 1) return { outcome: 'refused', code: 'DELETED' };
    await rename(tables, owner, item.id, item.title, titleAt);
    return { outcome: 'done' };
  });
}

/** An older title takes no change number: nothing happened that a reader would have to learn. */
async function rename(tables: Tables, owner: string, id: string, title: string, titleAt: number): Promise<void> {
  const known = await tables.sessions.find(owner, id);
  if (!known || known.title_at > titleAt || (known.title_at === titleAt && known.title >= title)) return;
  await tables.sessions.rename(owner, id, title, titleAt, await tables.owners.nextChange(owner));
}

/** A chat that never came here leaves a tombstone too, so that a late device cannot bring it back. */
function takeDeletion(ctx: Ctx, user: SignedIn, item: Extract<SyncItem, { kind: 'delete' }>): Promise<Outcome> {
  const at = ctx.clock.now();
  const { uuid: owner } = user;
  return ctx.store.write(async (tables) => {
    await tables.owners.hold(owner);
    // One that went to another chat is known by its row there, and stays.
    await tables.buriedMessages.bury(owner, item.unsent ?? []);
    if (await tables.sessions.find(owner, item.id)) {
      await burySession(tables, { owner, id: item.id, by: user.id, at });
      return { outcome: 'done' };
    }
    if (await tables.sessions.belongsToSomeoneElse(owner, item.id)) throw notFound();
    const change = await tables.owners.nextChange(owner);
    await tables.sessions.insert({ owner, id: item.id, title: '', titleAt: at, createdAt: at, change, deleted: true });
    return { outcome: 'done' };
  });
}

/**
 * A question that the server has already gets one more finished reply: its own may have been lost on the way to the device, which
 * answered then. Every device shows both.
 */
function takeAnswered(ctx: Ctx, { uuid: owner }: SignedIn, item: Extract<SyncItem, { kind: 'answered' }>): Promise<Outcome> {
  const { question, reply } = item;
  checkAnswered(question, reply);
  const at = momentOf(question.created_at);
  const repliedAt = momentOf(reply.created_at);
  return ctx.store.write(async (tables) => {
    await tables.owners.hold(owner);
    const known = await tables.messages.find(owner, question.id);
    const knownReply = await tables.messages.find(owner, reply.id);
    if (item.again && known && knownReply && knownReply.state !== 'done' && knownReply.reply_to === question.id) {
      return makeWhole(tables, knownReply, reply);
    }
    const isOther =
      (known && !sameMessage(known, question)) ||
      (knownReply && !(known && sameMessage(knownReply, reply) && knownReply.reply_to === question.id));
    if (isOther) throw new ServiceError('ID_TAKEN', 'This id belongs to another message.');
    if (known && knownReply) return { outcome: 'done', ...(known.session_id === null ? {} : { sessionId: known.session_id }) };
    // It was here, and went with its chat: a deletion is never undone.
    if (!known && (await tables.buriedMessages.isBuried(owner, question.id))) return { outcome: 'refused', code: 'DELETED' };
    if (item.again && (await tables.sessions.find(owner, item.sessionId))?.deleted === 1) return { outcome: 'refused', code: 'DELETED' };
    for (const id of [question.id, reply.id]) {
      if (await tables.messages.belongsToSomeoneElse(owner, id)) throw new ServiceError('NOT_FOUND', 'There is no such message.');
    }
    const sessionId =
      known?.session_id ??
      (await openSession(tables, { owner, id: item.sessionId, title: titleOf(question.content), at, titleAt: UNTITLED }));
    // After its question, whichever clock was ahead.
    const further = { ...reply, created_at: new Date(Math.max(repliedAt, (known?.created_at ?? 0) + 1)).toISOString() };
    for (const message of known ? [further] : [question, reply]) {
      await tables.messages.insert(rowOf(owner, sessionId, message, await tables.owners.nextChange(owner)));
    }
    await tables.sessions.touch(owner, sessionId, Math.min(repliedAt, ctx.clock.now()));
    return { outcome: 'done', sessionId };
  });
}

/** A backup has a reply as far as it was made then; a device that has the end of it gives it back. One of a dead process ends first. */
async function makeWhole(tables: Tables, cut: StoredMessage, whole: Message): Promise<Outcome> {
  if (cut.state === 'running') return { outcome: 'later', code: 'UNAVAILABLE' };
  if (whole.state === 'done') {
    const change = await tables.owners.nextChange(cut.owner);
    const end = { state: 'done', content: whole.content, answer: whole.answer, change } as const;
    await tables.messages.finish(cut.owner, cut.id, end, cut.state);
  }
  return { outcome: 'done', ...(cut.session_id === null ? {} : { sessionId: cut.session_id }) };
}

const sameMessage = (row: StoredMessage, message: Message): boolean => row.role === message.role && row.content === message.content;

/** @throws ServiceError INVALID */
function checkAnswered(question: Message, reply: Message): void {
  const fits =
    question.role === 'user' &&
    question.state === 'done' &&
    question.content.trim().length > 0 &&
    question.content.length <= MESSAGE_MAX &&
    reply.role === 'assistant' &&
    reply.state !== 'running' &&
    reply.replyTo === question.id &&
    reply.id !== question.id &&
    [question.id, reply.id].every((id) => idSchema.safeParse(id).success);
  if (!fits) throw new ServiceError('INVALID', 'This is no question with its finished answer.');
}

async function takeQuestion(ctx: Ctx, item: Extract<SyncItem, { kind: 'question' }>): Promise<Outcome> {
  const asked = await askQuestion(ctx, {
    message: item.message,
    sessionId: item.sessionId,
    messageId: item.messageId,
    replyId: item.replyId,
  });
  if (asked.unkept) return { outcome: 'later', code: 'TOO_MANY' };
  return { outcome: 'done', ...(asked.sessionId === null ? {} : { sessionId: asked.sessionId }) };
}

/** An older card changes nothing; one that was deleted stays deleted. */
function takeJobCard(ctx: Ctx, { uuid: owner }: SignedIn, item: Extract<SyncItem, { kind: 'job-card' }>): Promise<Outcome> {
  const changedAt = momentOf(item.changedAt);
  return ctx.store.write(async (tables) => {
    // First, since it holds the owner's row: two devices' cards are then compared one after the other.
    const change = await tables.owners.nextChange(owner);
    const known = await tables.jobCards.find(owner, item.id);
    if (known?.deleted === 1) return { outcome: 'refused', code: 'DELETED' };
    if (!known || isLaterCard(item, cardOf(known))) {
      await tables.jobCards.put({ owner, id: item.id, job: jobText(item.job), changed_at: changedAt, deleted: 0, change });
    }
    return { outcome: 'done' };
  });
}

/** A card that never came here leaves a tombstone too, so that a late device cannot bring it back. */
function takeCardDeletion(ctx: Ctx, { uuid: owner }: SignedIn, item: Extract<SyncItem, { kind: 'delete-job-card' }>): Promise<Outcome> {
  const at = ctx.clock.now();
  return ctx.store.write(async (tables) => {
    const change = await tables.owners.nextChange(owner);
    const known = await tables.jobCards.find(owner, item.id);
    if (known?.deleted !== 1) await tables.jobCards.put({ owner, id: item.id, job: '{}', changed_at: at, deleted: 1, change });
    return { outcome: 'done' };
  });
}

/** An older mark changes nothing. What it marks may come later, or be gone: a mark on nothing shows nowhere. */
function takeMark(ctx: Ctx, { uuid: owner }: SignedIn, item: Extract<SyncItem, { kind: 'mark' }>): Promise<Outcome> {
  const markedAt = momentOf(item.markedAt);
  const { subject, mark, value } = item;
  return ctx.store.write(async (tables) => {
    const change = await tables.owners.nextChange(owner);
    const known = await tables.marks.find(owner, subject, mark);
    if (!known || isLaterMark(item, markOf(known))) {
      await tables.marks.put({ owner, subject, mark, value, marked_at: markedAt, change });
    }
    return { outcome: 'done' };
  });
}
