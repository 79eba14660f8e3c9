import type { AnswerEvent } from '../contract/events.ts';
import type { Store } from '../store/store.ts';
import { endAnswer } from './end-answer.ts';

/** The text an answer has so far: its pieces since the last restart. */
export function textSoFar(events: readonly AnswerEvent[]): string {
  let text = '';
  for (const event of events) {
    if (event.type === 'text') text += event.text;
    else if (event.type === 'restart') text = '';
  }
  return text;
}

/** Ends the answers of processes that died as 'interrupted', with the text they had. Returns how many. */
export async function reapOrphans(store: Store, silenceMs: number): Promise<number> {
  const orphans = await store.runningAnswers.orphans(silenceMs);
  let ended = 0;
  for (const orphan of orphans) {
    const { owner, reply_id: replyId } = orphan;
    const mine = await store.write(async (tables) => {
      if (!(await tables.runningAnswers.take(owner, replyId, orphan.process_id))) return false;
      const events = await tables.answerEvents.after(owner, replyId, 0, 100_000);
      const event: AnswerEvent = { n: (events.at(-1)?.n ?? 0) + 1, type: 'interrupted', text: textSoFar(events) };
      await tables.answerEvents.append(owner, replyId, [event]);
      await endAnswer(tables, { owner, replyId, language: orphan.language, guest: orphan.guest, guestMark: orphan.guest_mark }, event);
      return true;
    });
    if (mine) ended += 1;
  }
  return ended;
}
