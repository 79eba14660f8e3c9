// Reads a reply in the making to its end, across cuts, sleeping phones and reloads; one tab follows, the others see Dexie.
import { type AnswerEvent, LAST_EVENTS } from '../../api/contract/events.ts';
import type { ChatDatabase, StoredMessage } from '../local/database.ts';
import { hasNoDatabase } from '../local/no-database.ts';
import { finishedWith } from '../local/write-chats.ts';
import { platform } from '../platform/platform.ts';
import { openAnswerStream, readAnswerStream } from '../remote/answer-stream.ts';
import { RemoteError } from '../remote/remote-error.ts';
import { reached, readConnection, unreachable } from './connection.ts';
import { beginLive, endLive, tellLive } from './live-answer.ts';
import { withLock } from './with-lock.ts';
import { isNoRoom, withRoom } from './with-room.ts';

/** How often the text so far is kept, so that another tab or a reload shows it. */
const KEEP_EVERY_MS = 400;
/** The server sends a heartbeat every few seconds; longer silence is a dead connection. */
const IDLE_MS = 20_000;
/** Never longer than a reader would wait: a server that is back says within seconds what became of the answer. */
const RETRY_MS = [500, 1000, 2000, 4000];
/** Until a connection answers at all. */
const CONNECT_MS = 8000;
const END_LIVE_MS = 2000;
/** Who waited for longer may be looking elsewhere. */
const LONG_MS = 10_000;
/** After this long without an event, a reader who comes back asks anew: the connection may have died while the phone slept. */
const QUIET_MS = 2000;

/** Replies that are being followed, and how to make each look again at once; undefined while it waits for its turn. */
const following = new Map<string, (() => void) | undefined>();

/** Ends the reading of a connection that may be dead. */
const HURRIED = Symbol('hurried');

function changeBy(event: AnswerEvent, text: string): Partial<StoredMessage> {
  switch (event.type) {
    case 'done':
      return { ...finishedWith(event.answer), lastEvent: event.n };
    case 'stopped':
    case 'interrupted':
      return { content: event.text, state: event.type, lastEvent: event.n, note: null };
    case 'failed':
      return { content: '', state: 'failed', lastEvent: event.n, note: event.code };
    default:
      return { content: text, lastEvent: event.n };
  }
}

/** A reply that a pull has finished meanwhile stays as it is: what this stream still has of it is older. */
const keep = (db: ChatDatabase, replyId: string, event: AnswerEvent, text: string): Promise<void> =>
  withRoom(db, () =>
    db.transaction('rw', db.messages, async () => {
      if ((await db.messages.get(replyId))?.state === 'running') await db.messages.update(replyId, changeBy(event, text));
    }),
  );

/**
 * Reads `events` into the live text and Dexie; resolves at the last event, rejects when the stream is cut, or with HURRIED. What came
 * before is kept.
 */
async function readInto(db: ChatDatabase, replyId: string, events: AsyncIterable<AnswerEvent>): Promise<void> {
  let keptAt = performance.now();
  let heardAt = keptAt;
  let unkept: { readonly event: AnswerEvent; readonly text: string } | undefined;
  const { promise: hurried, reject: hurry } = Promise.withResolvers<never>();
  hurried.catch(() => undefined);
  following.set(replyId, () => {
    if (performance.now() - heardAt > QUIET_MS) hurry(HURRIED);
  });
  const iterator = events[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await Promise.race([iterator.next(), hurried]);
      if (next.done) return;
      const event = next.value;
      heardAt = performance.now();
      const { text } = tellLive(replyId, event);
      unkept = { event, text };
      // What a model does just now is told again to who opens the page anew.
      if (event.type === 'waiting') continue;
      if (LAST_EVENTS.has(event.type) || heardAt - keptAt > KEEP_EVERY_MS) {
        await keep(db, replyId, event, text);
        keptAt = performance.now();
        unkept = undefined;
      }
    }
  } finally {
    // A connection that is still open closes as soon as it says something, or has been silent for too long.
    void iterator.return?.().catch(() => undefined);
    // Where connections live shorter than the time between two keepings, a reader would else start from the same place for ever.
    if (unkept) await keep(db, replyId, unkept.event, unkept.text);
  }
}

/** Waits, or until somebody comes back who wants to see the answer. */
function rest(replyId: string, ms: number): Promise<void> {
  return new Promise((done) => {
    following.set(replyId, done);
    setTimeout(done, ms);
  });
}

