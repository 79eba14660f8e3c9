// The device's own answer to a question that the server could not take.
import type { OutboxRow, OutboxWork } from '../local/database.ts';
import { earlierQuestions } from '../local/read-chats.ts';
import { answerOnDevice, newId } from '../local/write-chats.ts';
import { answerNearby } from './answer-nearby.ts';
import type { Owner } from './owner.ts';
import { guideForQuestion } from './page-guide.ts';
import { readPreferences } from './preferences.ts';
import { withRoom } from './with-room.ts';

type Asked = Extract<OutboxWork, { kind: 'question' }>;

/**
 * Answers with a model on this computer, where there is one, else with the guide in the page; `why` is shown with the answer. A guest's
 * answer stays on the device, a user's is told to the server.
 */
export async function answerInPage({ db, signedIn }: Owner, row: OutboxRow, work: Asked, why: string | null): Promise<void> {
  const question = await db.messages.get(work.messageId);
  const previous = await earlierQuestions(db, row.sessionId, question?.order ?? 0);
  const preferred = signedIn ? readPreferences() : {};
  const edition = work.asked.edition ?? preferred.edition;
  const job = preferred.state === undefined ? work.asked.job : { state: preferred.state, ...work.asked.job };
  const given = { ...(edition ? { edition } : {}), ...(job ? { job } : {}) };
  const byGuide = async () => {
    const { guide, language } = await guideForQuestion(work.text, previous, work.asked.language);
    return guide.answer({ text: work.text, language, ...given, previous }).answer;
  };
  const answer = (await answerNearby(work, given, previous[0])) ?? (await byGuide());
  const place = { seq: row.seq, sessionId: row.sessionId, messageId: work.messageId, replyId: work.replyId };
  const own = { ...answer, id: newId(), ...(why ? { fallback: why } : {}) };
  await withRoom(db, () => answerOnDevice(db, place, own, signedIn));
}
