import type { LoginInput, LoginResult } from '../contract/account.ts';
import { ServiceError } from '../contract/errors.ts';
import { foldEmail } from '../store/users.ts';
import { checkSecondStep } from './check-second-step.ts';
import type { Ctx } from './context.ts';
import { countTry, type TryCount } from './count-tries.ts';
import { type DeviceMark, knownDevice, newDeviceMark } from './device-marks.ts';
import { issueToken } from './tokens.ts';

const MINUTE_MS = 60_000;
const WINDOW_MS = 15 * MINUTE_MS;
const FREE_BY_DEVICE = 10;
const WRONG_FROM_ONE_ADDRESS = 200;
const DAY_MS = 24 * 60 * MINUTE_MS;
const WRONG_ON_ONE_ACCOUNT = 50;

const TOO_MANY = 'Too many wrong passwords. Please wait a moment and try again.';

/**
 * Logs a user in. Guessers are slowed down per account and address, per address, and per account wherever they come from; a device
 * that has logged in to the account before is counted by itself, so that they lock nobody out of theirs. A known and an unknown
 * address answer alike, in text and time.
 * @throws ServiceError WRONG_PASSWORD, TOO_MANY; with the right password BANNED, NEEDS_CODE, WRONG_CODE
 */
export async function logIn(ctx: Ctx, input: LoginInput): Promise<{ result: LoginResult; mark: DeviceMark }> {
  const at = ctx.clock.now();
  const user = await ctx.store.users.byEmail(input.email);
  const device = user && knownDevice(ctx, user.uuid);
  const place = `login ${ctx.address}`;
  const account = `login account ${ctx.secret.hash('login', foldEmail(input.email))}`;
  const here =
    device === undefined
      ? `login ${ctx.secret.hash('login', `${foldEmail(input.email)} ${ctx.address}`)}`
      : `login device ${ctx.secret.hash('login', device)}`;
  const counts: TryCount[] = [{ key: here, windowMs: WINDOW_MS, free: FREE_BY_DEVICE, slowestMs: MINUTE_MS }];
  if (device === undefined) {
    const fromHere = await ctx.store.throttles.read(place);
    if (fromHere && fromHere.window_ends_at > at && fromHere.hits >= WRONG_FROM_ONE_ADDRESS) {
      throw new ServiceError('TOO_MANY', TOO_MANY, { retryAfterSeconds: Math.max(1, Math.ceil((fromHere.window_ends_at - at) / 1000)) });
    }
    counts.push({ key: account, windowMs: DAY_MS, free: WRONG_ON_ONE_ACCOUNT, slowestMs: MINUTE_MS });
  }
  await countTry(ctx, counts, at, TOO_MANY);

  if (!(await ctx.passwords.matches(input.password, user?.password_hash)) || !user) {
    if (device === undefined) await ctx.store.write((tables) => tables.throttles.hit(place, WINDOW_MS, at));
    throw new ServiceError('WRONG_PASSWORD', 'Wrong email or password.');
  }
  // The right one was no guess; what others have guessed stays counted.
  if (device === undefined) await ctx.store.write((tables) => tables.throttles.takeBack(account));
  await checkSecondStep(ctx, user, device, input.code);
  const result = await ctx.store.write(async (tables): Promise<LoginResult> => {
    await tables.throttles.clear(here);
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
  return { result, mark: newDeviceMark(ctx, user.uuid, 'login') };
}
