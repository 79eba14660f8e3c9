import Database from 'better-sqlite3';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ADMIN, composeForTest, logInAs, newAdmin, newUser, removeFolder, type TestHost } from '../compose.test-support.ts';
import { mailsTo, nextMailTo } from '../mail/eml.test-support.ts';

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

type Person = { id: number; token: string; email: string; password: string };
const codeOf = (secret: string, at = now): string => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });
const call = (path: string, token: string, body?: unknown) => host.call(body ? 'POST' : 'GET', `/api/user/twoStep${path}`, { token, body });
const logIn = (person: Person, code?: string, from = '198.51.100.1') =>
  host.call('POST', '/api/user/login', {
    body: { email: person.email, password: person.password, ...(code === undefined ? {} : { code }) },
    from,
  });

async function turnOn(person: Person): Promise<{ secret: string; recoveryCodes: string[] }> {
  const started = (await (await call('/start', person.token, { password: person.password })).json()) as { secret: string; address: string };
  expect(started.address).toMatch(/^otpauth:\/\/totp\/Wirewise:/);
  expect(new URL(started.address).searchParams.get('secret')).toBe(started.secret);
  const confirmed = await call('/confirm', person.token, { code: codeOf(started.secret) });
  expect(confirmed.status).toBe(200);
  now += 30_000;
  return { secret: started.secret, recoveryCodes: ((await confirmed.json()) as { recoveryCodes: string[] }).recoveryCodes };
}

test('logins ask for the code once it is confirmed, and take each once', async () => {
  const user = await newUser(host);
  expect(await (await call('', user.token)).json()).toEqual({ status: 'true', on: false, recoveryCodesLeft: 0 });
  expect((await call('/start', user.token, { password: 'not this one' })).status).toBe(401);
  const started = await call('/start', user.token, { password: user.password });
  expect((await call('/confirm', user.token, { code: '000000' })).status).toBe(401);
  expect((await logIn(user)).status).toBe(200);
  expect(started.status).toBe(200);

  const { secret } = await turnOn(user);
  expect((await nextMailTo(user.email, host.folder)).subject).toBe('Two-step login is on');
  expect(await (await call('', user.token)).json()).toEqual({ status: 'true', on: true, recoveryCodesLeft: 10 });
  const asked = await logIn(user);
  expect(asked.status).toBe(401);
  expect(await asked.json()).toMatchObject({ code: 'NEEDS_CODE', field: 'code' });
  const code = codeOf(secret);
  for (const wrong of ['', '000000', `${code}0`, 'x'.repeat(41)]) expect((await logIn(user, wrong)).status).toBeGreaterThanOrEqual(400);
  expect((await logIn({ ...user, password: 'not this one' }, code)).status).toBe(401);
  expect((await logIn(user, ` ${code.slice(0, 3)} ${code.slice(3)} `)).status).toBe(200);
  expect(await (await logIn(user, code)).json()).toMatchObject({ code: 'WRONG_CODE' });
  expect((await logIn(user, codeOf(secret, now - 120_000))).status).toBe(401);
  now += 30_000;
  expect((await logIn(user, codeOf(secret, now - 30_000))).status).toBe(401);
  expect((await logIn(user, codeOf(secret))).status).toBe(200);
  expect((await call('/start', user.token, { password: user.password })).status).toBe(400);
});

test('of twenty logins with one code, one gets in', async () => {
  const user = await newUser(host);
  const { secret } = await turnOn(user);
  const code = codeOf(secret);
  const statuses = (await Promise.all(Array.from({ length: 8 }, () => logIn(user, code)))).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
});

test('ten recovery codes work once each, and only as hashes are kept', async () => {
  const user = await newUser(host);
  const { recoveryCodes } = await turnOn(user);
  expect(new Set(recoveryCodes).size).toBe(10);
  const [first = '', second = ''] = recoveryCodes;
  expect((await logIn(user, first)).status).toBe(200);
  expect((await logIn(user, first)).status).toBe(401);
  expect((await logIn(user, second.toUpperCase().replace('-', ' '))).status).toBe(200);
  expect(await (await call('', user.token)).json()).toMatchObject({ recoveryCodesLeft: 8 });
  const database = new Database(`${host.folder}/wirewise.sqlite`, { readonly: true });
  const stored = JSON.stringify([
    database.prepare('SELECT * FROM recovery_codes').all(),
    database.prepare('SELECT * FROM two_steps').all(),
  ]);
  database.close();
  for (const code of recoveryCodes) expect(stored).not.toContain(code);
  const other = await newUser(host);
  await turnOn(other);
  expect((await logIn(other, recoveryCodes[2])).status).toBe(401);
});

test('whoever knows the password does not guess the code, from however many places', async () => {
  const user = await newUser(host);
  await turnOn(user);
  const statuses: number[] = [];
  for (let index = 0; index < 25; index += 1) statuses.push((await logIn(user, '000000', `192.0.2.${index}`)).status);
  expect(statuses.slice(0, 20).every((status) => status === 401)).toBe(true);
  expect(statuses.slice(20).every((status) => status === 429)).toBe(true);
});

