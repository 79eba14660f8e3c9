import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { composeForTest, logInAs, newUser, removeFolder, type TestHost } from '../compose.test-support.ts';
import { mailsTo, nextMailTo, resetTokenOf } from '../mail/eml.test-support.ts';

let now = Date.parse('2026-05-01T08:00:00Z');
const clock = { now: () => now };
let host: TestHost;
beforeAll(async () => {
  host = await composeForTest({ clock, env: { PUBLIC_URL: 'https://wirewise.example.com' } });
});
afterAll(async () => {
  await host.close(0);
  await removeFolder(host.folder);
});

let places = 0;
const newPlace = (): string => {
  places += 1;
  return `203.0.113.${places}`;
};
const home = 'https://wirewise.example.com';
const call = (path: string, body: unknown, from = '198.51.100.1', headers = {}) =>
  host.call('POST', path, { body, from, headers: { host: 'wirewise.example.com', origin: home, ...headers } });
const forget = (email: string, language?: string, from = newPlace()) =>
  call('/api/user/forgotPassword', { email, ...(language ? { language } : {}) }, from);
const reset = (resetToken: unknown, newPassword: unknown = 'a new cable tray') =>
  call('/api/user/resetPasswordFromToken', { resetToken, newPassword });
const passwordHashOf = (id: number): unknown => {
  const database = new Database(`${host.folder}/wirewise.sqlite`, { readonly: true });
  const row = database.prepare('SELECT password_hash FROM users WHERE id = ?').get(id);
  database.close();
  return row;
};
const isIn = async (user: { id: number; token: string }): Promise<boolean> =>
  (await host.call('GET', `/api/user/getUserById/${user.id}`, { token: user.token })).status === 200;

describe('a forgotten password', () => {
  test('is replaced through the mailed link, which ends every login and works once', async () => {
    const user = await newUser(host);
    const second = await logInAs(host, user.email, user.password);
    const answer = await forget(user.email.toUpperCase());
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ status: 'true', message: 'Password reset link has been sent to your email.' });
    const mail = await nextMailTo(user.email, host.folder);
    expect(mail.subject).toBe('Reset your Wirewise password');
    const token = resetTokenOf(mail);
    expect(mail.text).toContain(`${home}/reset-password/${token}\n`);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const database = new Database(`${host.folder}/wirewise.sqlite`, { readonly: true });
    expect(JSON.stringify(database.prepare('SELECT * FROM reset_tokens').all())).not.toContain(token);
    database.close();

    const done = await reset(token);
    expect(await done.json()).toEqual({ status: 'true', message: 'Password reset successfully.' });
    expect([await isIn(user), await isIn(second)]).toEqual([false, false]);
    expect((await host.call('POST', '/api/user/login', { body: { email: user.email, password: user.password } })).status).toBe(401);
    expect((await logInAs(host, user.email, 'a new cable tray')).id).toBe(user.id);
    expect((await reset(token)).status).toBe(400);
    expect((await nextMailTo(user.email, host.folder, 2)).subject).toBe('Your Wirewise password was changed');
  });

  test('the mail speaks the language of the user, else that of the page', async () => {
    const user = await newUser(host);
    await forget(user.email, 'es');
    expect((await nextMailTo(user.email, host.folder)).subject).toBe('Restablezca su contraseña de Wirewise');
    await host.call('PATCH', `/api/user/editProfile/${user.id}`, { token: user.token, form: { language: 'en' } });
    await forget(user.email, 'es');
    expect((await nextMailTo(user.email, host.folder, 2)).subject).toBe('Reset your Wirewise password');
  });

  test('answers alike whether or not the address has an account, in text and about in time', async () => {
    const users = [await newUser(host), await newUser(host), await newUser(host)];
    const times = { known: [] as number[], unknown: [] as number[] };
    const texts = new Set<string>();
    for (let round = 0; round < 9; round += 1) {
      for (const [kind, email] of [
        ['known', users[round % 3]?.email ?? ''],
        ['unknown', `nobody${round}@example.com`],
      ] as const) {
        const startedAt = performance.now();
        const response = await forget(email);
        times[kind].push(performance.now() - startedAt);
        texts.add(`${response.status} ${await response.text()}`);
      }
    }
    expect(texts.size).toBe(1);
    const middle = (list: number[]): number => list.sort((a, b) => a - b)[4] ?? 0;
    expect(Math.abs(middle(times.known) - middle(times.unknown))).toBeLessThan(20);
    expect(await mailsTo('nobody1@example.com', host.folder)).toEqual([]);
  });

  test('the host of the link is that of PUBLIC_URL, whatever the request says', async () => {
    const user = await newUser(host);
    const forged: readonly Record<string, string>[] = [
      { 'x-forwarded-host': 'evil.example' },
      { forwarded: 'host=evil.example;proto=http' },
      { 'x-forwarded-proto': 'http', 'x-original-host': 'evil.example', 'x-host': 'evil.example' },
      { referer: 'https://evil.example/' },
    ];
    for (const [index, headers] of forged.entries()) {
      expect((await call('/api/user/forgotPassword', { email: user.email }, newPlace(), headers)).status).toBe(200);
      const mail = await nextMailTo(user.email, host.folder, index + 1);
      expect(mail.text).not.toContain('evil');
      expect(mail.text).toMatch(/\nhttps:\/\/wirewise\.example\.com\/reset-password\/[\w-]{43}\n/);
    }
    for (const headers of [{ host: 'evil.example' }, { origin: 'https://evil.example' }]) {
      expect((await call('/api/user/forgotPassword', { email: user.email }, newPlace(), headers)).status).toBe(403);
    }
    expect(await mailsTo(user.email, host.folder)).toHaveLength(forged.length);
  });

  test('is throttled: no mailbox is filled, and no place asks without end', async () => {
    const user = await newUser(host);
    for (let round = 0; round < 8; round += 1) expect((await forget(user.email)).status).toBe(200);
    await nextMailTo(user.email, host.folder, 5);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await mailsTo(user.email, host.folder)).toHaveLength(5);
    const place = newPlace();
    const statuses: number[] = [];
    for (let round = 0; round < 31; round += 1) statuses.push((await forget(`n${round}@example.com`, undefined, place)).status);
    expect(statuses.slice(0, 30).every((status) => status === 200)).toBe(true);
    expect(statuses[30]).toBe(429);
  });
});

