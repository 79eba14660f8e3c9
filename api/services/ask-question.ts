import type { Answer } from '../contract/answer.ts';
import type { ChatInput } from '../contract/chat.ts';
import { ServiceError } from '../contract/errors.ts';
import type { AnswerEvent } from '../contract/events.ts';
import { titleOf } from '../contract/values.ts';
import type { Question } from '../guide/drafting/question.ts';
import type { StartedAnswer } from '../jobs/answer-jobs.ts';
import { guestMark } from '../store/guest-counts.ts';
import type { StoredMessage } from '../store/messages.ts';
import type { Tables } from '../store/store.ts';
import type { Exchange } from './answer/chat.ts';
import { askerOf } from './asker-of.ts';
import type { Ctx } from './context.ts';
import { countUse } from './count-use.ts';
import { guestKey } from './guest-key.ts';
import { guestLimitError, guestWindowStart } from './guest-window.ts';
import { newId } from './new-id.ts';
import { ownerOf, requireOwnUserId } from './permission.ts';
import { openSession, UNTITLED } from './sessions-of-owner.ts';

const PREVIOUS_QUESTIONS = 5;
/** Enough for as many, most with one answer and some asked anew. */
const PREVIOUS_MESSAGES = 16;
const QUESTIONS_A_MINUTE = 60;
/** A question with its answer and events, as most are. */
const QUESTION_BYTES = 16 * 1024;

export interface AskedQuestion {
  readonly owner: string;
  readonly messageId: string;
  readonly replyId: string;
  readonly sessionId: string | null;
  /** For guests: what stream, stop and feedback of this answer ask for. */
  readonly guestKey: string | undefined;
  /** The answer itself, where it is not kept: to an emergency from somebody who had very many kept already. */
  readonly unkept?: Answer;
}

const buried = (): ServiceError => new ServiceError('DELETED', 'That question was deleted with its chat.');
const idTaken = (): ServiceError => new ServiceError('ID_TAKEN', 'This id belongs to another message.');

/**
 * Takes a question and starts its answer. The same question posted again under its id finds the same answer, uncounted.
 * Guests are counted in the transaction that stores the question; an emergency is neither counted nor refused, but not always kept.
 * @throws ServiceError NOT_FOUND (somebody else's chat or message), ID_TAKEN (another text under that id), DELETED (it was here and went with
 * its chat), GUEST_LIMIT, TOO_MANY
 */
export async function askQuestion(ctx: Ctx, input: ChatInput): Promise<AskedQuestion> {
  const owner = ownerOf(ctx.actor);
  requireOwnUserId(ctx, input.userId);
  const { actor, store } = ctx;
  const at = ctx.clock.now();
  const ids = { messageId: input.messageId ?? newId(at), replyId: input.replyId ?? newId(at + 1), sessionId: input.sessionId ?? undefined };
  if (ids.messageId === ids.replyId)
    throw new ServiceError('INVALID', 'A question and its answer need ids of their own.', { field: 'replyId' });

  const askedOf = (row: Pick<StoredMessage, 'session_id'>, replyId: string): AskedQuestion => ({
    owner,
    messageId: ids.messageId,
    replyId,
    sessionId: row.session_id,
    guestKey: actor.kind === 'guest' ? guestKey(ctx, replyId) : undefined,
  });
  const asked = async (tables: Tables): Promise<AskedQuestion | undefined> => {
    const known = await tables.messages.find(owner, ids.messageId);
    if (!known) return undefined;
    const reply = known.role === 'user' && known.content === input.message ? await tables.messages.replyTo(owner, known.id) : undefined;
    if (!reply) throw idTaken();
    return askedOf(known, reply.id);
  };

  const before = input.messageId === undefined ? undefined : await asked(store);
  if (before) return before;

  const chat = await chatBefore(ctx, input, owner);
  const question = await questionOf(ctx, input, chat);
  const guideAnswer = ctx.guide.answer(question);
  const isUrgent = guideAnswer.answer.kind === 'emergency';
  const language = guideAnswer.answer.language;
  const mark = actor.kind === 'guest' && !isUrgent ? guestMark(at) : null;

  const keep = async (tables: Tables): Promise<AskedQuestion | StartedAnswer> => {
    if (actor.kind !== 'guest') await tables.owners.hold(owner);
    const same = await asked(tables);
    if (same) return same;
    if (actor.kind !== 'guest' && (await tables.buriedMessages.isBuried(owner, ids.messageId))) throw buried();
    if (await tables.messages.find(owner, ids.replyId)) {
      // A guest's same post may have been committed since the look before.
      const winner = await asked(tables);
      if (!winner) throw idTaken();
      return winner;
    }
    for (const id of [ids.messageId, ids.replyId]) {
      if (await tables.messages.belongsToSomeoneElse(owner, id)) throw new ServiceError('NOT_FOUND', 'There is no such message.');
    }
    let sessionId: string | null = null;
    let change = 0;
    if (actor.kind !== 'guest') {
      sessionId = await openSession(tables, {
        owner,
        id: ids.sessionId ?? newId(at),
        title: titleOf(input.message),
        at,
        titleAt: UNTITLED,
      });
      await tables.sessions.touch(owner, sessionId, at);
      change = await tables.owners.nextChange(owner);
    } else if (ids.sessionId !== undefined && (await tables.sessions.belongsToSomeoneElse(owner, ids.sessionId))) {
      throw new ServiceError('NOT_FOUND', 'There is no such chat.');
    }
    const row: StoredMessage = {
      owner,
      id: ids.messageId,
      session_id: sessionId,
      role: 'user',
      content: input.message,
      state: 'done',
      reply_to: null,
      supersedes: input.supersedes ?? null,
      previous_user_msg: null,
      answered_by: null,
      answer: null,
      parts: null,
      created_at: at,
      change,
    };
    if (!(await tables.messages.insert(row))) {
      const winner = await asked(tables);
      if (!winner) throw idTaken();
      return winner;
    }
    await countQuestion(ctx, tables, mark, isUrgent, at);
    const isNewReply = await tables.messages.insert({
      ...row,
      id: ids.replyId,
      role: 'assistant',
      content: '',
      state: 'running',
      reply_to: ids.messageId,
      supersedes: null,
      previous_user_msg: input.message,
      created_at: at + 1,
      change: change === 0 ? 0 : await tables.owners.nextChange(owner),
    });
    if (!isNewReply) throw idTaken();
    const askedAt = new Date(at).toISOString();
    const accepted: AnswerEvent = { n: 1, type: 'accepted', messageId: ids.messageId, replyId: ids.replyId, sessionId, askedAt };
    const guest = mark === null ? null : ctx.address;
    await tables.answerEvents.append(owner, ids.replyId, [accepted]);
    await tables.runningAnswers.insert({
      owner,
      reply_id: ids.replyId,
      process_id: ctx.jobs.processId,
      guest,
      guest_mark: mark,
      language,
    });
    return { owner, replyId: ids.replyId, language, guest, guestMark: mark, accepted };
  };
  let outcome: AskedQuestion | StartedAnswer;
  try {
    outcome = await store.write(keep);
  } catch (error) {
    // Help is never refused; only that it is kept.
    if (!isUrgent || !(error instanceof ServiceError) || error.code !== 'TOO_MANY') throw error;
    return { ...askedOf({ session_id: null }, ids.replyId), unkept: { ...guideAnswer.answer, id: ids.replyId } };
  }

  if (!('accepted' in outcome)) return outcome;
  const mode = isUrgent ? 'guide' : (input.mode ?? 'auto');
  ctx.jobs.start(outcome, (signal) =>
    ctx.answerQuestion(
      { replyId: ids.replyId, question, mode, asker: askerOf(ctx), provider: input.provider, guideAnswer, chat, picture: input.picture },
      signal,
    ),
  );
  return askedOf({ session_id: outcome.accepted.type === 'accepted' ? outcome.accepted.sessionId : null }, ids.replyId);
}

