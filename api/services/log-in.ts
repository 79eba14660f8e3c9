import type { LoginInput, LoginResult } from '../contract/account.ts';
import { ServiceError } from '../contract/errors.ts';
import { foldEmail, type StoredUser } from '../store/users.ts';
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
/** Of the accounts with an address that is nobody's yet; whoever made an older one has a link in the mail. */
const UNPROVED_LOOKED_AT = 50;

const TOO_MANY = 'Too many wrong passwords. Please wait a moment and try again.';

/** An account that a login may mean. `device` is set where the caller's device has logged in to it before; there may be no such account. */
interface Candidate {
  readonly user: StoredUser | undefined;
  readonly device: string | undefined;
}

/**
 * Logs a user in. Guessers are slowed down per account and address, per address, and per account wherever they come from; a device
 * that has logged in to the account before is counted by itself, so that they lock nobody out of theirs. A known and an unknown
 * address answer alike, in text and time.
 * @throws ServiceError WRONG_PASSWORD, TOO_MANY; with the right password BANNED, NEEDS_CODE, WRONG_CODE
 */
export async function logIn(ctx: Ctx, input: LoginInput): Promise<{ result: LoginResult; mark: DeviceMark }> {
  const at = ctx.clock.now();
  let isStrange = false;
  for (const { user, device } of await candidatesFor(ctx, input.email)) {
    // What strangers' tries are counted by is the address alone: one for both accounts.
    if (device !== undefined || !isStrange) await countLogin(ctx, input.email, device, at);
    isStrange ||= device === undefined;
    if (!(await ctx.passwords.matches(input.password, user?.password_hash)) || !user) continue;
    const { account, here } = keysOf(ctx, input.email, device);
    // The right one was no guess; what others have guessed stays counted.
    if (device === undefined) await ctx.store.write((tables) => tables.throttles.takeBack(account));
    await checkSecondStep(ctx, user, device, input.code);
    return { result: await beginLogin(ctx, user, here, at), mark: newDeviceMark(ctx, user.uuid, 'login') };
  }
  if (isStrange) await ctx.store.write((tables) => tables.throttles.hit(keysOf(ctx, input.email).place, WINDOW_MS, at));
  throw new ServiceError('WRONG_PASSWORD', 'Wrong email or password.');
}

/**
 * The account with the proved address, and of those with an unproved one what this device knows, else the newest. Where anybody may
 * sign up with any address, both are tried whether they are there or not, so that a login does not tell either. What the device knows
 * comes first: only tries at that are counted by the device.
 */
async function candidatesFor(ctx: Ctx, email: string): Promise<Candidate[]> {
  const candidate = (user: StoredUser | undefined): Candidate => ({ user, device: user && knownDevice(ctx, user.uuid) });
  const proved = candidate(await ctx.store.users.byEmail(email));
  const others = (await ctx.store.users.unprovedByEmail(email, UNPROVED_LOOKED_AT)).map(candidate);
  const other = others.find(({ device }) => device !== undefined) ?? others[0] ?? candidate(undefined);
  // The owner's own device is told nothing new.
  const isTold = proved.device !== undefined || !ctx.provesEmails;
  const both = other.user === undefined && isTold ? [proved] : [proved, other];
  return both.toSorted((a, b) => Number(a.device === undefined) - Number(b.device === undefined));
}

function keysOf(ctx: Ctx, email: string, device?: string) {
  const folded = foldEmail(email);
  return {
    place: `login ${ctx.address}`,
    account: `login account ${ctx.secret.hash('login', folded)}`,
    here:
      device === undefined
        ? `login ${ctx.secret.hash('login', `${folded} ${ctx.address}`)}`
        : `login device ${ctx.secret.hash('login', device)}`,
  };
}

/** @throws ServiceError TOO_MANY */
async function countLogin(ctx: Ctx, email: string, device: string | undefined, at: number): Promise<void> {
  const { place, account, here } = keysOf(ctx, email, device);
  const counts: TryCount[] = [{ key: here, windowMs: WINDOW_MS, free: FREE_BY_DEVICE, slowestMs: MINUTE_MS }];
  if (device === undefined) {
    const fromHere = await ctx.store.throttles.read(place);
    if (fromHere && fromHere.window_ends_at > at && fromHere.hits >= WRONG_FROM_ONE_ADDRESS) {
      throw new ServiceError('TOO_MANY', TOO_MANY, { retryAfterSeconds: Math.max(1, Math.ceil((fromHere.window_ends_at - at) / 1000)) });
    }
    counts.push({ key: account, windowMs: DAY_MS, free: WRONG_ON_ONE_ACCOUNT, slowestMs: MINUTE_MS });
  }
  await countTry(ctx, counts, at, TOO_MANY);
}

async function beginLogin(ctx: Ctx, user: StoredUser, tries: string, at: number): Promise<LoginResult> {
  return ctx.store.write(async (tables): Promise<LoginResult> => {
    await tables.throttles.clear(tries);
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