test('the admin resets the two-step login of a user who lost everything: once, written down, and the user is told', async () => {
  const user = await newUser(host);
  const admin = await newAdmin(host);
  const audited = (): unknown[] => {
    const database = new Database(`${host.folder}/wirewise.sqlite`, { readonly: true });
    const rows = database
      .prepare("SELECT actor, subject FROM audit_log WHERE action = 'reset-two-step' AND subject = ?")
      .all(`user ${user.id}`);
    database.close();
    return rows;
  };
  const reset = (token: string) => host.call('POST', `/api/user/twoStep/reset/${user.id}`, { token });
  expect((await reset(admin.token)).status).toBe(200);
  expect(audited()).toEqual([]);
  const { recoveryCodes } = await turnOn(user);
  expect((await nextMailTo(user.email, host.folder)).subject).toBe('Two-step login is on');
  expect(await (await call(`/${user.id}`, admin.token)).json()).toEqual({ status: 'true', on: true, recoveryCodesLeft: 10 });
  expect((await logIn(user)).status).toBe(401);

  expect((await call(`/${user.id}`, user.token)).status).toBe(403);
  expect((await reset(user.token)).status).toBe(403);
  expect((await host.call('POST', '/api/user/twoStep/reset/13', { token: admin.token })).status).toBe(403);
  expect((await logIn(user)).status).toBe(401);

  expect((await reset(admin.token)).status).toBe(200);
  expect((await reset(admin.token)).status).toBe(200);
  expect(audited()).toEqual([{ actor: 'user 13', subject: `user ${user.id}` }]);
  await nextMailTo(user.email, host.folder, 2);
  const subjects = (await mailsTo(user.email, host.folder)).map(({ subject }) => subject);
  expect(subjects.sort()).toEqual(['Two-step login is off', 'Two-step login is on']);
  expect(await (await call(`/${user.id}`, admin.token)).json()).toEqual({ status: 'true', on: false, recoveryCodesLeft: 0 });
  expect((await logIn(user)).status).toBe(200);
  expect((await call('', user.token)).status).toBe(200);

  // A new secret may be made, and the codes from before are worth nothing.
  await turnOn(user);
  expect((await logIn(user, recoveryCodes[0])).status).toBe(401);
});

test('can be required of admins, who are users like any other until it is on', async () => {
  const strict = await composeForTest({ clock, env: { ADMIN_TWO_STEP: 'required' } });
  const user = await newUser(strict);
  const admin = await newAdmin(strict);
  const ask = (method: string, path: string, body?: unknown, token = admin.token) =>
    strict.call(method, `/api/user/${path}`, { token, body });
  for (const [method, path, body] of [
    ['GET', 'getAllUsers', undefined],
    ['POST', `setStatus/${user.id}`, { status: 'banned' }],
  ] as const) {
    const refused = await ask(method, path, body);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ code: 'NEEDS_TWO_STEP' });
  }
  // Not through the routes of users either.
  expect((await ask('GET', `getUserById/${user.id}`)).status).toBe(403);
  expect((await ask('GET', 'getUserById/13')).status).toBe(200);
  expect((await ask('GET', 'getAllUsers', undefined, user.token)).status).toBe(403);
  const { secret } = (await (await ask('POST', 'twoStep/start', { password: ADMIN.password })).json()) as { secret: string };
  expect((await ask('GET', 'getAllUsers')).status).toBe(403);
  expect((await ask('POST', 'twoStep/confirm', { code: codeOf(secret) })).status).toBe(200);
  expect((await ask('GET', 'getAllUsers')).status).toBe(200);
  expect((await ask('GET', `getUserById/${user.id}`)).status).toBe(200);
  expect((await ask('POST', 'twoStep/end', { password: ADMIN.password })).status).toBe(200);
  expect((await ask('GET', 'getAllUsers')).status).toBe(403);
  await strict.close(0);
  await removeFolder(strict.folder);
});

test('ends with the password, and for the admin with a new one of the operator', async () => {
  const user = await newUser(host);
  const other = await logInAs(host, user.email, user.password);
  await turnOn(user);
  expect((await host.call('GET', `/api/user/getUserById/${user.id}`, { token: other.token })).status).toBe(401);
  expect((await call('/end', user.token, { password: 'not this one' })).status).toBe(401);
  expect((await call('/end', user.token, { password: user.password })).status).toBe(200);
  expect((await logIn(user)).status).toBe(200);

  const admin = await newAdmin(host);
  await turnOn({ ...admin, ...ADMIN });
  expect((await logIn({ ...admin, ...ADMIN })).status).toBe(401);
  const again = await composeForTest({ folder: host.folder, clock, env: { ADMIN_PASSWORD: 'another long password' } });
  expect((await logInAs(again, ADMIN.email, 'another long password')).id).toBe(13);
  await again.close(0);
});
