// Changes of job cards. Each is one transaction with what tells the server of it.
import type { Job } from '../../api/contract/answer.ts';
import type { ChatDatabase, StoredJobCard } from './database.ts';
import { ACTIVE_KEY, forgetJobCard, type JobCards, pickJobCard } from './job-cards.ts';
import { newId, outboxRow } from './write-chats.ts';

/** Keeps a new card (`id` null) or a changed one and makes it the active one. Deleted elsewhere meanwhile, it goes on as a new card. */
export async function saveJobCard(db: ChatDatabase, id: string | null, job: Job, tellServer: boolean): Promise<string> {
  return db.transaction('rw', [db.jobCards, db.outbox, db.meta], async () => {
    const known = id === null ? undefined : await db.jobCards.get(id);
    // Later than what it changes, even when that came from a device whose clock runs ahead.
    const at = Math.max(Date.now(), known ? Date.parse(known.changedAt) + 1 : 0);
    const card: StoredJobCard = { id: known?.id ?? newId(), job, changedAt: new Date(at).toISOString() };
    await db.jobCards.put(card);
    await pickJobCard(db, card.id);
    if (tellServer) await queueJobCard(db, card);
    return card.id;
  });
}

/** Deletes a card here at once and queues the deletion. */
export async function deleteJobCard(db: ChatDatabase, id: string, tellServer: boolean): Promise<void> {
  await db.transaction('rw', [db.jobCards, db.outbox, db.buried], async () => {
    await forgetJobCard(db, id);
    if (tellServer) await db.outbox.add(outboxRow(id, { kind: 'delete-job-card' }));
  });
}

/** In the place of what waits of this card: the newest is all the server needs. */
async function queueJobCard(db: ChatDatabase, { id, job, changedAt }: StoredJobCard): Promise<void> {
  await db.outbox.where('sessionId').equals(id).delete();
  await db.outbox.add(outboxRow(id, { kind: 'job-card', job, changedAt }));
}

/** Puts the guest's cards among the user's and queues them. Running twice moves nothing twice: ids stay, known ones are left alone. */
export async function takeOverJobCards(db: ChatDatabase, { cards, active }: JobCards): Promise<void> {
  await db.transaction('rw', [db.jobCards, db.outbox, db.meta], async () => {
    for (const card of cards) {
      if (await db.jobCards.get(card.id)) continue;
      await db.jobCards.put(card);
      await queueJobCard(db, card);
    }
    if (active && !(await db.meta.get(ACTIVE_KEY))) await pickJobCard(db, active.id);
  });
}
