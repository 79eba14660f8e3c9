// Tells the server one thing out of the outbox. An ordinary failure is a value, not an exception.

import type { Message } from '../../api/contract/chat.ts';
import type { AnswerEvent } from '../../api/contract/events.ts';
import type { SyncItem } from '../../api/contract/sync.ts';
import type { ChatDatabase, OutboxRow, OutboxWork, StoredMessage } from '../local/database.ts';
import { forgetJobCard } from '../local/job-cards.ts';
import { earlierQuestions } from '../local/read-chats.ts';
import { forgetPair, settlePair } from '../local/settle-chats.ts';
import { openAnswerStream, readAnswerStream } from '../remote/answer-stream.ts';
import { call } from '../remote/call.ts';
import { isOffline, RemoteError } from '../remote/remote-error.ts';
import type { Owner } from './owner.ts';

/** `later`: no server, or a busy one; try again after `waitMs`. `refused`: never again, for `code`. */
export type Outcome =
  | { readonly is: 'delivered' }
  | { readonly is: 'later'; readonly offline: boolean; readonly waitMs: number }
  | { readonly is: 'signed-out' }
  | { readonly is: 'refused'; readonly code: string };

/** Until the first byte of an answer; a van in a tunnel should not wait longer for the guide in its own pocket. */
const FIRST_EVENT_MS = 8000;
const IDLE_MS = 20_000;
/** As many as the contract lets a deletion name. */
const MOST_UNSENT = 1000;

export function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof RemoteError)) throw error;
  switch (error.code) {
    case 'OFFLINE':
      return { is: 'later', offline: true, waitMs: 0 };
    case 'NOT_SIGNED_IN':
    case 'BANNED':
      return { is: 'signed-out' };
    case 'TOO_MANY':
    case 'UNAVAILABLE':
    case 'INTERNAL':
    case 'BAD_REPLY':
      return { is: 'later', offline: false, waitMs: (error.retryAfterSeconds ?? 2) * 1000 };
    default:
      return { is: 'refused', code: error.code };
  }
}

type Asked = Extract<OutboxWork, { kind: 'question' }>;

async function* startingWith(first: AnswerEvent, rest: AsyncGenerator<AnswerEvent, void>): AsyncGenerator<AnswerEvent, void> {
  yield first;
  yield* rest;
}

/**
 * Asks a question. Once the server has accepted it, the outbox row goes and `follow` gets the rest of the stream:
 * from there on the answer is the server's job and can be resumed.
 */
export async function deliverQuestion(
  { db, signedIn, token, userId }: Owner,
  row: OutboxRow,
  work: Asked,
  follow: (replyId: string, events?: AsyncIterable<AnswerEvent>) => void,
): Promise<Outcome> {
  const { edition, mode, provider, job, picture } = work.asked;
  const question = await db.messages.get(work.messageId);
  const previous = signedIn ? [] : await earlierQuestions(db, row.sessionId, question?.order ?? 0, 1);
  const tooSlow = new AbortController();
  const timer = setTimeout(() => tooSlow.abort(), FIRST_EVENT_MS);
  try {
    const response = await openAnswerStream(
      'chat',
      {
        body: {
          message: work.text,
          userId,
          sessionId: signedIn ? row.sessionId : null,
          messageId: work.messageId,
          replyId: work.replyId,
          ...(work.supersedes && signedIn ? { supersedes: work.supersedes } : {}),
          ...(edition ? { edition } : {}),
          ...(mode ? { mode } : {}),
          ...(provider ? { provider } : {}),
          ...(job ? { job } : {}),
          ...(picture ? { picture } : {}),
          ...(previous[0] ? { previous: previous[0] } : {}),
        },
      },
      { signal: tooSlow.signal, token },
    );
    const events = readAnswerStream(response, { idleMs: IDLE_MS });
    const first = await events.next().then(
      ({ value }) => value,
      (error: unknown) => {
        if (!signedIn || tooSlow.signal.aborted || !isOffline(error)) throw error;
        return undefined;
      },
    );
    clearTimeout(timer);
    if (!first) {
      // The server opens a stream only when it has the question, so its answer is resumed. A guest would need the key that was cut off.
      await db.outbox.delete(row.seq);
      follow(work.replyId);
      return { is: 'delivered' };
    }
    if (first.type !== 'accepted') return { is: 'later', offline: true, waitMs: 0 };
    await db.transaction('rw', [db.sessions, db.messages, db.outbox], async () => {
      await settlePair(db, row, work, first.sessionId, first.askedAt);
      await db.messages.update(work.replyId, { lastEvent: first.n, guestKey: first.guestKey ?? null });
    });
    follow(work.replyId, startingWith(first, events));
    return { is: 'delivered' };
  } catch (error) {
    if (tooSlow.signal.aborted) return { is: 'later', offline: true, waitMs: 0 };
    if (!(error instanceof RemoteError && error.code === 'DELETED')) return outcomeOf(error);
    await forgetPair(db, row, work);
    return { is: 'delivered' };
  } finally {
    clearTimeout(timer);
  }
}