async function resume(db: ChatDatabase, replyId: string): Promise<void> {
  const row = await db.messages.get(replyId);
  if (row?.state !== 'running') return;
  beginLive(replyId, row.content);
  const connecting = new AbortController();
  const giveUp = (): void => connecting.abort();
  const timer = setTimeout(giveUp, CONNECT_MS);
  following.set(replyId, giveUp);
  const response = await openAnswerStream(
    'resumeStream',
    { params: { id: replyId }, query: { after: String(row.lastEvent), ...(row.guestKey ? { key: row.guestKey } : {}) } },
    { signal: connecting.signal },
  )
    .catch((error: unknown) => {
      throw connecting.signal.aborted ? new RemoteError('OFFLINE', '') : error;
    })
    .finally(() => clearTimeout(timer));
  reached();
  await readInto(db, replyId, readAnswerStream(response, { after: row.lastEvent, idleMs: IDLE_MS }));
}

async function followToTheEnd(db: ChatDatabase, replyId: string, events: AsyncIterable<AnswerEvent> | undefined): Promise<void> {
  let attempt = 0;
  let first = events;
  for (;;) {
    const before = (await db.messages.get(replyId))?.lastEvent ?? 0;
    try {
      if (first) await readInto(db, replyId, first);
      else await resume(db, replyId);
      return;
    } catch (error) {
      first = undefined;
      if (error === HURRIED) continue;
      if (!(error instanceof RemoteError)) throw error;
      if (error.code === 'NOT_FOUND' || error.code === 'NOT_SIGNED_IN') {
        await db.messages.update(replyId, { state: 'interrupted', note: null });
        return;
      }
      if (error.code === 'OFFLINE') unreachable();
      const progressed = ((await db.messages.get(replyId))?.lastEvent ?? 0) > before;
      attempt = progressed ? 0 : attempt + 1;
      if (readConnection() === 'signed-out') return;
      await rest(replyId, RETRY_MS[Math.min(attempt, RETRY_MS.length - 1)] ?? 4000);
    }
  }
}

/** Has the program around the page say that a long answer is there. */
async function tellOfAnswer(db: ChatDatabase, replyId: string): Promise<void> {
  const reply = platform.host && (await db.messages.get(replyId));
  if (reply?.state !== 'done') return;
  const chat = await db.sessions.get(reply.sessionId);
  const said = (reply.answer?.result || reply.content).replaceAll('**', '').slice(0, 200);
  platform.host?.notify({
    title: chat?.title || 'Wirewise',
    text: said,
    path: `/chatbot?${new URLSearchParams({ chat: reply.sessionId })}`,
  });
}

/**
 * Follows a reply until it is finished. `events` are those of the request that asked, if this page asked.
 * Calling it again for the same reply makes it look at once whether its connection still lives.
 */
export async function followAnswer(db: ChatDatabase, replyId: string, events?: AsyncIterable<AnswerEvent>): Promise<void> {
  if (following.has(replyId)) {
    following.get(replyId)?.();
    return;
  }
  following.set(replyId, undefined);
  if (events) beginLive(replyId, '');
  const began = performance.now();
  try {
    await withLock(`wirewise-answer-${replyId}`, () => followToTheEnd(db, replyId, events));
    if (performance.now() - began > LONG_MS) await tellOfAnswer(db, replyId);
  } catch (error) {
    // Without its database the following ends, and a full one is told; anything else is a fault worth seeing.
    if (!hasNoDatabase(error) && !isNoRoom(error)) throw error;
  } finally {
    following.delete(replyId);
    // Not before the screen has read the finished reply: it would else show an earlier state of it for a moment.
    setTimeout(() => {
      if (!following.has(replyId)) endLive(replyId);
    }, END_LIVE_MS);
  }
}

/** Follows every reply that a reload, a crash or a closed tab left unfinished, except those still waiting to be asked. */
export async function followUnfinished(db: ChatDatabase): Promise<void> {
  // In one look: a question sent between two would be taken for one that the server must know, and be called interrupted.
  const [waiting, running] = await db.transaction('r', [db.outbox, db.messages], async () => [
    new Set((await db.outbox.toArray()).flatMap(({ work }) => (work.kind === 'question' ? work.replyId : []))),
    await db.messages.where('state').equals('running').toArray(),
  ]);
  for (const { id, role } of running) if (role === 'assistant' && !waiting.has(id)) void followAnswer(db, id);
}
