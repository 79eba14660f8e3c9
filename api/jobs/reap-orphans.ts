import type { AnswerEvent } from '../contract/events.ts';
import type { RunningAnswer } from '../store/running-answers.ts';
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

/**
 * Ends the answers of processes that died as 'interrupted', with the text they had. Dead is who has not shown itself in `silenceMs` of
 * watching, by a clock that only goes forward: whoever puts the computer's clock back or on leaves no answer running, and ends none
 * that is alive. Returns a look round, which says how many answers it ended.
 */
export function createReaper(store: Store, silenceMs: number, now = (): number => performance.now()): () => Promise<number> {
  let watched = new Map<string, { readonly beatAt: number | null; readonly since: number }>();
  return async () => {
    const before = watched;
    watched = new Map();
    let ended = 0;
    for (const { process_id: processId, beat_at: beatAt } of await store.runningAnswers.makers()) {
      const known = before.get(processId);
      const { since } = known?.beatAt === beatAt ? known : { since: now() };
      watched.set(processId, { beatAt, since });
      if (now() - since < silenceMs) continue;
      for (const orphan of await store.runningAnswers.ofProcess(processId)) if (await endOrphan(store, orphan)) ended += 1;
    }
    return ended;
  };
}

/** False when somebody else ended it. */
function endOrphan(store: Store, orphan: RunningAnswer): Promise<boolean> {
  const { owner, reply_id: replyId } = orphan;
  return store.write(async (tables) => {
    if (!(await tables.runningAnswers.take(owner, replyId, orphan.process_id))) return false;
    const events = await tables.answerEvents.after(owner, replyId, 0, 100_000);
    const event: AnswerEvent = { n: (events.at(-1)?.n ?? 0) + 1, type: 'interrupted', text: textSoFar(events) };
    await tables.answerEvents.append(owner, replyId, [event]);
    await endAnswer(tables, { owner, replyId, language: orphan.language, guest: orphan.guest, guestMark: orphan.guest_mark }, event);
    return true;
  });
}
