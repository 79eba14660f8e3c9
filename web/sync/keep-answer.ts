import type { Answer } from '../../api/contract/answer.ts';
import { keepAnswer as keepHere } from '../local/write-chats.ts';
import { drainSoon } from './drain-soon.ts';
import { currentOwner } from './owner.ts';
import { withRoom } from './with-room.ts';

/** Keeps a question with an answer that this device worked out, in place of `supersedes` if given, and tells the server of it. */
export async function keepAnswer(input: {
  readonly sessionId: string;
  readonly text: string;
  readonly answer: Omit<Answer, 'id'>;
  readonly supersedes?: string;
}): Promise<{ readonly messageId: string }> {
  const { db, signedIn } = currentOwner();
  const kept = await withRoom(db, () => keepHere(db, input, signedIn));
  void drainSoon();
  return kept;
}
