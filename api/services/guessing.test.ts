// Guessers slow themselves down, wherever they come from, and nobody whose device has logged in before.
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { composeForTest, newUser, removeFolder, type TestHost } from '../compose.test-support.ts';
import { nextMailTo, resetTokenOf } from '../mail/eml.test-support.ts';

let now = Date.parse('2026-05-01T08:00:00Z');
const clock = { now: () => now };
let host: TestHost;
beforeAll(async () => {
  host = await composeForTest({ clock });
});
afterAll(async () => {
  await host.close(0);
  await removeFolder(host.folder);
});

interface Try {
  readonly email: string;
  readonly password: string;
  readonly code?: string;
}
const logIn = ({ email, password, code }: Try, from: string, cookie?: string) =>
  host.call('POST', '/api/user/login', {
    body: { email, password, ...(code === undefined ? {} : { code }) },
    from,
    ...(cookie === undefined ? {} : { headers: { cookie } }),
  });
const cookieOf = (response: Response): string => response.headers.get('set-cookie')?.split(';')[0] ?? '';

/** The statuses of tries that begin one after the other, each from a place of its own or all from one. */
async function guess(times: number, from: (index: number) => string, given: (index: number) => Try): Promise<number[]> {
  const statuses: number[] = [];
  for (let index = 0; index < times; index += 10) {
    const some = Array.from({ length: Math.min(10, times - index) }, (_, more) => logIn(given(index + more), from(index + more)));
    statuses.push(...(await Promise.all(some)).map(({ status }) => status));
  }
  return statuses;
}
const HOME = '203.0.113.1';
const manyPlaces = (index: number): string => `198.51.100.${index}`;

/** Asks for a link, opens it, sets the password again; the cookie that this leaves. */
async function resetByMail(user: Try, from: string, mails: number): Promise<string> {
  expect((await host.call('POST', '/api/user/forgotPassword', { body: { email: user.email }, from })).status).toBe(200);
  const resetToken = resetTokenOf(await nextMailTo(user.email, host.folder, mails));
  return cookieOf(await host.call('POST', '/api/user/resetPasswordFromToken', { body: { resetToken, newPassword: user.password }, from }));
}

describe('many addresses that guess at one account', () => {
  test('slow down together, for any account and none, but keep neither a known device nor whoever has the mailbox out', async () => {
    const user = await newUser(host);
    const other = await newUser(host);
    const cookie = cookieOf(await logIn(user, HOME));
    for (const email of [user.email, 'nobody@example.com']) {
      const statuses = await guess(70, manyPlaces, () => ({ email, password: 'wrong one' }));
      expect(statuses.filter((status) => status === 401)).toHaveLength(50);
      expect(statuses.filter((status) => status === 429)).toHaveLength(20);
    }
    const refused = await logIn(user, HOME);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect((await logIn(user, HOME, cookie)).status).toBe(200);
    expect((await logIn(other, manyPlaces(1))).status).toBe(200);
    // Another account's mark, a mark made up, or one of another secret opens nothing.
    const strange = cookieOf(await logIn(other, HOME));
    const [name = ''] = cookie.split('=');
    for (const forged of [strange, `${name}=${strange.split('=')[1]}`, `${name}=mailed.${'x'.repeat(43)}`, `${name}=.`, `${name}=`]) {
      expect((await logIn(user, HOME, forged)).status).toBe(429);
    }
    expect((await logIn(user, HOME, await resetByMail(user, HOME, 1))).status).toBe(200);
    // What was right is not counted as a guess, and what was wrong before stays counted.
    now += 61_000;
    expect((await logIn(user, HOME)).status).toBe(200);
    expect((await logIn({ ...user, password: 'wrong one' }, manyPlaces(100))).status).toBe(401);
    expect((await logIn(user, HOME)).status).toBe(429);
  }, 60_000);

  test('a known device that guesses is slowed like any other, and by itself', async () => {
    const user = await newUser(host);
    const cookie = cookieOf(await logIn(user, HOME));
    const second = cookieOf(await logIn(user, HOME));
    const statuses: number[] = [];
    for (let index = 0; index < 12; index += 1) {
      statuses.push((await logIn({ ...user, password: 'wrong one' }, manyPlaces(index), cookie)).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429]);
    expect((await logIn(user, HOME, second)).status).toBe(200);
    expect((await logIn(user, HOME)).status).toBe(200);
  });
});

