import type { Answer } from '../../api/contract/answer.ts';
import { listChatsOfJob } from '../local/marks.ts';
import { newId } from '../local/write-chats.ts';
import { keepAnswer } from './keep-answer.ts';
import { putChatInJob } from './marks.ts';
import { currentOwner } from './owner.ts';

/** Puts a question with an answer that this device worked out into a job: its newest chat, or a new one that belongs to it. */
export async function keepInJob(jobId: string, text: string, answer: Omit<Answer, 'id'>): Promise<void> {
  const [newest] = await listChatsOfJob(currentOwner().db, jobId);
  const sessionId = newest?.id ?? newId();
  await keepAnswer({ sessionId, text, answer });
  if (!newest) await putChatInJob(sessionId, jobId);
}
