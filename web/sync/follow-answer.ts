// Reads a reply in the making to its end, across cuts, sleeping phones and reloads; one tab follows, the others see Dexie.
import { type AnswerEvent, LAST_EVENTS } from '../../api/contract/events.ts';
import type { ChatDatabase, StoredMessage } from '../local/database.ts';
import { finishedWith } from '../local/write-chats.ts';
import { openAnswerStream, readAnswerStream } from '../remote/answer-stream.ts';
import { RemoteError } from '../remote/remote-error.ts';
import { reached, readConnection, unreachable } from './connection.ts';
import { beginLive, endLive, tellLive } from './live-answer.ts';
import { withLock } from './with-lock.ts';

/** How often the text so far is kept, so that another tab or a reload shows it. */
const KEEP_EVERY_MS = 400;
/** The server sends a heartbeat every few seconds; longer silence is a dead connection. */
const IDLE_MS = 20_000;
const RETRY_MS = [500, 1000, 2000, 4000, 8000, 15_000];

const following = new Set<string>();

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
  db.transaction('rw', db.messages, async () => {
    if ((await db.messages.get(replyId))?.state === 'running') await db.messages.update(replyId, changeBy(event, text));
  });

/** Reads `events` into the live text and Dexie; resolves at the last event, rejects when the stream is cut. What came before the cut is kept. */
async function readInto(db: ChatDatabase, replyId: string, events: AsyncIterable<AnswerEvent>): Promise<void> {
  let keptAt = performance.now();
  let unkept: { readonly event: AnswerEvent; readonly text: string } | undefined;
  try {
    for await (const event of events) {
      const { text } = tellLive(replyId, event);
      unkept = { event, text };
      if (LAST_EVENTS.has(event.type) || performance.now() - keptAt > KEEP_EVERY_MS) {
        await keep(db, replyId, event, text);
        keptAt = performance.now();
        unkept = undefined;
      }
    }
  } finally {
    // Where connections live shorter than the time between two keepings, a reader would else start from the same place for ever.
    if (unkept) await keep(db, replyId, unkept.event, unkept.text);
  }
}

const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

async function resume(db: ChatDatabase, replyId: string): Promise<void> {
  const row = await db.messages.get(replyId);
  if (row?.state !== 'running') return;
  beginLive(replyId, row.content);
  const response = await openAnswerStream('resumeStream', {
    params: { id: replyId },
    query: { after: String(row.lastEvent), ...(row.guestKey ? { key: row.guestKey } : {}) },
  });
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
      if (!(error instanceof RemoteError)) throw error;
      if (error.code === 'NOT_FOUND' || error.code === 'NOT_SIGNED_IN') {
        await db.messages.update(replyId, { state: 'interrupted', note: null });
        return;
      }
      if (error.code === 'OFFLINE') unreachable();
      const progressed = ((await db.messages.get(replyId))?.lastEvent ?? 0) > before;
      attempt = progressed ? 0 : attempt + 1;
      if (readConnection() === 'signed-out') return;
      await sleep(RETRY_MS[Math.min(attempt, RETRY_MS.length - 1)] ?? 15_000);
    }
  }
}

/**
 * Follows a reply until it is finished. `events` are those of the request that asked, if this page asked.
 * Calling it again for the same reply does nothing.
 */
export async function followAnswer(db: ChatDatabase, replyId: string, events?: AsyncIterable<AnswerEvent>): Promise<void> {
  if (following.has(replyId)) return;
  following.add(replyId);
  if (events) beginLive(replyId, '');
  try {
    await withLock(`wirewise-answer-${replyId}`, () => followToTheEnd(db, replyId, events));
  } catch (error) {
    // A closed database (logout, another user) ends the following; anything else is a fault worth seeing.
    if (!(error instanceof Error && /DatabaseClosed/.test(error.name))) throw error;
  } finally {
    following.delete(replyId);
    endLive(replyId);
  }
}

/** Follows every reply that a reload, a crash or a closed tab left unfinished, except those still waiting to be asked. */
export async function followUnfinished(db: ChatDatabase): Promise<void> {
  const waiting = new Set((await db.outbox.toArray()).flatMap(({ work }) => (work.kind === 'question' ? work.replyId : [])));
  const running = await db.messages.where('state').equals('running').toArray();
  for (const { id, role } of running) if (role === 'assistant' && !waiting.has(id)) void followAnswer(db, id);
}
