import type { LoginInput, LoginResult } from '../contract/account.ts';
import { ServiceError } from '../contract/errors.ts';
import { foldEmail } from '../store/users.ts';
import { checkSecondStep } from './check-second-step.ts';
import type { Ctx } from './context.ts';
import { issueToken } from './tokens.ts';

const WINDOW_MS = 15 * 60_000;
const WRONG_BEFORE_SLOWING = 10;
const SLOWEST_MS = 60_000;
const WRONG_FROM_ONE_ADDRESS = 200;

/** How long the next try must wait after so many: 5 s after the tenth, doubling to a minute. */
const pauseMs = (tries: number): number => Math.min(SLOWEST_MS, 5000 * 2 ** Math.min(tries - WRONG_BEFORE_SLOWING, 10));

const tooMany = (untilMs: number): ServiceError =>
  new ServiceError('TOO_MANY', 'Too many wrong passwords. Please wait a moment and try again.', {
    retryAfterSeconds: Math.max(1, Math.ceil(untilMs / 1000)),
  });

/**
 * Logs a user in. A guesser is slowed down per account and address, so that the owner elsewhere is not; a known and an unknown
 * address answer alike, in text and time.
 * @throws ServiceError WRONG_PASSWORD, TOO_MANY; with the right password BANNED, NEEDS_CODE, WRONG_CODE
 */
export async function logIn(ctx: Ctx, input: LoginInput): Promise<LoginResult> {
  const at = ctx.clock.now();
  const account = `login ${ctx.secret.hash('login', `${foldEmail(input.email)} ${ctx.address}`)}`;
  const place = `login ${ctx.address}`;
  // Counted before the password is looked at: any number of tries at once are in a row here.
  await ctx.store.write(async (tables) => {
    const fromHere = await tables.throttles.read(place);
    if (fromHere && fromHere.window_ends_at > at && fromHere.hits >= WRONG_FROM_ONE_ADDRESS) throw tooMany(fromHere.window_ends_at - at);
    const tries = await tables.throttles.hit(account, WINDOW_MS, at);
    if (tries.blockedUntil > at) throw tooMany(tries.blockedUntil - at);
    if (tries.hits >= WRONG_BEFORE_SLOWING) await tables.throttles.block(account, at + pauseMs(tries.hits));
  });

  const user = await ctx.store.users.byEmail(input.email);
  if (!(await ctx.passwords.matches(input.password, user?.password_hash)) || !user) {
    await ctx.store.write((tables) => tables.throttles.hit(place, WINDOW_MS, at));
    throw new ServiceError('WRONG_PASSWORD', 'Wrong email or password.');
  }
  await checkSecondStep(ctx, user.id, input.code);
  return ctx.store.write(async (tables) => {
    await tables.throttles.clear(account);
    if (await tables.users.activate(user.id)) {
      await tables.counters.add('users.inactive', -1);
      await tables.counters.add('users.active', 1);
    }
    const loggedIn = await tables.users.recordLogin(user.id, at);
    if (!loggedIn) throw new ServiceError('BANNED', 'This account has been banned. Contact support if you think this is a mistake.');
    const token = await issueToken(tables, user.id, at);
    await tables.auditLog.record({ at, actor: `user ${user.id}`, action: 'log-in', subject: `user ${user.id}` });
    return {
      status: 'true',
      message: 'Login successful!',
      data: { token, id: loggedIn.id, name: loggedIn.full_name, login_count: loggedIn.login_count, uuid: loggedIn.uuid },
    };
  });
}
