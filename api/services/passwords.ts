import { ServiceError } from '../contract/errors.ts';
import { PASSWORD_MAX, PASSWORD_MIN } from '../contract/values.ts';
import { isCommonPassword } from './common-passwords.ts';

export interface Passwords {
  /** @throws ServiceError TOO_MANY when too many wait for a hash already */
  hash(password: string): Promise<string>;
  /** Takes as long for an account that does not exist (`hash` undefined) as for one that does. */
  matches(password: string, hash: string | null | undefined): Promise<boolean>;
}

/** A hash takes about 20 MiB and a core for 60 ms: a few at once, some waiting, the rest told to come back. */
const AT_ONCE = 3;
const WAITING_AT_MOST = 40;

/** Argon2id with the library's defaults (19 MiB, 2 passes). The library is loaded with the first password. */
export function createPasswords(): Passwords {
  let running = 0;
  const waiting: (() => void)[] = [];
  let nobody: Promise<string> | undefined;

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= AT_ONCE) {
      if (waiting.length >= WAITING_AT_MOST) {
        throw new ServiceError('TOO_MANY', 'Too many people are logging in just now. Please try again in a few seconds.', {
          retryAfterSeconds: 3,
        });
      }
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  }

  return {
    hash: (password) =>
      inTurn(async () => {
        const { hash } = await import('@node-rs/argon2');
        return hash(password);
      }),
    async matches(password, hash) {
      return inTurn(async () => {
        const argon2 = await import('@node-rs/argon2');
        nobody ??= argon2.hash('nobody has this password');
        const isRight = await argon2.verify(hash ?? (await nobody), password);
        return isRight && typeof hash === 'string';
      });
    },
  };
}

/** @throws ServiceError INVALID or COMMON_PASSWORD when a password may not be set; every service that sets one asks here */
export function checkNewPassword(password: string, field = 'password'): void {
  if (password.length < PASSWORD_MIN) throw new ServiceError('INVALID', `Password must be at least ${PASSWORD_MIN} characters.`, { field });
  if (password.length > PASSWORD_MAX) throw new ServiceError('INVALID', `Password must be at most ${PASSWORD_MAX} characters.`, { field });
  if (isCommonPassword(password)) {
    throw new ServiceError('COMMON_PASSWORD', 'This password is among the first that anyone would guess. Please choose another one.', {
      field,
    });
  }
}
