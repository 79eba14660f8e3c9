// Which questions took the place of which: an edited or repeated question leaves what it replaced where it was.
import type { ChatDatabase, StoredMessage } from './database.ts';

/** A question with its finished or broken reply; undefined while there is none. */
export interface Turn {
  readonly question: StoredMessage;
  readonly reply: StoredMessage | undefined;
}

/** The versions of a question in the order they were asked, up to the one given; it alone where nothing was replaced. */
export async function versionsOf(db: ChatDatabase, question: StoredMessage): Promise<Turn[]> {
  const questions = [question];
  const seen = new Set([question.id]);
  for (let before = question.supersedes; before !== null && !seen.has(before); ) {
    seen.add(before);
    const older = await db.messages.get(before);
    if (!older) break;
    questions.unshift(older);
    before = older.supersedes;
  }
  const replies = await db.messages
    .where('[sessionId+order]')
    .between([question.sessionId, questions[0]?.order ?? question.order], [question.sessionId, Infinity])
    .filter(({ replyTo }) => replyTo !== null && seen.has(replyTo))
    .toArray();
  return questions.map((each) => ({ question: each, reply: replies.findLast(({ replyTo }) => replyTo === each.id) }));
}

/** Turns of messages in their order; a question's last reply is its answer. */
export function turnsOf(messages: readonly StoredMessage[]): Turn[] {
  return messages
    .filter(({ role }) => role === 'user')
    .map((question) => ({ question, reply: messages.findLast(({ replyTo }) => replyTo === question.id) }));
}
