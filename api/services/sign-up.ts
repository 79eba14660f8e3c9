import { type Done, SIGN_UP_FAULTS, type SignUpInput, signUpFault } from '../contract/account.ts';
import { ServiceError } from '../contract/errors.ts';
import type { Ctx } from './context.ts';
import { mailProof } from './mail-proof.ts';
import { checkNewPassword } from './passwords.ts';
import { randomToken, tokenHash } from './secret.ts';

const HOUR_MS = 3_600_000;
const FIELDS = { name: 'full_name', email: 'email', phone: 'phone_number', password: 'password', confirm: 'confirmPassword' } as const;
const taken = (): ServiceError => new ServiceError('EMAIL_TAKEN', 'This email address already has an account.', { field: 'email' });

/**
 * Makes an account, which works at once. Where mail can be sent its address counts only once the mailed link was opened: until then it
 * is in nobody's way, and known and new addresses are the same here, step by step. Elsewhere this tells whether an address is taken.
 * Anyone may a limited number of times an hour, the admin any number.
 * @throws ServiceError INVALID with the first of the spec's checks that fails, COMMON_PASSWORD, TOO_MANY, EMAIL_TAKEN
 */
export async function signUp(ctx: Ctx, input: SignUpInput): Promise<Done> {
  const fault = signUpFault(input);
  if (fault) throw new ServiceError('INVALID', SIGN_UP_FAULTS[fault], { field: FIELDS[fault] });
  checkNewPassword(input.password);
  const at = ctx.clock.now();
  const email = input.email.trim();
  const isAdmin = ctx.actor.kind === 'admin';
  if (!isAdmin) await countSignUp(ctx, at);
  // Users' addresses are no secret to the admin.
  if ((isAdmin || !ctx.provesEmails) && (await ctx.store.users.byEmail(email))) throw taken();
  const passwordHash = await ctx.passwords.hash(input.password);
  const token = randomToken();
  const user = await ctx.store.write(async (tables) => {
    const made = await tables.users.insert({
      uuid: crypto.randomUUID(),
      fullName: input.full_name.trim(),
      email,
      isProved: !ctx.provesEmails,
      phoneNumber: input.phone_number.trim(),
      referral: input.referredBy?.trim() || null,
      language: input.language ?? null,
      passwordHash,
      at,
    });
    if (!made) throw taken();
    if (ctx.provesEmails) await tables.emailProofs.put({ userId: made.id, email, hash: tokenHash(token), at });
    await tables.counters.add('users.active', 1);
    await tables.auditLog.record({ at, actor: `user ${made.id}`, action: 'sign-up', subject: `user ${made.id}` });
    return made;
  });
  if (ctx.provesEmails) ctx.later(() => mailProof(ctx, user, email, token, input.language));
  return { status: 'true', message: 'Sign up successful!' };
}

async function countSignUp(ctx: Ctx, at: number): Promise<void> {
  const throttle = await ctx.store.write((tables) => tables.throttles.hit(`sign-up ${ctx.address}`, HOUR_MS, at));
  if (throttle.hits > ctx.limits.signUpsPerHour) {
    throw new ServiceError('TOO_MANY', 'Too many accounts were made from here. Please try again later.', {
      retryAfterSeconds: Math.ceil((throttle.windowEndsAt - at) / 1000),
    });
  }
}
