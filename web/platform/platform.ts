// What the UI asks of the program it runs in, and the browser's answer. The desktop's preload hands in its own as `window.wirewise`.

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
