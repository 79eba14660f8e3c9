// A PIN keeps colleagues out of somebody's window. It seals no file: whoever has the computer's login can read what lies on its disk.
import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';

export const pinSchema = z.object({
  salt: z.string(),
  hash: z.string(),
  /** Wrong ones since the last right one, and when the last of them was, in milliseconds since 1970. */
  wrong: z.number(),
  lastWrongAt: z.number(),
});
export type Pin = z.infer<typeof pinSchema>;

const FREE_TRIES = 5;
const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 15 * 60_000;

const hashOf = (digits: string, salt: string): Buffer => scryptSync(digits, Buffer.from(salt, 'base64url'), 32);

export function makePin(digits: string): Pin {
  const salt = randomBytes(16).toString('base64url');
  return { salt, hash: hashOf(digits, salt).toString('base64url'), wrong: 0, lastWrongAt: 0 };
}

/** How long nothing is tried any more, in milliseconds. A clock that was put back makes it no longer. */
export function waitOf({ wrong, lastWrongAt }: Pin, now: number): number {
  if (wrong < FREE_TRIES) return 0;
  const wait = Math.min(FIRST_WAIT_MS * 2 ** (wrong - FREE_TRIES), LONGEST_WAIT_MS);
  return Math.min(wait, Math.max(0, lastWrongAt + wait - now));
}

/** Whether it is the PIN, and what is to be kept of the try. Call only where `waitOf` is 0. */
export function tryPin(pin: Pin, digits: string, now: number): { readonly isRight: boolean; readonly pin: Pin } {
  const isRight = timingSafeEqual(hashOf(digits, pin.salt), Buffer.from(pin.hash, 'base64url'));
  return { isRight, pin: isRight ? { ...pin, wrong: 0, lastWrongAt: 0 } : { ...pin, wrong: pin.wrong + 1, lastWrongAt: now } };
}
