import { type Done, SIGN_UP_FAULTS, type SignUpInput, signUpFault } from '../contract/account.ts';
import { ServiceError } from '../contract/errors.ts';
import type { Ctx } from './context.ts';
import { checkNewPassword } from './passwords.ts';

const HOUR_MS = 3_600_000;
const FIELDS = { name: 'full_name', email: 'email', phone: 'phone_number', password: 'password', confirm: 'confirmPassword' } as const;
const taken = (): ServiceError => new ServiceError('EMAIL_TAKEN', 'This email address already has an account.', { field: 'email' });

/**
 * Makes an account. Anyone may, a limited number of times an hour, since it tells whether an address is taken.
 * @throws ServiceError INVALID with the first of the spec's checks that fails, TOO_MANY, EMAIL_TAKEN
 */
export async function signUp(ctx: Ctx, input: SignUpInput): Promise<Done> {
  const fault = signUpFault(input);
  if (fault) throw new ServiceError('INVALID', SIGN_UP_FAULTS[fault], { field: FIELDS[fault] });
  checkNewPassword(input.password);
  const at = ctx.clock.now();
  const throttle = await ctx.store.write((tables) => tables.throttles.hit(`sign-up ${ctx.address}`, HOUR_MS, at));
  if (throttle.hits > ctx.limits.signUpsPerHour) {
    throw new ServiceError('TOO_MANY', 'Too many accounts were made from here. Please try again later.', {
      retryAfterSeconds: Math.ceil((throttle.windowEndsAt - at) / 1000),
    });
  }
  const email = input.email.trim();
  if (await ctx.store.users.byEmail(email)) throw taken();
  const passwordHash = await ctx.passwords.hash(input.password);
  await ctx.store.write(async (tables) => {
    const user = await tables.users.insert({
      uuid: crypto.randomUUID(),
      fullName: input.full_name.trim(),
      email,
      phoneNumber: input.phone_number.trim(),
      referral: input.referredBy?.trim() || null,
      language: input.language ?? null,
      passwordHash,
      at,
    });
    if (!user) throw taken();
    await tables.counters.add('users.active', 1);
    await tables.auditLog.record({ at, actor: `user ${user.id}`, action: 'sign-up', subject: `user ${user.id}` });
  });
  return { status: 'true', message: 'Sign up successful!' };
}
