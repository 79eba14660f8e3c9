// Who is to answer in a chat: a mark of the chat, the same on all of a user's devices. A chat that has not begun keeps it until its first question.
import type { AskedWith } from '../local/database.ts';
import { answererOf, putMark } from '../local/marks.ts';
import { drainSoon } from './drain-soon.ts';
import { currentOwner } from './owner.ts';

/** 'auto', 'local', 'guide', or the id of a model. */
export type AnswererChoice = string;
export const AUTO = 'auto';

let forNewChat: AnswererChoice = AUTO;

/** What was chosen in a chat; null is the chat that is to begin. */
export async function readAnswererChoice(sessionId: string | null): Promise<AnswererChoice> {
  return sessionId === null ? forNewChat : ((await answererOf(currentOwner().db, sessionId)) ?? AUTO);
}

export async function chooseAnswerer(sessionId: string | null, choice: AnswererChoice): Promise<void> {
  if (sessionId === null) {
    forNewChat = choice;
    return;
  }
  const { db, signedIn } = currentOwner();
  await putMark(db, sessionId, 'answerer', choice, signedIn);
  void drainSoon();
}

/** Gives a chat that has begun what was chosen before it had. */
export async function settleNewChat(sessionId: string): Promise<void> {
  const choice = forNewChat;
  forNewChat = AUTO;
  if (choice !== AUTO) await chooseAnswerer(sessionId, choice);
}

/** The choice as a question carries it. */
export function askedOf(choice: AnswererChoice): Pick<AskedWith, 'mode' | 'provider'> {
  if (choice === AUTO) return {};
  return choice === 'guide' || choice === 'local' ? { mode: choice } : { provider: choice };
}
