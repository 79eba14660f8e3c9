import { readdir } from 'node:fs/promises';
import Database from 'better-sqlite3';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CallOptions, composeForTest, logInAs, newAdmin, newUser, removeFolder, type TestHost } from '../compose.test-support.ts';
import { type User, userSchema } from '../contract/account.ts';
import { mailsTo, nextMailTo } from '../mail/eml.test-support.ts';

let host: TestHost;
let admin: Awaited<ReturnType<typeof newAdmin>>;
beforeAll(async () => {
  host = await composeForTest({ env: { SUPPORT_EMAIL: 'support@example.com' } });
  admin = await newAdmin(host);
});
afterAll(async () => {
  await host.close(0);
  await removeFolder(host.folder);
});

const edit = (id: number, token: string, form: CallOptions['form'], headers = {}) =>
  host.call('PATCH', `/api/user/editProfile/${id}`, { token, ...(form ? { form } : {}), headers });
const read = async (id: number, token: string): Promise<User> => {
  const response = await host.call('GET', `/api/user/getUserById/${id}`, { token });
  return userSchema.parse(((await response.json()) as { data: unknown }).data);
};
const blob = (bytes: Uint8Array<ArrayBuffer> | Buffer, type = 'image/jpeg'): Blob => new Blob([new Uint8Array(bytes)], { type });
const picture = (width = 300) => sharp({ create: { width, height: 200, channels: 3, background: '#b5622a' } });
const database = () => new Database(`${host.folder}/wirewise.sqlite`, { readonly: true });

