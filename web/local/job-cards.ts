// Job cards, kept with the chats of their owner.
import type { Job } from '../../api/contract/answer.ts';
import type { ChatDatabase } from './database.ts';

export interface JobCard {
  readonly id: string;
  readonly job: Job;
}

export interface JobCards {
  readonly cards: readonly JobCard[];
  /** Id of the card that goes with questions; null for none. */
  readonly active: string | null;
}

export const JOBS_KEY = 'jobs';
const NONE: JobCards = { cards: [], active: null };

export const readJobCards = async (db: ChatDatabase): Promise<JobCards> => ((await db.meta.get(JOBS_KEY))?.value as JobCards) ?? NONE;

export async function keepJobCards(db: ChatDatabase, change: (cards: JobCards) => JobCards): Promise<void> {
  await db.transaction('rw', [db.meta], async () => {
    await db.meta.put({ key: JOBS_KEY, value: change(await readJobCards(db)) });
  });
}