test('a bad neighbour at one address locks out nobody there who has logged in before', async () => {
  const neighbour = '203.0.113.9';
  const user = await newUser(host);
  const late = await newUser(host);
  const cookie = cookieOf(await logIn(user, HOME));
  const statuses = await guess(
    210,
    () => neighbour,
    (index) => ({ email: `victim${index}@example.com`, password: 'wrong one' }),
  );
  expect(statuses.filter((status) => status === 401).length).toBeGreaterThanOrEqual(200);
  expect(statuses.at(-1)).toBe(429);
  expect((await logIn(user, neighbour)).status).toBe(429);
  expect((await logIn(user, neighbour, cookie)).status).toBe(200);
  expect((await logIn(late, neighbour, await resetByMail(late, neighbour, 1))).status).toBe(200);
  for (let index = 0; index < 40; index += 1) {
    await host.call('POST', '/api/user/forgotPassword', { body: { email: `x${index}@example.com` }, from: neighbour });
  }
  const ask = (headers: Readonly<Record<string, string>>) =>
    host.call('POST', '/api/user/forgotPassword', { body: { email: user.email }, from: neighbour, headers });
  expect((await ask({})).status).toBe(429);
  expect((await ask({ cookie })).status).toBe(200);
}, 60_000);

describe('whoever knows the password and guesses the code', () => {
  const codeOf = (secret: string): string => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now });
  async function withTwoSteps() {
    const user = await newUser(host);
    const call = (path: string, body: unknown) => host.call('POST', `/api/user/twoStep/${path}`, { token: user.token, body });
    const { secret } = (await (await call('start', { password: user.password })).json()) as { secret: string };
    expect((await call('confirm', { code: codeOf(secret) })).status).toBe(200);
    now += 30_000;
    const first = await logIn({ ...user, code: codeOf(secret) }, HOME);
    expect(first.status).toBe(200);
    now += 30_000;
    return { user, secret, cookie: cookieOf(first) };
  }

  test('is slowed wherever they come from, and the known device still gets in', async () => {
    const { user, secret, cookie } = await withTwoSteps();
    const statuses = await guess(30, manyPlaces, () => ({ ...user, code: '000000' }));
    expect(statuses.filter((status) => status === 401)).toHaveLength(20);
    expect((await logIn({ ...user, code: codeOf(secret) }, HOME)).status).toBe(429);
    expect((await logIn({ ...user, code: codeOf(secret) }, HOME, cookie)).status).toBe(200);
  }, 60_000);

  test('from one place is slowed after ten', async () => {
    const { user } = await withTwoSteps();
    const statuses: number[] = [];
    for (let index = 0; index < 12; index += 1) statuses.push((await logIn({ ...user, code: '000000' }, '203.0.113.77')).status);
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429]);
  });

  test('a mailed link lets the owner in with a code, and gives no fresh tries with each link', async () => {
    const { user, secret } = await withTwoSteps();
    await guess(30, manyPlaces, () => ({ ...user, code: '000000' }));
    const statuses: number[] = [];
    for (let link = 0; link < 3; link += 1) {
      const cookie = await resetByMail(user, HOME, 2 + 2 * link);
      if (link === 0) {
        expect((await logIn({ ...user, code: codeOf(secret) }, HOME, cookie)).status).toBe(200);
        now += 30_000;
      }
      for (let index = 0; index < 6; index += 1) statuses.push((await logIn({ ...user, code: '000000' }, HOME, cookie)).status);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  }, 60_000);
});

test('the mark is a cookie that no script and no other site gets, and is as good as nothing alone', async () => {
  const user = await newUser(host);
  const response = await logIn(user, HOME);
  expect(response.headers.get('set-cookie')).toMatch(
    /^device-[\w-]{16}=[\w-]{43}\.[\w-]{43}; Path=\/api\/user; Max-Age=34560000; HttpOnly; SameSite=Strict$/,
  );
  const cookie = cookieOf(response);
  expect((await host.call('GET', `/api/user/getUserById/${user.id}`, { headers: { cookie } })).status).toBe(401);
  const behindTls = await composeForTest({ folder: host.folder, clock, env: { PUBLIC_URL: 'https://wirewise.example.com' } });
  const secure = await behindTls.call('POST', '/api/user/login', { body: { email: user.email, password: user.password } });
  expect(secure.headers.get('set-cookie')).toMatch(/; Secure$/);
  await behindTls.close(0);
});