describe('a profile', () => {
  test('takes the fields of the form, forgets the empty and leaves the absent', async () => {
    const user = await newUser(host);
    const form = {
      full_name: ' Ana Núñez ',
      phone_number: '5550001111',
      address: '1 Main St',
      organizationName: 'Núñez Electric',
      licenseNumber: 'TX-1234',
      website: 'https://nunez.example.com/',
      numberOfElectricians: '12',
      suppliesSource: 'Graybar',
      referral: 'Luis',
      state: 'TX',
      edition: '2020',
      language: 'es',
      job_defaults: JSON.stringify({ metal: 'cu', ambientC: 40, unknown: 1 }),
    };
    const done = await edit(user.id, user.token, form);
    expect(done.status).toBe(200);
    expect(await done.json()).toMatchObject({ status: 'true', message: 'Profile updated successfully!' });
    const kept = await read(user.id, user.token);
    expect(kept).toMatchObject({
      full_name: 'Ana Núñez',
      email: user.email,
      organization_name: 'Núñez Electric',
      license_number: 'TX-1234',
      number_of_electricians: 12,
      supplies_source: 'Graybar',
      state: 'TX',
      edition: '2020',
      language: 'es',
      job_defaults: { metal: 'cu', ambientC: 40 },
    });
    await edit(user.id, user.token, { address: '', numberOfElectricians: '', state: '', edition: '', job_defaults: '', website: '' });
    expect(await read(user.id, user.token)).toMatchObject({
      ...kept,
      address: null,
      number_of_electricians: null,
      state: null,
      edition: null,
      job_defaults: null,
      website: null,
      lastActive: expect.any(String),
    });
    const found = await host.call('GET', '/api/user/getAllUsers?search=nunez', { token: admin.token });
    expect(await found.json()).toMatchObject({ users: [{ id: user.id }] });
  });

  test('role, status, id and what else is not in the form change nothing; login_count only as 4 and one’s own', async () => {
    const user = await newUser(host);
    const before = await read(user.id, user.token);
    const forbidden = {
      role: 'admin',
      status: 'banned',
      id: '13',
      uuid: crypto.randomUUID(),
      __proto__: 'x',
      constructor: 'x',
      password_hash: 'x',
      chat_count: '99',
      created_at: '0',
      image: '../../etc/passwd.jpg',
    };
    const refused = await edit(user.id, user.token, forbidden);
    expect(refused.status).toBe(400);
    const { image: _image, ...rest } = forbidden;
    expect((await edit(user.id, user.token, rest)).status).toBe(200);
    for (const login_count of ['99', '0', '-4', '3', 'x', '4.0', '']) await edit(user.id, user.token, { login_count });
    await edit(user.id, admin.token, { login_count: '4' });
    expect(await read(user.id, user.token)).toEqual({ ...before, lastActive: expect.any(String) });
    await edit(user.id, user.token, { login_count: '4' });
    expect((await read(user.id, user.token)).login_count).toBe(4);
    for (let logins = 0; logins < 2; logins += 1) await logInAs(host, user.email, user.password);
    await edit(user.id, user.token, { login_count: '4' });
    expect((await read(user.id, user.token)).login_count).toBe(6);
  });

  test('refuses values that are none', async () => {
    const user = await newUser(host);
    const before = await read(user.id, user.token);
    const bad: readonly Record<string, string>[] = [
      { full_name: '  ' },
      { full_name: 'x'.repeat(121) },
      { email: 'no' },
      { email: 'a@b' },
      { website: 'javascript:alert(1)' },
      { website: 'example.com' },
      { website: 'ftp://example.com' },
      { numberOfElectricians: 'many' },
      { numberOfElectricians: '-1' },
      { numberOfElectricians: '1e3' },
      { state: 'Texas' },
      { edition: '1999' },
      { language: 'fr' },
      { job_defaults: '{' },
      { job_defaults: '{"metal":"gold"}' },
      { job_defaults: '[]' },
      { address: 'a\u0000b' },
      { address: 'x'.repeat(301) },
    ];
    for (const form of bad) {
      const response = await edit(user.id, user.token, form);
      expect(response.status, `${JSON.stringify(form)}: ${await response.clone().text()}`).toBe(400);
    }
    expect(await read(user.id, user.token)).toEqual({ ...before, lastActive: expect.any(String) });
  });

  test('only a multipart form is taken, whole', async () => {
    const user = await newUser(host);
    const raw = (body: string, type: string) =>
      host.call('PATCH', `/api/user/editProfile/${user.id}`, { token: user.token, raw: body, headers: { 'content-type': type } });
    for (const type of [
      'application/json',
      'application/x-www-form-urlencoded',
      'text/plain',
      'multipart/form-data',
      'multipart/mixed; boundary=x',
    ])
      expect((await raw('full_name=x', type)).status, type).toBe(415);
    for (const body of ['', 'hello', '--x', '--x\r\n\r\n', '--x\r\nContent-Disposition: form-data; name="full_name"\r\n\r\nEve'])
      expect((await raw(body, 'multipart/form-data; boundary=x')).status, body).toBe(400);
    const many = Object.fromEntries(Array.from({ length: 41 }, (_, index) => [`field${index}`, 'x']));
    expect((await edit(user.id, user.token, many)).status).toBe(400);
  });

  test('a new address needs the password, is told to the old one, and is nobody else’s', async () => {
    const [user, other] = [await newUser(host), await newUser(host)];
    const moved = `moved-${user.email}`;
    expect((await edit(user.id, user.token, { email: moved })).status).toBe(401);
    expect((await edit(user.id, user.token, { email: moved, currentPassword: 'not this one' })).status).toBe(401);
    expect((await edit(user.id, user.token, { email: other.email.toUpperCase(), currentPassword: user.password })).status).toBe(409);
    expect((await edit(user.id, user.token, { email: user.email.toUpperCase() })).status).toBe(200);
    expect((await read(user.id, user.token)).email).toBe(user.email);
    expect((await edit(user.id, user.token, { email: moved, currentPassword: user.password })).status).toBe(200);
    const mail = await nextMailTo(user.email, host.folder);
    expect(mail.text).toContain(moved);
    expect(await mailsTo(moved, host.folder)).toEqual([]);
    expect((await logInAs(host, moved, user.password)).id).toBe(user.id);
    expect((await edit(other.id, admin.token, { email: `admin-moved-${other.email}` })).status).toBe(200);
    expect((await nextMailTo(other.email, host.folder)).subject).toMatch(/email address/);
  });
});

