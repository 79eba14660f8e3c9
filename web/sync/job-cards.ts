// Job cards: what a site fixes, so that a question need not say it. A user's are the same on every device; one of them, or none, is in use here.
import type { Job } from '../../api/contract/answer.ts';
import { readJobCards } from '../local/job-cards.ts';
import { currentOwner } from './owner.ts';

/** What the active card says, to go with a question; undefined where no card is active. */
export const activeJob = async (): Promise<Job | undefined> => (await readJobCards(currentOwner().db)).active?.job;