describe('reset tokens', () => {
  test('null, "", [], {}, true, absent, wrong, reused, expired and superseded ones change nothing', async () => {
    const user = await newUser(host);
    const before = passwordHashOf(user.id);
    await forget(user.email);
    const superseded = resetTokenOf(await nextMailTo(user.email, host.folder));
    await forget(user.email);
    const expired = resetTokenOf(await nextMailTo(user.email, host.folder, 2));
    expect(expired).not.toBe(superseded);
    now += 30 * 60_000;
    const cases: readonly unknown[] = [
      ...[
        null,
        '',
        [],
        {},
        true,
        false,
        0,
        1,
        undefined,
        'x',
        'x'.repeat(43),
        'x'.repeat(10_000),
        [superseded],
        { $ne: '' },
        '%',
        '\u00e9',
      ],
      ...[superseded, expired, `${expired} `, expired.toUpperCase()],
    ];
    for (const token of cases) {
      const response = await reset(token);
      const text = await response.text();
      expect(response.status, `${JSON.stringify(token)?.slice(0, 60)}: ${text}`).toBe(400);
    }
    expect((await call('/api/user/resetPasswordFromToken', { newPassword: 'a new cable tray' })).status).toBe(400);
    expect((await reset(expired)).status).toBe(400);
    expect(passwordHashOf(user.id)).toEqual(before);
    expect(await isIn(user)).toBe(true);
  });

  test('a bad new password leaves the link as it was', async () => {
    const user = await newUser(host);
    await forget(user.email);
    const token = resetTokenOf(await nextMailTo(user.email, host.folder));
    for (const [password, code] of [
      ['12345', 'INVALID'],
      ['x'.repeat(129), 'INVALID'],
      ['password1', 'COMMON_PASSWORD'],
      [null, 'INVALID'],
      [['a new cable tray'], 'INVALID'],
    ] as const) {
      const response = await reset(token, password);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ code });
    }
    expect(await isIn(user)).toBe(true);
    expect((await reset(token)).status).toBe(200);
  });

  test('of many at once, one takes the link', async () => {
    const user = await newUser(host);
    await forget(user.email);
    const token = resetTokenOf(await nextMailTo(user.email, host.folder));
    const statuses = (await Promise.all(Array.from({ length: 12 }, (_, index) => reset(token, `a new cable tray ${index}`)))).map(
      ({ status }) => status,
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 400)).toHaveLength(11);
  });

  test('a change of password or address ends the link, and the banned get none', async () => {
    const user = await newUser(host);
    await forget(user.email);
    const first = resetTokenOf(await nextMailTo(user.email, host.folder));
    const body = { email: user.email, oldPassword: user.password, newPassword: 'a second cable tray' };
    expect((await host.call('POST', '/api/user/resetPassword', { token: user.token, body })).status).toBe(200);
    expect((await reset(first)).status).toBe(400);
    await nextMailTo(user.email, host.folder, 2);
    await forget(user.email);
    const second = resetTokenOf(await nextMailTo(user.email, host.folder, 3));
    const form = { email: `moved-${user.email}`, currentPassword: 'a second cable tray' };
    expect((await host.call('PATCH', `/api/user/editProfile/${user.id}`, { token: user.token, form })).status).toBe(200);
    expect((await reset(second)).status).toBe(400);

    const banned = await newUser(host);
    const database = new Database(`${host.folder}/wirewise.sqlite`);
    database.prepare("UPDATE users SET status = 'banned' WHERE id = ?").run(banned.id);
    database.close();
    expect((await forget(banned.email)).status).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await mailsTo(banned.email, host.folder)).toEqual([]);
  });
});

describe('changing the password', () => {
  const change = (user: { token: string; email: string }, oldPassword: string, newPassword: string, email = user.email) =>
    host.call('POST', '/api/user/resetPassword', { token: user.token, body: { email, oldPassword, newPassword } });

  test('keeps this login and ends the others', async () => {
    const user = await newUser(host);
    const other = await logInAs(host, user.email, user.password);
    const done = await change(user, user.password, 'a new cable tray');
    expect(await done.json()).toEqual({ status: 'true', message: 'Password updated successfully!' });
    expect([await isIn(user), await isIn(other)]).toEqual([true, false]);
    expect((await nextMailTo(user.email, host.folder)).subject).toBe('Your Wirewise password was changed');
  });

  test('needs the old password and the own address, ten tries long', async () => {
    const [user, other] = [await newUser(host), await newUser(host)];
    expect((await change(user, user.password, 'a new cable tray', other.email)).status).toBe(401);
    const tries = await Promise.all(Array.from({ length: 12 }, () => change(user, 'not this one', 'a new cable tray')));
    expect(tries.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(2);
    expect((await change(user, user.password, 'a new cable tray')).status).toBe(429);
    now += 15 * 60_000;
    expect((await change(user, user.password, 'password')).status).toBe(400);
    expect((await change(user, user.password, 'a new cable tray')).status).toBe(200);
  });
});
