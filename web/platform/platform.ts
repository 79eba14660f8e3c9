// What the UI asks of the program it runs in, and the browser's answer. The desktop's preload hands in its own as `window.wirewise`.

import type { Language } from '../../api/contract/values.ts';
import type { PeopleHere } from './people.ts';

/** What the program around the page asks of it. `take-file`: a chat file was opened, and waits to be taken. */
export type HostCommand =
  | { readonly do: 'open'; readonly path: string }
  | { readonly do: 'paper'; readonly kind: 'print' | 'pdf' }
  | { readonly do: 'take-file' };

/** The program around the page, where there is one of our own: the desktop app. */
export interface Host {
  /** The language that menus and dialogs are in, for a page that was never told one. */
  readonly language: Language;
  /** Calls `listener` for what is asked of the page, also for what was asked before. Once a page. */
  onCommand(listener: (command: HostCommand) => void): void;
  /** Menus and dialogs are in the page's language. */
  tellLanguage(language: Language): void;
  /** Tells of an answer, if nobody looks; `path` is opened by a click on it. */
  notify(note: { readonly title: string; readonly text: string; readonly path: string }): void;
  /** The page as it would be printed, as a PDF where the user wants it. False when they changed their mind; rejects when it can't be kept. */
  savePdf(name: string): Promise<boolean>;
  /** The chat file that was opened; null when there is none, or it was taken. */
  takeFile(): Promise<{ readonly name: string; readonly text: string } | null>;
}

export interface Platform {
  readonly kind: 'browser' | 'desktop';
  /** Opens an address outside of the app; only http, https and mailto are asked for. */
  openOutside(address: string): void;
  /** Puts text on the clipboard; rejects when the host refuses. */
  copyText(text: string): Promise<void>;
  /** Hands text to the system's share sheet; undefined where there is none. A dismissed sheet resolves. */
  readonly shareText?: (title: string, text: string) => Promise<void>;
  /** Signs in the one user of this computer; only the desktop app, working alone, has it. */
  readonly localLogin?: () => Promise<{ readonly token: string; readonly id: number; readonly name: string; readonly login_count: number }>;
  readonly host?: Host;
  /** The origin of the server that the desktop app is connected to. While it is out of reach, a model on this computer may be asked. */
  readonly server?: string;
  /** Where several people share one program. */
  readonly people?: PeopleHere;
}

declare global {
  interface Window {
    readonly wirewise?: Platform;
  }
}

const OUTSIDE = new Set(['http:', 'https:', 'mailto:']);

const browser: Platform = {
  kind: 'browser',
  openOutside(address) {
    const url = new URL(address, location.href);
    if (!OUTSIDE.has(url.protocol)) throw new Error(`Not an address to open outside: ${url.protocol}`);
    if (url.protocol === 'mailto:') location.assign(url);
    else window.open(url, '_blank', 'noopener,noreferrer');
  },
  copyText: (text) => navigator.clipboard.writeText(text),
  ...(typeof navigator.share === 'function'
    ? {
        async shareText(title: string, text: string) {
          try {
            await navigator.share({ title, text });
          } catch (error) {
            if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
          }
        },
      }
    : {}),
};

/** The program this UI runs in. */
export const platform: Platform = window.wirewise ?? browser;

/** On a computer that works alone, with one user who has no account anywhere. */
export const isAlone = platform.localLogin !== undefined;