/** What was said before, newest first, without what was edited or asked anew since. The server has no chat of a guest. */
async function chatBefore({ actor, store }: Ctx, input: ChatInput, owner: string): Promise<readonly Exchange[]> {
  if (actor.kind === 'guest' || !input.sessionId) return input.previous === undefined ? [] : [{ question: input.previous, answer: null }];
  const rows = await store.messages.newest(owner, input.sessionId, PREVIOUS_MESSAGES);
  const superseded = new Set([input.supersedes, ...rows.map((row) => row.supersedes)]);
  return rows
    .filter(({ id, role }) => role === 'user' && !superseded.has(id))
    .slice(0, PREVIOUS_QUESTIONS)
    .map(({ id, content }) => ({
      question: content,
      answer: rows.find((row) => row.reply_to === id && row.state === 'done')?.content ?? null,
    }));
}

/** The question with what its chat and its asker's profile add to it. */
async function questionOf(ctx: Ctx, input: ChatInput, chat: readonly Exchange[]): Promise<Question> {
  const { actor, store } = ctx;
  const user = actor.kind === 'user' || actor.kind === 'admin' ? await store.users.byId(actor.id) : undefined;
  const defaults = user?.job_defaults ? JSON.parse(user.job_defaults) : {};
  const job = { ...(user?.state ? { state: user.state } : {}), ...defaults, ...input.job };
  const edition = input.edition ?? (job.edition === undefined ? (user?.edition ?? undefined) : undefined);
  return {
    text: input.message,
    ...(input.language === undefined ? {} : { language: input.language }),
    ...(edition === undefined ? {} : { edition }),
    job,
    previous: chat.map((each) => each.question),
    ...(input.corrections === undefined ? {} : { corrections: input.corrections }),
  };
}

/** @throws ServiceError GUEST_LIMIT for a guest who has had all answers, TOO_MANY for a user who asks faster than a person can */
async function countQuestion(ctx: Ctx, tables: Tables, mark: string | null, isUrgent: boolean, at: number): Promise<void> {
  if (ctx.actor.kind !== 'guest') await countUse(ctx, tables, 'writing', QUESTION_BYTES);
  if (isUrgent) {
    await countUse(ctx, tables, 'emergencies');
    return;
  }
  if (mark !== null) {
    const since = guestWindowStart(ctx);
    if (!(await tables.guestCounts.count(ctx.address, mark, ctx.limits.guestAnswers, since, at))) {
      throw guestLimitError(await tables.guestCounts.read(ctx.address, since));
    }
    return;
  }
  const throttle = await tables.throttles.hit(`questions ${ownerOf(ctx.actor)}`, 60_000, at);
  if (throttle.hits > QUESTIONS_A_MINUTE) {
    throw new ServiceError('TOO_MANY', 'That was many questions in one minute. Please wait a moment.', {
      retryAfterSeconds: Math.ceil((throttle.windowEndsAt - at) / 1000),
    });
  }
}
