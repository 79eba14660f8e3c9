// Job cards: what a site fixes, so that a question need not say it. A user's are the same on every device; one of them, or none, is in use here.
import type { Job } from '../../api/contract/answer.ts';
import * as local from '../local/job-cards.ts';
import { drainSoon } from './drain-soon.ts';
import { currentOwner } from './owner.ts';

/** What the active card says, to go with a question; undefined where no card is active. */
export const activeJob = async (): Promise<Job | undefined> => (await local.readJobCards(currentOwner().db)).active?.job;

/** Makes a card the active one on this device; null asks without one. */
export const pickJobCard = (id: string | null): Promise<void> => local.pickJobCard(currentOwner().db, id);

/** Keeps a new card (`id` null) or a changed one, makes it the active one, and tells the server. */
export async function saveJobCard(id: string | null, job: Job): Promise<void> {
  const { db, signedIn } = currentOwner();
  await local.saveJobCard(db, id, job, signedIn);
  void drainSoon();
}

export async function deleteJobCard(id: string): Promise<void> {
  const { db, signedIn } = currentOwner();
  await local.deleteJobCard(db, id, signedIn);
  void drainSoon();
}
