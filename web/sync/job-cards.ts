// Job cards: what a site fixes, so that a question need not say it. A user's are the same on every device.
import type { Job } from '../../api/contract/answer.ts';
import type { StoredJobCard } from '../local/database.ts';
import { jobOfChat } from '../local/marks.ts';
import { readStored } from '../platform/stored-keys.ts';
import { currentOwner } from './owner.ts';

/** The card that goes with a question in a chat; undefined where none does. */
export const cardFor = (sessionId: string | null): Promise<StoredJobCard | undefined> => jobOfChat(currentOwner().db, sessionId);

/** What a card says to whoever answers: not where the site is. */
export function jobAsked({ address: _, ...job }: Job): Job {
  return job;
}

/** What the card of the open chat says, or of the next one where none is open; undefined where no card goes with it. */
export const activeJob = async (): Promise<Job | undefined> => (await cardFor(readStored('activeSessionId')))?.job;
