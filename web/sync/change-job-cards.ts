import type { Job } from '../../api/contract/answer.ts';
import * as cards from '../local/change-job-cards.ts';
import * as kept from '../local/job-cards.ts';
import { drainSoon } from './drain-soon.ts';
import { currentOwner } from './owner.ts';

/** Makes a card the active one on this device; null asks without one. */
export const pickJobCard = (id: string | null): Promise<void> => kept.pickJobCard(currentOwner().db, id);

/** Keeps a new card (`id` null) or a changed one, makes it the active one, and tells the server. */
export async function saveJobCard(id: string | null, job: Job): Promise<string> {
  const { db, signedIn } = currentOwner();
  const kept = await cards.saveJobCard(db, id, job, signedIn);
  void drainSoon();
  return kept;
}

export async function deleteJobCard(id: string): Promise<void> {
  const { db, signedIn } = currentOwner();
  await cards.deleteJobCard(db, id, signedIn);
  void drainSoon();
}
