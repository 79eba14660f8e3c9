// What was said before in a chat, cut to what a prompt has room for.
import type { ModelMessage } from '../../models/port.ts';

/** A question of the chat and what was answered; nothing where that never came. */
export interface Exchange {
  readonly question: string;
  readonly answer: string | null;
}

export const CHAT_TOKENS = 1500;
/** Of one earlier message: the last one is what follow-ups are mostly about. */
const LAST_TOKENS = 900;
const EARLIER_TOKENS = 250;

/** No tokenizer makes more of English or Spanish text, and none of JSON, than one token of three characters. */
export const tokensOf = (text: string): number => Math.ceil(text.length / 3);

const cut = (text: string, tokens: number): string => (tokensOf(text) <= tokens ? text : `${text.slice(0, tokens * 3 - 1).trimEnd()}…`);

/** The newest exchanges that fit into `tokens`, oldest first, each as the messages that it was. `chat` is newest first. */
export function chatMessages(chat: readonly Exchange[], tokens = CHAT_TOKENS): ModelMessage[] {
  const kept: ModelMessage[][] = [];
  let left = tokens;
  for (const [at, { question, answer }] of chat.entries()) {
    const most = at === 0 ? LAST_TOKENS : EARLIER_TOKENS;
    const messages: ModelMessage[] = [
      { role: 'user', content: cut(question, EARLIER_TOKENS) },
      { role: 'assistant', content: cut(answer ?? '(not answered)', most) },
    ];
    left -= messages.reduce((sum, { content }) => sum + tokensOf(content), 0);
    if (left < 0) break;
    kept.unshift(messages);
  }
  return kept.flat();
}
