// What the system hands over when it opens the program: a wirewise:// link, or a chat file that somebody opened.
import { messageTextSchema } from '../api/contract/chat.ts';

export const LINK_SCHEME = 'wirewise';
export const CHAT_FILE_ENDING = 'wirewise';

/** What a link names, and where that is in the app. Whatever else it says is left out. */
const PLACES: Readonly<Record<string, string>> = {
  chat: '/chatbot',
  chats: '/chatbot/chathistory',
  jobs: '/chatbot/jobs',
  calculators: '/chatbot?open=tray',
  settings: '/settingspage',
};
/** A calculation that was handed over, as the app writes it into links (web/answer/hand-over.ts). */
const CODED = /^#calc=[\w-]{1,8000}$/;

/**
 * The app's own path for a link, undefined for one that leads nowhere: `wirewise://chats`, `wirewise://ask?q=…`, `wirewise://calculation#calc=…`.
 * A question stands in the box then and is not asked: a link may come from anybody.
 */
export function pathOfLink(address: string): string | undefined {
  const url = URL.parse(address);
  if (url?.protocol !== `${LINK_SCHEME}:`) return undefined;
  const name = url.host.toLowerCase();
  if (name === 'ask') {
    const question = messageTextSchema.safeParse(url.searchParams.get('q') ?? '');
    return question.success ? `/chatbot?${new URLSearchParams({ open: 'new', ask: question.data })}` : '/chatbot?open=new';
  }
  if (name === 'calculation') return CODED.test(url.hash) ? `/chatbot${url.hash}` : undefined;
  return Object.hasOwn(PLACES, name) ? PLACES[name] : undefined;
}

export interface Launch {
  /** In the app. */
  readonly path?: string;
  /** Of a chat file. */
  readonly file?: string;
}

/** The first link or chat file of a command line; switches and everything else are not ours to read. */
export function launchOf(commandLine: readonly string[]): Launch {
  for (const argument of commandLine.slice(1)) {
    if (argument.startsWith('-')) continue;
    const path = pathOfLink(argument);
    if (path !== undefined) return { path };
    if (isChatFile(argument)) return { file: argument };
  }
  return {};
}

export const isChatFile = (file: string): boolean => file.toLowerCase().endsWith(`.${CHAT_FILE_ENDING}`);
