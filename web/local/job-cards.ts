// Job cards, kept with the chats of their owner: what a screen needs at once. Their changes stand apart, since they come later.
import type { ChatDatabase, StoredJobCard } from './database.ts';

export interface JobCards {
  /** In the order they were made. */
  readonly cards: readonly StoredJobCard[];
  /** The one that goes with this device's questions. */
  readonly active: StoredJobCard | undefined;
}

/** Which card is in use is this device's own: a pick in the office must not change what is assumed on a roof. */
export const ACTIVE_KEY = 'active-job';

export async function readJobCards(db: ChatDatabase): Promise<JobCards> {
  const [cards, active] = await Promise.all([db.jobCards.orderBy('id').toArray(), db.meta.get(ACTIVE_KEY)]);
  return { cards, active: cards.find(({ id }) => id === active?.value) };
}

/** Makes a card the active one; null asks without one. */
export async function pickJobCard(db: ChatDatabase, id: string | null): Promise<void> {
  await db.meta.put({ key: ACTIVE_KEY, value: id });
}

/** Removes a card that was deleted elsewhere, and what waits of it: a deletion wins. */
export async function forgetJobCard(db: ChatDatabase, id: string): Promise<void> {
  await db.transaction('rw', [db.jobCards, db.outbox, db.buried], async () => {
    await db.buried.put({ id, kind: 'deleted-job-card' });
    await db.jobCards.delete(id);
    await db.outbox.where('sessionId').equals(id).delete();
  });
}
