import type { Store, Tables } from '../store/store.ts';
import { randomToken, tokenHash } from './secret.ts';

const DAY_MS = 86_400_000;
/** How long a login lasts in all, and how long without being used. */
export const TOKEN_LIFETIME = { absoluteMs: 180 * DAY_MS, idleMs: 30 * DAY_MS } as const;

/** Makes a login; the token is told once and kept as a hash. */
export async function issueToken(tables: Pick<Tables, 'tokens'>, userId: number, at: number): Promise<string> {
  const token = randomToken();
  await tables.tokens.insert({ hash: tokenHash(token), userId, at });
  return token;
}

/** The stored user of a live token. */
export const userOfToken = (store: Store, hash: string, at: number) =>
  store.tokens.userOf(hash, at - TOKEN_LIFETIME.absoluteMs, at - TOKEN_LIFETIME.idleMs);