/** The contract's part of a stored message. */
export function wireMessage(stored: StoredMessage): Message {
  const { sessionId: _s, order: _o, lastEvent: _l, guestKey: _g, note: _n, picture: _p, ...message } = stored;
  return message;
}

/** What `POST /sync` is told of a row; undefined when what it speaks of is no longer here. */
async function syncItem(db: ChatDatabase, row: OutboxRow): Promise<SyncItem | undefined> {
  const { work, sessionId } = row;
  switch (work.kind) {
    case 'session':
      return { kind: 'session', id: sessionId, title: work.title, titleAt: work.titleAt, created_at: work.created_at };
    case 'title':
      return { kind: 'title', id: sessionId, title: work.title, titleAt: work.titleAt };
    case 'delete':
      return { kind: 'delete', id: sessionId, ...(work.unsent?.length ? { unsent: work.unsent.slice(0, MOST_UNSENT) } : {}) };
    case 'answered': {
      const [question, reply] = await db.messages.bulkGet([work.messageId, work.replyId]);
      if (!question || !reply) return undefined;
      const again = work.again === undefined ? {} : { again: work.again };
      return { kind: 'answered', sessionId, question: wireMessage(question), reply: wireMessage(reply), ...again };
    }
    case 'feedback':
      return {
        kind: 'feedback',
        feedback: {
          responseId: work.responseId,
          feedback: work.feedback,
          ...(work.reason ? { reason: work.reason } : {}),
          ...(work.question ? { question: work.question } : {}),
        },
      };
    case 'job-card':
      return { kind: 'job-card', id: sessionId, job: work.job, changedAt: work.changedAt };
    case 'delete-job-card':
      return { kind: 'delete-job-card', id: sessionId };
    case 'mark':
      return { kind: 'mark', subject: sessionId, mark: work.mark, value: work.value as 'yes' | null, markedAt: work.markedAt };
    case 'question':
      return undefined;
  }
}

/** Tells everything that is not a question. A guest has nobody to tell but for feedback. */
export async function deliverChange({ db, signedIn, token }: Owner, row: OutboxRow): Promise<Outcome> {
  try {
    if (!signedIn) {
      if (row.work.kind === 'feedback') {
        const { guestKey, kind: _, ...feedback } = row.work;
        await call(
          'submitFeedback',
          { body: { ...feedback, user_id: null }, ...(guestKey ? { query: { key: guestKey } } : {}) },
          { token },
        );
      }
      await db.outbox.delete(row.seq);
      return { is: 'delivered' };
    }
    const item = await syncItem(db, row);
    if (!item) {
      await db.outbox.delete(row.seq);
      return { is: 'delivered' };
    }
    const { results } = await call('pushChanges', { body: { items: [item] } }, { token });
    const result = results[0];
    const { work } = row;
    if (result?.outcome === 'done') {
      if (work.kind === 'answered') await settlePair(db, row, work, result.sessionId ?? null);
      else await db.outbox.delete(row.seq);
      return { is: 'delivered' };
    }
    if (result?.outcome === 'refused' && result.code === 'DELETED') {
      // A deletion wins: what it meets is not to be told any more.
      if (work.kind === 'answered') await forgetPair(db, row, work);
      else if (work.kind === 'job-card') await forgetJobCard(db, row.sessionId);
      else await db.outbox.delete(row.seq);
      return { is: 'delivered' };
    }
    return result?.outcome === 'refused'
      ? { is: 'refused', code: result.code ?? 'INVALID' }
      : { is: 'later', offline: false, waitMs: 2000 };
  } catch (error) {
    return outcomeOf(error);
  }
}
