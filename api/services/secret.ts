import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

export interface Secret {
  /** A keyed hash that nobody without the key can make or undo; `purpose` keeps equal texts of different uses apart. */
  hash(purpose: string, text: string): string;
}

export function createSecret(key: string): Secret {
  return { hash: (purpose, text) => createHmac('sha256', key).update(`${purpose}\u0000${text}`).digest('base64url') };
}

/** 256 random bits, safe in an address and a header. */
export const randomToken = (): string => randomBytes(32).toString('base64url');

/** How a token is kept: it is random enough to need neither salt nor key. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');

export function equalText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
