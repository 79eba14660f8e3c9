import { call } from '../remote/call.ts';
import { RemoteError } from '../remote/remote-error.ts';
import { currentOwner } from './owner.ts';

/** Stops a reply in the making. A question that was never asked is taken back; what the server has made so far stays. */
export async function stopAnswer(replyId: string): Promise<void> {
  const { db } = currentOwner();
  const waiting = (await db.outbox.toArray()).find(({ work }) => work.kind === 'question' && work.replyId === replyId);
  if (waiting) {
    await db.transaction('rw', [db.outbox, db.messages], async () => {
      await db.outbox.delete(waiting.seq);
      await db.messages.update(replyId, { state: 'stopped', note: null });
    });
    return;
  }
  const row = await db.messages.get(replyId);
  if (row?.state !== 'running') return;
  try {
    await call('stopAnswer', { params: { id: replyId }, ...(row.guestKey ? { query: { key: row.guestKey } } : {}) });
  } catch (error) {
    if (!(error instanceof RemoteError)) throw error;
    // Out of reach: it is stopped for this reader; the server's own deadline ends it there.
    await db.messages.update(replyId, { state: 'stopped', note: null });
  }
}
