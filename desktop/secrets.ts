// The key that the stored secrets are kept with: sealed by the operating system, so that a copied data folder does not give it away.

import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/** Electron's `safeStorage`, or what stands in for it. */
export interface Sealer {
  isEncryptionAvailable(): boolean;
  encryptString(text: string): Buffer;
  decryptString(sealed: Buffer): string;
}

/**
 * The secret key of this computer, made at the first start. Undefined where the system can't seal: the database then keeps its own.
 * A sealed key that can no longer be opened (another login, a copied folder) is an error, never silently replaced.
 */
export function readSecretKey(file: string, sealer: Sealer): string | undefined {
  if (!sealer.isEncryptionAvailable()) {
    if (existsSync(file))
      throw new Error(`The key in ${file} was sealed by the system's keyring, which is not available now. Unlock it and start again.`);
    return undefined;
  }
  if (existsSync(file)) return sealer.decryptString(readFileSync(file));
  const key = randomBytes(32).toString('base64url');
  const fresh = `${file}.new`;
  writeFileSync(fresh, sealer.encryptString(key), { mode: 0o600 });
  renameSync(fresh, file);
  return key;
}
