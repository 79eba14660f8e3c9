import type { AnswerEvent } from '../contract/events.ts';
import type { Language } from '../contract/values.ts';
import { GUEST_OWNER } from '../store/schema.ts';
import type { Tables } from '../store/store.ts';
import { UNAVAILABLE } from './answer-step.ts';

export interface EndingAnswer {
  readonly owner: string;
  readonly replyId: string;
  readonly language: Language;
  /** The guest it was counted for, and the mark of that count; null for users and for what is not counted. */
  readonly guest: string | null;
  readonly guestMark: string | null;
}

/** Writes an answer's last event into its message. A guest gets back what failed or was cut by us, not what they stopped themselves. */
export async function endAnswer(tables: Tables, answer: EndingAnswer, event: AnswerEvent): Promise<void> {
  const change = answer.owner === GUEST_OWNER ? 0 : await tables.owners.nextChange(answer.owner);
  const { owner, replyId } = answer;
  switch (event.type) {
    case 'done':
      await tables.messages.finish(owner, replyId, { state: 'done', content: event.answer.response, answer: event.answer, change });
      return;
    case 'stopped':
    case 'interrupted':
      await tables.messages.finish(owner, replyId, { state: event.type, content: event.text, answer: null, change });
      break;
    case 'failed':
      await tables.messages.finish(owner, replyId, { state: 'failed', content: UNAVAILABLE[answer.language], answer: null, change });
      break;
    default:
      throw new Error(`${event.type} ends no answer.`);
  }
  if (event.type !== 'stopped' && answer.guest !== null && answer.guestMark !== null) {
    await tables.guestCounts.giveBack(answer.guest, answer.guestMark);
  }
}
