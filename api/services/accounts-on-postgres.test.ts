// What accounts ask of the database beyond plain rows, on PostgreSQL with two processes.
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { composeForTest, logInAs, newAdmin, newUser, removeFolder, type TestHost } from '../compose.test-support.ts';
import { nextMailTo, resetTokenOf } from '../mail/eml.test-support.ts';
import { hasPostgres, startPostgres, type TestPostgres } from '../store/postgres.test-support.ts';

describe.skipIf(!hasPostgres)('accounts on PostgreSQL', () => {
  let postgres: TestPostgres | undefined;
  let one: TestHost;
  let two: TestHost;
  beforeAll(async () => {
    postgres = await startPostgres();
    const env = { DATABASE_URL: postgres?.newDatabase() ?? '' };
    one = await composeForTest({ env });
    two = await composeForTest({ env, folder: one.folder });
  });
  afterAll(async () => {
    await one.close(0);
    await two.close(0);
    await removeFolder(one.folder);
    postgres?.stop();
  });

  test('a reset link is used once, whichever process is asked', async () => {
    const user = await newUser(one);
    await one.call('POST', '/api/user/forgotPassword', { body: { email: user.email } });
    const resetToken = resetTokenOf(await nextMailTo(user.email, one.folder));
    const tries = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        (index % 2 ? one : two).call('POST', '/api/user/resetPasswordFromToken', { body: { resetToken, newPassword: 'a new cable tray' } }),
      ),
    );
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(tries.filter(({ status }) => status === 400)).toHaveLength(7);
    expect((await two.call('GET', `/api/user/getUserById/${user.id}`, { token: user.token })).status).toBe(401);
  });

  test('one address goes to one of those who want it at once', async () => {
    const users = await Promise.all(Array.from({ length: 4 }, () => newUser(one)));
    const statuses = await Promise.all(
      users.map(async (user, index) => {
        const form = { email: 'wanted@example.com', currentPassword: user.password };
        return (await (index % 2 ? one : two).call('PATCH', `/api/user/editProfile/${user.id}`, { token: user.token, form })).status;
      }),
    );
    expect(statuses.sort()).toEqual([200, 409, 409, 409]);
  });

  test('a code is taken once, and a deletion takes all along', async () => {
    const user = await newUser(one);
    const started = await one.call('POST', '/api/user/twoStep/start', { token: user.token, body: { password: user.password } });
    const { secret } = (await started.json()) as { secret: string };
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    const code = totp.generate();
    expect((await two.call('POST', '/api/user/twoStep/confirm', { token: user.token, body: { code } })).status).toBe(200);
    const next = totp.generate({ timestamp: Date.now() + 30_000 });
    const logins = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        (index % 2 ? one : two).call('POST', '/api/user/login', { body: { email: user.email, password: user.password, code: next } }),
      ),
    );
    expect(logins.filter(({ status }) => status === 200)).toHaveLength(1);
    await one.call('POST', '/api/ai/chat', { token: user.token, body: { message: 'Mine?', sessionId: crypto.randomUUID() } });
    expect((await two.call('DELETE', `/api/user/deleteUserById/${user.id}`, { token: user.token })).status).toBe(200);
    expect((await one.call('GET', `/api/user/getUserById/${user.id}`, { token: user.token })).status).toBe(401);
  });

  test('letters are listed and a status is set', async () => {
    const user = await newUser(one);
    const admin = await newAdmin(two);
    const letter = { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.com', phone: '1', message: 'Hello.' };
    expect((await one.call('POST', '/api/contact/messages', { token: user.token, body: letter })).status).toBe(200);
    expect(
      (await one.call('POST', '/api/contact/deletionRequests', { body: { email: 'ana@example.com', reason: 'Why not.' } })).status,
    ).toBe(200);
    expect(await (await two.call('GET', '/api/contact/messages', { token: admin.token })).json()).toMatchObject({
      messages: [{ ...letter, user_id: user.id }],
    });
    expect(await (await two.call('GET', '/api/contact/deletionRequests', { token: admin.token })).json()).toMatchObject({
      requests: [{ reason: 'Why not.', user_id: null }],
    });
    const banned = await two.call('POST', `/api/user/setStatus/${user.id}`, { token: admin.token, body: { status: 'banned' } });
    expect(banned.status).toBe(200);
    expect((await one.call('GET', `/api/user/getUserById/${user.id}`, { token: user.token })).status).toBe(403);
    await expect(logInAs(one, user.email, user.password)).rejects.toThrow(/BANNED/);
  });
});