describe('a photo', () => {
  const photo = (id: number, token?: string) => host.call('GET', `/api/user/photo/${id}`, { token });
  const files = (): Promise<string[]> => readdir(`${host.folder}/images`).catch(() => []);

  test('is kept, shown to its owner and the admin alone, replaced and removed', async () => {
    const [user, stranger] = [await newUser(host), await newUser(host)];
    expect((await photo(user.id, user.token)).status).toBe(404);
    const before = await files();
    expect((await edit(user.id, user.token, { image: blob(await picture().png().toBuffer(), 'text/html') })).status).toBe(200);
    const first = (await read(user.id, user.token)).image;
    expect(first).toMatch(/^[0-9a-f-]{36}\.jpg$/);
    for (const token of [user.token, admin.token]) {
      const response = await photo(user.id, token);
      expect(response.status).toBe(200);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'image/jpeg',
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect((await sharp(await response.arrayBuffer()).metadata()).format).toBe('jpeg');
    }
    expect((await photo(user.id)).status).toBe(401);
    expect((await photo(user.id, stranger.token)).status).toBe(403);
    for (const path of [`/images/${first}`, `/api/images/${first}`, `/data/images/${first}`]) {
      expect((await host.call('GET', path, { token: user.token })).status).toBe(404);
    }
    expect((await edit(user.id, user.token, { image: blob(await picture(301).gif().toBuffer()) })).status).toBe(200);
    expect((await read(user.id, user.token)).image).not.toBe(first);
    await expect.poll(async () => (await files()).length).toBe(before.length + 1);
    expect((await edit(user.id, user.token, { removeImage: 'true' })).status).toBe(200);
    expect((await photo(user.id, user.token)).status).toBe(404);
    await expect.poll(files).toEqual(before);
  });

  test('other kinds are refused by content, and leave nothing behind', async () => {
    const user = await newUser(host);
    const before = await files();
    for (const bytes of [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      Buffer.from('%PDF-1.7'),
      Buffer.from('<!doctype html>'),
    ]) {
      const response = await edit(user.id, user.token, { image: blob(bytes, 'image/png'), full_name: 'Changed' });
      expect(response.status).toBe(415);
      expect(await response.json()).toMatchObject({ code: 'BAD_IMAGE', field: 'image' });
    }
    const taken = await edit(user.id, user.token, {
      image: blob(await picture().jpeg().toBuffer()),
      email: admin.name === '' ? '' : 'admin@localhost.example',
    });
    expect(taken.status).toBe(401);
    expect((await read(user.id, user.token)).full_name).not.toBe('Changed');
    expect(await files()).toEqual(before);
  });

  test('5 MB are taken and not one byte more, announced or not', async () => {
    const user = await newUser(host);
    const jpeg = await picture().jpeg().toBuffer();
    const padded = (size: number): Blob => blob(Buffer.concat([jpeg, Buffer.alloc(size - jpeg.length)]));
    const limit = 5 * 1024 * 1024;
    expect((await edit(user.id, user.token, { image: padded(limit) })).status).toBe(200);
    expect((await edit(user.id, user.token, { image: padded(limit + 1) })).status).toBe(413);
  });
});

describe('deleting a user', () => {
  test('takes everything of theirs along and leaves the others', async () => {
    const [user, other] = [await newUser(host), await newUser(host)];
    await edit(user.id, user.token, { image: blob(await picture().jpeg().toBuffer()) });
    const counts = async () =>
      ((await (await host.call('GET', '/api/user/getAllUsers?page=1', { token: admin.token })).json()) as { counts: { total: number } })
        .counts.total;
    for (const person of [user, other]) {
      const [sessionId, replyId] = [crypto.randomUUID(), crypto.randomUUID()];
      await host.call('POST', '/api/ai/chat', { token: person.token, body: { message: 'Mine?', sessionId, replyId } });
      await host.call('POST', '/api/ai/submit-feedback', { token: person.token, body: { responseId: replyId, feedback: 'thumbs-up' } });
    }
    const total = await counts();
    const stranger = await host.call('DELETE', `/api/user/deleteUserById/${user.id}`, { token: other.token });
    expect(stranger.status).toBe(403);
    const done = await host.call('DELETE', `/api/user/deleteUserById/${user.id}`, { token: user.token });
    expect(await done.json()).toEqual({ status: 'true', message: 'Account deleted successfully.' });
    expect((await host.call('GET', `/api/user/getUserById/${user.id}`, { token: user.token })).status).toBe(401);
    expect((await host.call('POST', '/api/user/login', { body: { email: user.email, password: user.password } })).status).toBe(401);
    const file = database();
    for (const table of ['sessions', 'messages', 'feedback', 'owners'])
      expect(file.prepare(`SELECT COUNT(*) AS n FROM ${table} WHERE owner = ?`).get(user.uuid), table).toEqual({ n: 0 });
    for (const table of ['sessions', 'messages', 'feedback'])
      expect(file.prepare(`SELECT COUNT(*) AS n FROM ${table} WHERE owner = ?`).get(other.uuid), table).not.toEqual({ n: 0 });
    expect(file.prepare('SELECT actor, action FROM audit_log WHERE subject = ? ORDER BY id DESC').get(`user ${user.id}`)).toEqual({
      actor: `user ${user.id}`,
      action: 'delete-user',
    });
    file.close();
    expect(await counts()).toBe(total - 1);
    expect((await nextMailTo(user.email, host.folder)).subject).toBe('Your Wirewise account was deleted');
    expect((await host.call('DELETE', `/api/user/deleteUserById/${other.id}`, { token: admin.token })).status).toBe(200);
    expect((await host.call('DELETE', `/api/user/deleteUserById/${other.id}`, { token: admin.token })).status).toBe(404);
  });

  test('spares the admin', async () => {
    expect((await host.call('DELETE', '/api/user/deleteUserById/13', { token: admin.token })).status).toBe(403);
    expect((await read(13, admin.token)).role).toBe('admin');
  });
});

