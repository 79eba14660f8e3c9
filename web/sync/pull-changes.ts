// Brings what other devices did: changes after the last change number seen, page by page.
import { type Change, isLaterCard, isLaterMark, type SyncPage } from '../../api/contract/sync.ts';
import type { ChatDatabase } from '../local/database.ts';
import { forgetJobCard } from '../local/job-cards.ts';
import { hasNoDatabase } from '../local/no-database.ts';
import { believe, doubtAll, tellLost } from '../local/restored.ts';
import { buryChat, goAlong, isDeleted, sortByNewest } from '../local/settle-chats.ts';
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
  if (deleted) {
    await believe(db, 'deleted-session', id);
    return buryChat(db, id);
  }
  if (await isDeleted(db, id)) return;
  const known = await db.sessions.get(id);
  const isNews = !known || titleAt >= known.titleAt;
  if (!known) await db.sessions.add({ id, title, titleAt, created_at, updatedAt: created_at });
  // A title that was given here later is on its way to the server.
  else await db.sessions.update(id, isNews ? { title, titleAt, created_at } : { created_at });
  if (isNews) await believe(db, 'session', id);
}

/** The server says which chat a message is in and when it was made; what it says stands on every device. */
async function applyMessage(db: ChatDatabase, change: Extract<Change, { kind: 'message' }>): Promise<void> {
  const { message, sessionId } = change;
  if (await isDeleted(db, sessionId)) return;
  const known = await db.messages.get(message.id);
  if (known && known.sessionId !== sessionId) await goAlong(db, message.id, known.sessionId, sessionId);
  const place = { sessionId, created_at: message.created_at, order: orderOf(message) };
  // One that is being made is followed, here or on the device that asked; a finished one never changes on the server, unless it was
  // restored, and has lost the end of what it was making at its backup.
  const isCut = known?.state === 'done' && message.state !== 'done';
  const isNews = message.state !== 'running' && !isCut && (known?.state !== message.state || known.content !== message.content);
  if (!known || isNews) {
    const { lastEvent = 0, guestKey = null, picture } = known ?? {};
    await db.messages.put({ ...message, ...place, lastEvent, guestKey, note: null, ...(picture ? { picture } : {}) });
    // Its words are other ones now than those it could be found by.
    if (known) await db.texts.delete(message.id);
  } else if (known.order !== place.order) await db.messages.update(message.id, place);
  if (!isCut) await believe(db, 'message', message.id);
}

async function applyJobCard(db: ChatDatabase, change: Extract<Change, { kind: 'job-card' }>): Promise<void> {
  const { id, job, changedAt, deleted } = change;
  if (deleted) {
    await believe(db, 'deleted-job-card', id);
    return forgetJobCard(db, id);
  }
  if (await db.buried.get(id)) return;
  const known = await db.jobCards.get(id);
  if (!known || isLaterCard(change, known)) await db.jobCards.put({ id, job, changedAt });
  if (!known || !isLaterCard(known, change)) await believe(db, 'job-card', id);
}

async function applyMark(db: ChatDatabase, { subject, mark, value, markedAt }: Extract<Change, { kind: 'mark' }>): Promise<void> {
  const known = await db.marks.get([subject, mark]);
  if (!known || isLaterMark({ value, markedAt }, known)) await db.marks.put({ subject, mark, value, markedAt });
  if (!known || !isLaterMark(known, { value, markedAt })) await believe(db, mark, subject);
}

async function applyPage(db: ChatDatabase, page: SyncPage, cursor: Cursor | undefined): Promise<void> {
  const touches = [db.sessions, db.messages, db.outbox, db.meta, db.jobCards, db.marks, db.texts, db.buried, db.doubted];
  await db.transaction('rw', touches, async () => {
    // A server that was restored from a backup gives everything from the start, whatever it is asked for.
    if (cursor !== undefined && cursor.epoch !== page.epoch) await doubtAll(db);
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
    await db.meta.put({ key: 'cursor', value: { epoch: page.epoch, after: page.next } satisfies Cursor });
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
      if (page.more) continue;
      await withRoom(db, () => tellLost(db));
      return;
    }
  });
}
