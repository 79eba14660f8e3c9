import * as local from '../local/marks.ts';
import { drainSoon } from './drain-soon.ts';
import { currentOwner } from './owner.ts';

/** Makes a chat belong to a job, or to none, and tells the server. */
export async function putChatInJob(sessionId: string, jobId: string | null): Promise<void> {
  const { db, signedIn } = currentOwner();
  await local.putMark(db, sessionId, 'job', jobId, signedIn);
  void drainSoon();
}

/** Pins a chat or stars an answer, or takes that off, and tells the server. */
export async function setMark(subject: string, mark: 'pin' | 'star', on: boolean): Promise<void> {
  const { db, signedIn } = currentOwner();
  await local.setMark(db, subject, mark, on, signedIn);
  void drainSoon();
}
