// Job cards on this device: what a site fixes, so that a question need not say it. One of them, or none, is active.
import type { Job } from '../../api/contract/answer.ts';
import { type JobCards, keepJobCards, readJobCards } from '../local/job-cards.ts';
import { currentOwner } from './owner.ts';

/** What the active card says, to go with a question; undefined where no card is active. */
export async function activeJob(): Promise<Job | undefined> {
  const { cards, active } = await readJobCards(currentOwner().db);
  return cards.find(({ id }) => id === active)?.job;
}

/** Changes the cards in one step. */
export const changeJobCards = (change: (cards: JobCards) => JobCards): Promise<void> => keepJobCards(currentOwner().db, change);
