import { overLength } from '../../api/contract/values.ts';
import type { AskedWith } from '../local/database.ts';
import { earlierQuestions } from '../local/read-chats.ts';
import { addQuestion, keepAnswer, type PairIds } from '../local/write-chats.ts';
import { drainSoon } from './drain-soon.ts';
import { answerAtOnce } from './judge-at-once.ts';
import { currentOwner } from './owner.ts';
import { askToPersist } from './storage.ts';
import { withRoom } from './with-room.ts';

/** A picture that goes with a question: JPEG, already shrunk. */
export interface AttachedPicture {
  readonly jpeg: Blob;
  /** It stays on this device, with its question. */
  readonly isKept: boolean;
  /** The name of the model that is to look at it; null: nobody is. */
  readonly seenBy: string | null;
}

const base64Of = (blob: Blob): Promise<string> =>
  new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result).split(',')[1] ?? '');
    reader.onerror = () => fail(reader.error);
    reader.readAsDataURL(blob);
  });

/**
 * Keeps a question on the device, and with it the promise to ask it; a danger or a refused request is kept with its answer, and only told to the
 * server. Resolves as soon as it is kept; delivery goes on by itself. What the server would refuse for its length is never kept: RangeError.
 */
export async function sendMessage(given: {
  readonly sessionId: string;
  /** Made by whoever shows the message before it is kept. */
  readonly ids?: PairIds;
  readonly text: string;
  readonly asked: AskedWith;
  readonly supersedes?: string;
  readonly picture?: AttachedPicture | null;
}): Promise<PairIds> {
  const { picture, ...question } = given;
  const seen = picture?.seenBy ? { picture: await base64Of(picture.jpeg) } : {};
  const input = {
    ...question,
    text: given.text.trim(),
    asked: { ...given.asked, ...seen },
    ...(picture?.isKept ? { picture: picture.jpeg } : {}),
  };
  if (overLength(input.text) > 0) throw new RangeError('The message is too long.');
  const { db, signedIn } = currentOwner();
  const answer = await answerAtOnce(input.text, input.asked, () => earlierQuestions(db, input.sessionId, Infinity));
  const ids = await withRoom(db, () => (answer ? keepAnswer(db, { ...input, answer }, signedIn) : addQuestion(db, input)));
  void drainSoon();
  // From the first message on there is something to lose.
  void askToPersist();
  return ids;
}
