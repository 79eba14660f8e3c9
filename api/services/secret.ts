import { createCipheriv, createDecipheriv, createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto';

export interface Secret {
  /** A keyed hash that nobody without the key can make or undo; `purpose` keeps equal texts of different uses apart. */
  hash(purpose: string, text: string): string;
  /** Encrypts what must be read again (AES-256-GCM); whoever has the database alone cannot. */
  seal(purpose: string, text: string): string;
  /** @throws Error when it was sealed with another key or purpose, or changed since */
  open(purpose: string, sealed: string): string;
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export function createSecret(key: string): Secret {
  const keyFor = (purpose: string): Buffer => createHmac('sha256', key).update(`seal\u0000${purpose}`).digest();
  return {
    hash: (purpose, text) => createHmac('sha256', key).update(`${purpose}\u0000${text}`).digest('base64url'),
    seal(purpose, text) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', keyFor(purpose), nonce);
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    open(purpose, sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', keyFor(purpose), bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
    },
  };
}

/** 256 random bits, safe in an address and a header. */
export const randomToken = (): string => randomBytes(32).toString('base64url');

/** How a token is kept: it is random enough to need neither salt nor key. */
export const tokenHash = (token: string): string => hash('sha256', token, 'base64url');

export function equalText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
