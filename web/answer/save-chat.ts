// A chat as a Markdown file, with everything that lets a reader judge it away from the app. Fetched when somebody asks for it.
import i18next from 'i18next';
import type { Answer } from '../../api/contract/answer.ts';
import { formatDateTime } from '../i18n/format.ts';
import { currentLanguage } from '../i18n/language.ts';
import type { StoredMessage, StoredSession } from '../local/database.ts';
import { listMessages } from '../local/read-chats.ts';
import { currentOwner } from '../sync/owner.ts';
import { answerAsMarkdown } from './answer-as-text.ts';
import { textLabels } from './text-labels.ts';

function replyAsMarkdown({ answer, content }: StoredMessage): string {
  return answer ? answerAsMarkdown(answer as Answer, textLabels(answer as Answer)) : content;
}

/** The chat's questions and answers, oldest first, under its title. */
export function chatAsMarkdown(chat: StoredSession, messages: readonly StoredMessage[]): string {
  const t = i18next.getFixedT(null, 'answer');
  return [
    `# ${chat.title}`,
    `Wirewise, ${formatDateTime(chat.created_at, currentLanguage())}`,
    ...messages.map((message) =>
      message.role === 'user' ? `## ${t('question')}\n\n> ${message.content.replaceAll('\n', '\n> ')}` : replyAsMarkdown(message),
    ),
    t('ownWords'),
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n');
}

/** Hands the chat to the browser as a download. */
export async function saveChat(chat: StoredSession): Promise<void> {
  const text = chatAsMarkdown(chat, await listMessages(currentOwner().db, chat.id));
  const address = URL.createObjectURL(new Blob([text], { type: 'text/markdown;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${chat.title.replace(/[^\p{L}\p{N} -]+/gu, '').trim() || 'wirewise'}.md`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
