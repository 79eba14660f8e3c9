// Codes of the second step: an authenticator's (TOTP, RFC 6238: SHA-1, six digits, 30 s) and the recovery codes.
import { randomInt } from 'node:crypto';
import { RECOVERY_CODES } from '../contract/values.ts';
import type { Tables } from '../store/store.ts';
import type { Ctx } from './context.ts';

const STEP_S = 30;
const SEALED_FOR = 'two-step secret';
/** Without letters that are read for digits. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

async function totp(secret: string, label: string) {
  const { Secret, TOTP } = await import('otpauth');
  return new TOTP({ issuer: 'Wirewise', label, secret: Secret.fromBase32(secret), period: STEP_S, digits: 6, algorithm: 'SHA1' });
}

/** A new secret: for the eyes in base32, as the address that a QR code holds, and sealed for the database. */
export async function newTwoStepSecret(ctx: Pick<Ctx, 'secret'>, email: string) {
  const { Secret } = await import('otpauth');
  const secret = new Secret({ size: 20 }).base32;
  return { secret, address: (await totp(secret, email)).toString(), sealed: ctx.secret.seal(SEALED_FOR, secret) };
}

/** The time step that a code is of, now or one step aside; undefined when it is wrong. */
export async function stepOfCode(ctx: Pick<Ctx, 'secret' | 'clock'>, sealedSecret: string, code: string): Promise<number | undefined> {
  const digits = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(digits)) return undefined;
  const timestamp = ctx.clock.now();
  const delta = (await totp(ctx.secret.open(SEALED_FOR, sealedSecret), '')).validate({ token: digits, timestamp, window: 1 });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / STEP_S) + delta;
}

const recoveryHash = (ctx: Pick<Ctx, 'secret'>, userId: number, code: string): string =>
  ctx.secret.hash('recovery code', `${userId} ${code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}`);

/** Ten recovery codes of 50 bits, and their hashes for the database. */
export function newRecoveryCodes(ctx: Pick<Ctx, 'secret'>, userId: number): { codes: string[]; hashes: string[] } {
  const letters = (): string => Array.from({ length: 5 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  const codes = Array.from({ length: RECOVERY_CODES }, () => `${letters()}-${letters()}`);
  return { codes, hashes: codes.map((code) => recoveryHash(ctx, userId, code)) };
}

/** Uses a code up, of whichever kind; false when it is wrong or was used before. `step` is what `stepOfCode` said of it. */
export async function takeCode(
  ctx: Pick<Ctx, 'secret'>,
  tables: Pick<Tables, 'twoSteps'>,
  userId: number,
  code: string,
  step: number | undefined,
): Promise<boolean> {
  if (step !== undefined) return tables.twoSteps.spendStep(userId, step);
  return tables.twoSteps.takeRecoveryCode(userId, recoveryHash(ctx, userId, code));
}
