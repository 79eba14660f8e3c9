// Empties the outbox, oldest first and in order within each chat; one tab at a time.
import type { OutboxRow, OutboxWork } from '../local/database.ts';
import { hasNoDatabase } from '../local/no-database.ts';
import { answerInPage } from './answer-in-page.ts';
import { reached, readConnection, signedOut, unreachable } from './connection.ts';
import { deliverChange, deliverQuestion, type Outcome } from './deliver.ts';
import { followAnswer } from './follow-answer.ts';
import { isLimited, limitReached } from './limit.ts';
import { LIMIT_REASON, LOGIN_ENDED_REASON, OFFLINE_REASON } from './own-reasons.ts';
import { currentOwner, type Owner } from './owner.ts';
import { withLock } from './with-lock.ts';
import { isNoRoom } from './with-room.ts';

/** A server that answers but fails this often does not keep a question waiting: the guide takes it. */
const ENOUGH_FAILURES = 3;
/** A reply that is lost this soon is asked for once more, under the same ids: else the device and the server would both answer. */
const SOON_MS = 2000;
const ONCE_MORE_MS = 250;

type Asked = Extract<OutboxWork, { kind: 'question' }>;

/** A question that has waited longer than this is asked only when its reader still wants it. */
export const STALE_MS = 60 * 60 * 1000;

async function park(owner: Owner, row: OutboxRow, code: string): Promise<void> {
  await owner.db.transaction('rw', [owner.db.outbox, owner.db.messages], async () => {
    await owner.db.outbox.update(row.seq, { state: 'parked', reason: code });
    if (row.work.kind === 'question') await owner.db.messages.update(row.work.replyId, { state: 'failed', note: code });
  });
}

/** Nothing can answer now: no server, and no guide on this device yet. The question waits. */
const NOTHING_YET = { is: 'later', offline: true, waitMs: 0 } as const;
/** The same where there is a server, which the guide can still be fetched from. */
const SOON_AGAIN = { is: 'later', offline: false, waitMs: 3000 } as const;

async function answerHere(
  owner: Owner,
  row: OutboxRow,
  work: Asked,
  why: string | null,
): Promise<Outcome | { readonly is: 'answered-here' }> {
  try {
    await answerInPage(owner, row, work, why);
    return { is: 'answered-here' };
  } catch (error) {
    // The guide's code could not be fetched; every other fault is one worth seeing.
    if (error instanceof TypeError) return why === OFFLINE_REASON ? NOTHING_YET : SOON_AGAIN;
    throw error;
  }
}

/** Why the server is not asked at all now; undefined when it is. */
function whyAlone({ signedIn }: Owner): string | undefined {
  if (readConnection() === 'offline') return OFFLINE_REASON;
  if (readConnection() === 'signed-out') return LOGIN_ENDED_REASON;
  return !signedIn && isLimited() ? LIMIT_REASON : undefined;
}

/** Asks the server, and the guide in the page where the server can't: either way the question has left the outbox. */
async function handleQuestion(owner: Owner, row: OutboxRow, work: Asked): Promise<Outcome | { readonly is: 'answered-here' }> {
  if (work.asked.mode === 'guide' && !owner.signedIn) return answerHere(owner, row, work, null);
  const alone = whyAlone(owner);
  if (alone !== undefined) return answerHere(owner, row, work, alone);
  const deliver = (): Promise<Outcome> =>
    deliverQuestion(owner, row, work, (replyId, events) => void followAnswer(owner.db, replyId, events));
  const askedAt = performance.now();
  let outcome = await deliver();
  if (outcome.is === 'later' && outcome.offline && performance.now() - askedAt < SOON_MS) {
    await new Promise((done) => setTimeout(done, ONCE_MORE_MS));
    outcome = await deliver();
  }
  if (outcome.is === 'later' && (outcome.offline || row.attempts + 1 >= ENOUGH_FAILURES)) {
    if (outcome.offline) unreachable();
    return answerHere(owner, row, work, OFFLINE_REASON);
  }
  if (outcome.is === 'signed-out') {
    signedOut();
    return answerHere(owner, row, work, LOGIN_ENDED_REASON);
  }
  if (outcome.is === 'refused' && outcome.code === 'GUEST_LIMIT') {
    reached();
    limitReached();
    return answerHere(owner, row, work, LIMIT_REASON);
  }
  return outcome;
}

/** One round over what waits. Resolves to how long to wait before the next, or undefined when nothing is left to do now. */
async function drainOnce(owner: Owner): Promise<number | undefined> {
  const held = new Set<string>();
  const tried = new Set<number>();
  let waitMs: number | undefined;
  for (;;) {
    const rows = await owner.db.outbox.where('state').equals('waiting').sortBy('seq');
    // With no server, or none that knows us, what waits to be told does not keep a question waiting: the device answers it.
    const row = rows.find(
      ({ seq, sessionId, work }) =>
        !tried.has(seq) && (!held.has(sessionId) || (work.kind === 'question' && readConnection() !== 'online')),
    );
    if (!row) return waitMs;
    const { work } = row;
    if (work.kind === 'question' && Date.now() - row.createdAt > STALE_MS) {
      await owner.db.outbox.update(row.seq, { state: 'stale' });
      continue;
    }
    if (work.kind !== 'question' && readConnection() !== 'online') {
      held.add(row.sessionId);
      continue;
    }
    const outcome = work.kind === 'question' ? await handleQuestion(owner, row, work) : await deliverChange(owner, row);
    switch (outcome.is) {
      case 'answered-here':
        break;
      case 'delivered':
        reached();
        break;
      case 'signed-out':
        // What waits to be told stays for the login; questions after it are the device's.
        signedOut();
        held.add(row.sessionId);
        break;
      case 'refused':
        reached();
        await park(owner, row, outcome.code);
        break;
      case 'later':
        tried.add(row.seq);
        if (outcome.offline) unreachable();
        else {
          await owner.db.outbox.update(row.seq, { attempts: row.attempts + 1 });
          waitMs = Math.max(waitMs ?? 0, outcome.waitMs);
        }
        held.add(row.sessionId);
    }
  }
}

let again = false;
let running: Promise<void> | undefined;

async function drainUntilDone(): Promise<void> {
  while (again) {
    again = false;
    const owner = currentOwner();
    try {
      const waitMs = await withLock(`wirewise-outbox-${owner.db.owner}`, () => drainOnce(owner));
      if (waitMs !== undefined) setTimeout(() => void drainOutbox(), waitMs);
    } catch (error) {
      // Without its database the drain of an owner ends, and a full one is told; anything else is a fault worth seeing.
      if (!hasNoDatabase(error) && !isNoRoom(error)) throw error;
    }
  }
}

/** Drains now. A call while a drain runs makes it look once more, and resolves with it. */
export function drainOutbox(): Promise<void> {
  again = true;
  running ??= drainUntilDone().finally(() => {
    running = undefined;
  });
  return running;
}
