// Brings what other devices did: changes after the last change number seen, page by page.
import { type Change, isLaterCard, type SyncPage } from '../../api/contract/sync.ts';
import type { ChatDatabase } from '../local/database.ts';
import { forgetJobCard } from '../local/job-cards.ts';
import { call } from '../remote/call.ts';
import { RemoteError } from '../remote/remote-error.ts';
import { reached, signedOut, unreachable } from './connection.ts';
import { currentOwner } from './owner.ts';
import { withLock } from './with-lock.ts';

interface Cursor {
  readonly epoch: string;
  readonly after: number;
}

async function applySession(db: ChatDatabase, change: Extract<Change, { kind: 'session' }>): Promise<void> {
  if (change.deleted) {
    // A question that still waits here opens a chat of its own when it is delivered; all else goes.
    const waits = await db.outbox
      .where('sessionId')
      .equals(change.id)
      .filter(({ work }) => work.kind === 'question')
      .count();
    if (waits > 0) return;
    await db.sessions.delete(change.id);
    await db.messages.where('[sessionId+order]').between([change.id, -Infinity], [change.id, Infinity]).delete();
    await db.outbox.where('sessionId').equals(change.id).delete();
    return;
  }
  const known = await db.sessions.get(change.id);
  const { id, title, titleAt, created_at } = change;
  if (!known) await db.sessions.add({ id, title, titleAt, created_at, updatedAt: created_at });
  else if (titleAt > known.titleAt || (titleAt === known.titleAt && title > known.title)) await db.sessions.update(id, { title, titleAt });
}

async function applyMessage(db: ChatDatabase, change: Extract<Change, { kind: 'message' }>): Promise<void> {
  const { message, sessionId } = change;
  const known = await db.messages.get(message.id);
  // Finished messages never change; one that is being made here is being followed here.
  if (known && (known.state !== 'running' || message.state === 'running')) return;
  const time = Date.parse(message.created_at);
  const order = known?.order ?? (message.role === 'assistant' ? time + 0.5 : time);
  await db.messages.put({ ...message, sessionId, order, lastEvent: known?.lastEvent ?? 0, guestKey: null, note: null });
  const session = await db.sessions.get(sessionId);
  if (session && message.created_at > session.updatedAt) await db.sessions.update(sessionId, { updatedAt: message.created_at });
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

async function applyPage(db: ChatDatabase, page: SyncPage, cursor: Cursor | undefined): Promise<void> {
  await db.transaction('rw', [db.sessions, db.messages, db.outbox, db.meta, db.jobCards], async () => {
    for (const change of page.changes) {
      if (change.kind === 'session') await applySession(db, change);
      else if (change.kind === 'message') await applyMessage(db, change);
      else await applyJobCard(db, change);
    }
    // A restored backup counts anew: everything is read again from the start, and nothing here is lost by it.
    const restored = cursor !== undefined && cursor.epoch !== page.epoch;
    await db.meta.put({ key: 'cursor', value: { epoch: page.epoch, after: restored ? 0 : page.next } satisfies Cursor });
  });
}

/** Pulls everything new. A guest has nothing to pull; no server is not an error. */
export async function pullChanges(): Promise<void> {
  const { db, signedIn, token } = currentOwner();
  if (!signedIn) return;
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
      await applyPage(db, page, cursor);
      const startAgain = cursor !== undefined && cursor.epoch !== page.epoch;
      if (!page.more && !startAgain) return;
    }
  });
}