describe('the status', () => {
  const set = (id: number, status: string, token = admin.token) =>
    host.call('POST', `/api/user/setStatus/${id}`, { token, body: { status } });

  test('banned is in force at once, and the logins from before stay dead', async () => {
    const user = await newUser(host);
    expect((await set(user.id, 'banned')).status).toBe(200);
    const refused = await host.call('GET', `/api/user/getUserById/${user.id}`, { token: user.token });
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ code: 'BANNED' });
    expect((await set(user.id, 'active')).status).toBe(200);
    expect((await host.call('GET', `/api/user/getUserById/${user.id}`, { token: user.token })).status).toBe(401);
    expect((await logInAs(host, user.email, user.password)).id).toBe(user.id);
    expect((await set(user.id, 'inactive')).status).toBe(200);
    expect((await logInAs(host, user.email, user.password)).id).toBe(user.id);
    expect((await read(user.id, admin.token)).status).toBe('active');
    const page = (await (await host.call('GET', '/api/user/getAllUsers?page=1&pageSize=100', { token: admin.token })).json()) as {
      users: User[];
      counts: { active: number; inactive: number; banned: number };
    };
    const count = (status: string): number => page.users.filter((each) => each.status === status).length;
    expect(page.counts).toMatchObject({ active: count('active'), inactive: count('inactive'), banned: count('banned') });
  });

  test('of the admin stays, and nobody else sets one', async () => {
    const user = await newUser(host);
    for (const status of ['banned', 'inactive']) expect((await set(13, status)).status).toBe(403);
    expect((await set(user.id, 'banned', user.token)).status).toBe(403);
    expect((await set(99_999, 'banned')).status).toBe(404);
    expect((await set(user.id, 'deleted')).status).toBe(400);
  });
});

describe('letters to support', () => {
  test('are kept for the admin and mailed, a few an hour', async () => {
    const user = await newUser(host);
    const letter = { firstName: 'Eve', lastName: 'Ruiz', email: 'eve@example.com', phone: '', message: '<b>Hello</b>\n.\nBcc: x' };
    const send = (path: string, body: unknown, from: string, token?: string) => host.call('POST', path, { body, from, token });
    expect((await send('/api/contact/messages', letter, '192.0.2.1')).status).toBe(200);
    const request = { email: user.email, reason: 'I have retired.' };
    expect((await send('/api/contact/deletionRequests', request, '192.0.2.1', user.token)).status).toBe(200);
    const list = async (path: string) => (await host.call('GET', path, { token: admin.token })).json();
    expect(await list('/api/contact/messages')).toMatchObject({ messages: [{ ...letter, phone: null, user_id: null }] });
    expect(await list('/api/contact/deletionRequests')).toMatchObject({ requests: [{ ...request, user_id: user.id }] });
    await nextMailTo('support@example.com', host.folder, 2);
    const mails = await mailsTo('support@example.com', host.folder);
    expect(mails.map((mail) => mail.headers['reply-to']).sort()).toEqual(['eve@example.com', user.email].sort());
    const statuses: number[] = [];
    for (let index = 0; index < 11; index += 1) statuses.push((await send('/api/contact/messages', letter, '192.0.2.2')).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    for (const body of [
      { ...letter, email: 'eve@example.com\r\nBcc: x@example.com' },
      { ...letter, message: '  ' },
      { ...letter, firstName: '' },
    ])
      expect((await send('/api/contact/messages', body, '192.0.2.3')).status).toBe(400);
  });
});

test('all that is kept of a user comes as one file', async () => {
  const user = await newUser(host);
  for (const message of ['First?', 'Second?'])
    await host.call('POST', '/api/ai/chat', { token: user.token, body: { message, sessionId: crypto.randomUUID() } });
  const response = await host.call('GET', `/api/user/data/${user.id}`, { token: user.token });
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="wirewise-data.json"');
  const text = await response.text();
  const data = JSON.parse(text) as { user: User; sessions: { title: string; messages: { content: string }[] }[] };
  expect(userSchema.parse(data.user).email).toBe(user.email);
  expect(data.sessions.map(({ title }) => title).sort()).toEqual(['First?', 'Second?']);
  expect(data.sessions.every(({ messages }) => messages.length === 2)).toBe(true);
  expect(text).not.toMatch(/argon2|password/);
});

test('the address of support is told to everybody where one is set; the admin’s own never is', async () => {
  expect(await (await host.call('GET', '/api/contact')).json()).toEqual({ supportEmail: 'support@example.com' });
  const bare = await composeForTest();
  expect(await (await bare.call('GET', '/api/contact')).json()).toEqual({ supportEmail: null });
  await bare.close(0);
  await removeFolder(bare.folder);
});
