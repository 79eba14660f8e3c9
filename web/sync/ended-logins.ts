// Logins that were left here while no server could be told. Only the hash of a token is kept: it ends the login, and opens nothing.
import { readStored, removeStored, writeStored } from '../platform/stored-keys.ts';
import { call } from '../remote/call.ts';
import { RemoteError } from '../remote/remote-error.ts';

const AGAIN_MS = 10_000;

const kept = (): string[] => (readStored('endedLogins') ?? '').split(' ').filter((login) => login !== '');
function keep(logins: readonly string[]): void {
  if (logins.length > 0) writeStored('endedLogins', logins.join(' '));
  else removeStored('endedLogins');
}

/** Notes that the login of `token` has ended here; false where the browser has no hashes (plain HTTP), and nothing was kept. */
export async function keepEndedLogin(token: string): Promise<boolean> {
  if (!globalThis.crypto.subtle) return false;
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token)));
  const login = btoa(String.fromCharCode(...hash))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
  keep([...new Set([...kept(), login])]);
  return true;
}

let telling: Promise<void> | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Tells the server of the logins that have ended here, now and until it has heard; call once a page, too, for those of a page before. */
export function tellEndedLogins(): Promise<void> {
  clearTimeout(timer);
  telling ??= tell().finally(() => {
    telling = undefined;
  });
  return telling;
}

async function tell(): Promise<void> {
  for (const login of kept()) {
    try {
      await call('endLogin', { body: { login } }, { token: null });
    } catch (error) {
      if (!(error instanceof RemoteError)) throw error;
      // What the server cannot read it never will; anything else may be a matter of time.
      if (error.code !== 'INVALID' && error.code !== 'MALFORMED') {
        timer = setTimeout(() => void tellEndedLogins(), AGAIN_MS);
        return;
      }
    }
    keep(kept().filter((other) => other !== login));
  }
}

addEventListener('online', () => void tellEndedLogins());
