// Brings what other devices did: changes after the last change number seen, page by page.
import { type Change, isLaterCard, isLaterMark, type SyncPage } from '../../api/contract/sync.ts';
import type { ChatDatabase } from '../local/database.ts';
import { forgetJobCard } from '../local/job-cards.ts';
import { hasNoDatabase } from '../local/no-database.ts';
import { buryChat, goAlong, isBeingDeleted, sortByNewest } from '../local/settle-chats.ts';
import { orderOf } from '../local/write-chats.ts';
import { call } from '../remote/call.ts';
import { RemoteError } from '../remote/remote-error.ts';
import { reached, signedOut, unreachable } from './connection.ts';
import { currentOwner, type Owner } from './owner.ts';
import { withLock } from './with-lock.ts';
import { isNoRoom, withRoom } from './with-room.ts';

interface Cursor {
  readonly epoch: string;
  readonly after: number;
}

async function applySession(db: ChatDatabase, change: Extract<Change, { kind: 'session' }>): Promise<void> {
  const { id, title, titleAt, created_at, deleted } = change;
  if (deleted) return buryChat(db, id);
  if (await isBeingDeleted(db, id)) return;
  const known = await db.sessions.get(id);
  if (!known) await db.sessions.add({ id, title, titleAt, created_at, updatedAt: created_at });
  // A title that was given here later is on its way to the server.
  else await db.sessions.update(id, titleAt >= known.titleAt ? { title, titleAt, created_at } : { created_at });
}

/** The server says which chat a message is in and when it was made; what it says stands on every device. */
async function applyMessage(db: ChatDatabase, change: Extract<Change, { kind: 'message' }>): Promise<void> {
  const { message, sessionId } = change;
  if (await isBeingDeleted(db, sessionId)) return;
  const known = await db.messages.get(message.id);
  if (known && known.sessionId !== sessionId) await goAlong(db, message.id, known.sessionId, sessionId);
  const place = { sessionId, created_at: message.created_at, order: orderOf(message) };
  // One that is being made is followed, here or on the device that asked; a finished one never changes on the server.
  const isNews = message.state !== 'running' && (known?.state !== message.state || known.content !== message.content);
  if (!known || isNews) {
    const { lastEvent = 0, guestKey = null } = known ?? {};
    await db.messages.put({ ...message, ...place, lastEvent, guestKey, note: null });
    // Its words are other ones now than those it could be found by.
    if (known) await db.texts.delete(message.id);
  } else if (known.order !== place.order) await db.messages.update(message.id, place);
}

async function applyJobCard(db: ChatDatabase, change: Extract<Change, { kind: 'job-card' }>): Promise<void> {
  const { id, job, changedAt, deleted } = change;
  if (deleted) return forgetJobCard(db, id);
  // Deleted here, and the server does not know it yet.
  const goes = await db.outbox
    .where('sessionId')
    .equals(id)
    .filter(({ work }) => work.kind === 'delete-job-card')
    .count();
  const known = await db.jobCards.get(id);
  if (goes === 0 && (!known || isLaterCard(change, known))) await db.jobCards.put({ id, job, changedAt });
}

async function applyMark(db: ChatDatabase, { subject, mark, value, markedAt }: Extract<Change, { kind: 'mark' }>): Promise<void> {
  const known = await db.marks.get([subject, mark]);
  if (!known || isLaterMark({ value, markedAt }, known)) await db.marks.put({ subject, mark, value, markedAt });
}

async function applyPage(db: ChatDatabase, page: SyncPage, cursor: Cursor | undefined): Promise<void> {
  await db.transaction('rw', [db.sessions, db.messages, db.outbox, db.meta, db.jobCards, db.marks, db.texts], async () => {
    const touched = new Set<string>();
    for (const change of page.changes) {
      if (change.kind === 'job-card') await applyJobCard(db, change);
      else if (change.kind === 'mark') await applyMark(db, change);
      else {
        if (change.kind === 'session') await applySession(db, change);
        else await applyMessage(db, change);
        touched.add(change.kind === 'session' ? change.id : change.sessionId);
      }
    }
    for (const id of touched) await sortByNewest(db, id);
    // A restored backup counts anew: everything is read again from the start, and nothing here is lost by it.
    const restored = cursor !== undefined && cursor.epoch !== page.epoch;
    await db.meta.put({ key: 'cursor', value: { epoch: page.epoch, after: restored ? 0 : page.next } satisfies Cursor });
  });
}

/** Pulls everything new. A guest has nothing to pull; no server is not an error. */
export async function pullChanges(): Promise<void> {
  const owner = currentOwner();
  if (!owner.signedIn) return;
  try {
    await pullFor(owner);
  } catch (error) {
    // Without its database the pull of an owner ends, and a full one is told; anything else is a fault worth seeing.
    if (!hasNoDatabase(error) && !isNoRoom(error)) throw error;
  }
}

async function pullFor({ db, token }: Owner): Promise<void> {
  await withLock(`wirewise-pull-${db.owner}`, async () => {
    for (;;) {
      const cursor = (await db.meta.get('cursor'))?.value as Cursor | undefined;
      let page: SyncPage;
      try {
        page = await call(
          'pullChanges',
          { query: { after: String(cursor?.after ?? 0), ...(cursor ? { epoch: cursor.epoch } : {}) } },
          { token },
        );
      } catch (error) {
        if (!(error instanceof RemoteError)) throw error;
        if (error.code === 'OFFLINE') unreachable();
        else if (error.code === 'NOT_SIGNED_IN' || error.code === 'BANNED') signedOut();
        return;
      }
      reached();
      await withRoom(db, () => applyPage(db, page, cursor));
      const startAgain = cursor !== undefined && cursor.epoch !== page.epoch;
      if (!page.more && !startAgain) return;
    }
  });
}
