import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { composeForTest, logInAs, newAdmin, newUser, removeFolder, type TestHost } from '../compose.test-support.ts';
import { SIGN_UP_FAULTS } from '../contract/account.ts';

const person = {
  full_name: 'Ana Núñez',
  email: 'ana@example.com',
  phone_number: '5551234567',
  password: 'cable tray',
  confirmPassword: 'cable tray',
  referredBy: 'Luis',
};
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

const signUp = (body: Readonly<Record<string, unknown>>, from = '198.51.100.1', on = host) =>
  on.call('POST', '/api/user/signUp', { body, from });
const logIn = (email: string, password: string, from = '198.51.100.1') =>
  host.call('POST', '/api/user/login', { body: { email, password }, from });

describe('signing up', () => {
  test("checks in the spec's order and tells the first failure", async () => {
    const faults = { full_name: 'A', email: 'no', phone_number: '12', password: 'short', confirmPassword: 'other' };
    const body: Record<string, string> = { ...person, ...faults };
    for (const [field, text] of [
      ['full_name', SIGN_UP_FAULTS.name],
      ['email', SIGN_UP_FAULTS.email],
      ['phone_number', SIGN_UP_FAULTS.phone],
      ['password', SIGN_UP_FAULTS.password],
      ['confirmPassword', SIGN_UP_FAULTS.confirm],
    ] as const) {
      const response = await signUp(body);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ status: 'false', code: 'INVALID', message: text, field });
      body[field] = person[field];
    }
    const done = await signUp(body);
    expect(done.status).toBe(200);
    expect(await done.json()).toMatchObject({ status: 'true' });
  });

  test('an address is taken however it is written, also by sixty at once', async () => {
    for (const email of ['ana@example.com', ' ANA@Example.COM ']) {
      const response = await signUp({ ...person, email });
      expect(response.status).toBe(409);
      expect(await response.json()).toMatchObject({ code: 'EMAIL_TAKEN' });
    }
    const rush = await Promise.all(Array.from({ length: 20 }, () => signUp({ ...person, email: 'rush@example.com' })));
    expect(rush.filter((response) => response.status === 200)).toHaveLength(1);
  });

  test('marks that turn the direction are in no name and no address', async () => {
    const email = 'turned@example.com';
    expect((await signUp({ ...person, email, full_name: '\u202eAna\u2066 Núñez\u200f' })).status).toBe(200);
    const { id, token, name } = await logInAs(host, email, person.password);
    expect(name).toBe('Ana Núñez');
    for (const bad of ['ana\u202e@example.com', 'ana@exam\u200bple.com', 'ana@example.c\u2066om', 'a\u0007na@example.com']) {
      const refused = await signUp({ ...person, email: bad });
      expect(await refused.json(), JSON.stringify(bad)).toMatchObject({ code: 'INVALID', message: SIGN_UP_FAULTS.email });
    }
    expect((await signUp({ ...person, email: 'no-name@example.com', full_name: '\u202e\u2066A\u2069' })).status).toBe(400);
    const form = { full_name: 'Ana\u202e', organizationName: '\u2067Shop', website: '' };
    const edited = await host.call('PATCH', `/api/user/editProfile/${id}`, { token, form });
    expect(await edited.json()).toMatchObject({ data: { full_name: 'Ana', organization_name: 'Shop' } });
    const letter = { firstName: '\u202eAna', lastName: 'Ruiz', email, message: 'Pay to \u202e1234' };
    expect((await host.call('POST', '/api/contact/messages', { body: letter })).status).toBe(200);
    const admin = await newAdmin(host);
    const listed = await (await host.call('GET', '/api/contact/messages', { token: admin.token })).json();
    expect(listed).toMatchObject({ messages: [{ firstName: 'Ana', message: 'Pay to 1234' }] });
  });

  test('a whole class signs up from one office at once; the next is told when, and the admin makes accounts without end', async () => {
    const office = await composeForTest({ clock, env: { SIGN_UPS_PER_HOUR: '30' } });
    const from = '198.51.100.77';
    const pupils = await Promise.all(
      Array.from({ length: 30 }, (_, index) => signUp({ ...person, email: `pupil${index}@example.com` }, from, office)),
    );
    expect(pupils.map(({ status }) => status)).toEqual(Array<number>(30).fill(200));
    const late = await signUp({ ...person, email: 'late@example.com' }, from, office);
    expect([late.status, Number(late.headers.get('retry-after')) > 3000]).toEqual([429, true]);
    const { token } = await newAdmin(office);
    const added = await office.call('POST', '/api/user/signUp', { body: { ...person, email: 'late@example.com' }, from, token });
    expect(added.status).toBe(200);
    await office.close(0);
    await removeFolder(office.folder);
  });

  test('refuses a password longer than 128', async () => {
    const password = 'x'.repeat(129);
    expect((await signUp({ ...person, email: 'long@example.com', password, confirmPassword: password })).status).toBe(400);
  });

  test('is throttled by address', async () => {
    const few = await composeForTest({ clock, env: { SIGN_UPS_PER_HOUR: '2' } });
    const statuses: number[] = [];
    for (let index = 0; index < 3; index += 1)
      statuses.push((await signUp({ ...person, email: `t${index}@example.com` }, '198.51.100.9', few)).status);
    expect(statuses).toEqual([200, 200, 429]);
    const refused = await signUp({ ...person, email: 't9@example.com' }, '198.51.100.9', few);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
    expect((await signUp({ ...person, email: 't9@example.com' }, '198.51.100.10', few)).status).toBe(200);
    now += 3_600_001;
    expect((await signUp({ ...person, email: 't10@example.com' }, '198.51.100.9', few)).status).toBe(200);
    await few.close(0);
    await removeFolder(few.folder);
  });
});

describe('logging in', () => {
  test('counts logins, makes the inactive active, and keeps only hashes', async () => {
    const user = await newUser(host);
    expect(user.login_count).toBe(1);
    const file = `${host.folder}/wirewise.sqlite`;
    const database = new Database(file);
    database.prepare("UPDATE users SET status = 'inactive' WHERE id = ?").run(user.id);
    const again = await logInAs(host, user.email.toUpperCase(), user.password);
    expect(again.login_count).toBe(2);
    const row = database.prepare('SELECT status, password_hash FROM users WHERE id = ?').get(user.id) as Record<string, string>;
    expect(row.status).toBe('active');
    expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const tokens = database.prepare('SELECT hash FROM tokens WHERE user_id = ?').all(user.id) as { hash: string }[];
    expect(tokens).toHaveLength(2);
    expect(tokens.map(({ hash }) => hash)).not.toContain(user.token);
    expect(Buffer.from(user.token, 'base64url')).toHaveLength(32);
    database.close();
  });

  test('answers known and unknown addresses alike, in text and about in time', async () => {
    const user = await newUser(host);
    const times = { known: [] as number[], unknown: [] as number[] };
    for (let index = 0; index < 6; index += 1) {
      for (const [kind, email] of [
        ['known', user.email],
        ['unknown', `nobody${index}@example.com`],
      ] as const) {
        const startedAt = performance.now();
        const response = await logIn(email, 'wrong one');
        times[kind].push(performance.now() - startedAt);
        expect(response.status).toBe(401);
        expect(await response.json()).toMatchObject({ code: 'WRONG_PASSWORD', message: 'Wrong email or password.' });
      }
    }
    const middle = (list: number[]): number => list.sort((a, b) => a - b)[3] ?? 0;
    expect(middle(times.unknown) / middle(times.known)).toBeGreaterThan(0.5);
    expect(middle(times.unknown) / middle(times.known)).toBeLessThan(2);
  });

  test('ten wrong passwords slow the guesser, not the owner elsewhere, and not for long', async () => {
    const user = await newUser(host);
    const wrong = await Promise.all(Array.from({ length: 25 }, () => logIn(user.email, 'wrong one', '198.51.100.66')));
    const statuses = wrong.map((response) => response.status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(15);
    const refused = await logIn(user.email, user.password, '198.51.100.66');
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({ code: 'TOO_MANY' });
    const pause = Number(refused.headers.get('retry-after'));
    expect(pause).toBeGreaterThan(0);
    expect(pause).toBeLessThanOrEqual(60);
    expect((await logIn(user.email, user.password, '198.51.100.67')).status).toBe(200);
    now += pause * 1000;
    expect((await logIn(user.email, 'wrong one', '198.51.100.66')).status).toBe(401);
    expect((await logIn(user.email, user.password, '198.51.100.66')).status).toBe(429);
    now += 61_000;
    expect((await logIn(user.email, user.password, '198.51.100.66')).status).toBe(200);
  });

  test('says why to the banned, with the right password only, and their login is dead', async () => {
    const user = await newUser(host);
    const database = new Database(`${host.folder}/wirewise.sqlite`);
    database.prepare("UPDATE users SET status = 'banned' WHERE id = ?").run(user.id);
    database.close();
    expect((await logIn(user.email, 'wrong one')).status).toBe(401);
    const refused = await logIn(user.email, user.password);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ code: 'BANNED' });
    const response = await host.call('POST', '/api/ai/chat', { token: user.token, body: { message: 'Still?' } });
    expect(response.status).toBe(403);
  });

  test('a login dies unused after 30 days and in any case after 180', async () => {
    const user = await newUser(host);
    const isIn = async (token: string) => (await host.call('GET', `/api/user/getUserById/${user.id}`, { token })).status === 200;
    const lastActive = async (): Promise<string> => {
      const reply = await host.call('GET', `/api/user/getUserById/${user.id}`, { token: user.token });
      return ((await reply.json()) as { data: { lastActive: string } }).data.lastActive;
    };
    const day = 86_400_000;
    for (let days = 0; days < 175; days += 25) {
      // It is noted after the answer.
      await expect.poll(lastActive).toBe(new Date(now).toISOString());
      now += 25 * day;
    }
    expect(await isIn(user.token)).toBe(true);
    now += 6 * day;
    expect(await isIn(user.token)).toBe(false);
    const idle = await logInAs(host, user.email, user.password);
    now += 30 * day + 1;
    expect(await isIn(idle.token)).toBe(false);
  });

  test('a dead login does not stand in the way of a new one', async () => {
    const user = await newUser(host);
    const response = await host.call('POST', '/api/user/login', {
      token: 'x'.repeat(43),
      body: { email: user.email, password: user.password },
    });
    expect(response.status).toBe(200);
  });
});

describe('the admin', () => {
  test('is user 13 and lists users, whole or by page with counts', async () => {
    const admin = await newAdmin(host);
    expect(admin.id).toBe(13);
    const list = async (query = '') => (await host.call('GET', `/api/user/getAllUsers${query}`, { token: admin.token })).json();
    const all = (await list()) as { id: number; full_name: string; plan: string }[];
    expect(all[0]).toMatchObject({ id: 13, role: 'admin', plan: 'Free plan' });
    expect(JSON.stringify(all)).not.toMatch(/argon2|password/);
    const page = (await list('?page=1&pageSize=2&sort=-id')) as { users: { id: number }[]; total: number; counts: Record<string, number> };
    expect(page.users.map(({ id }) => id)).toEqual([all.at(-1)?.id, all.at(-2)?.id]);
    expect(page.total).toBe(all.length - 1);
    expect(page.counts.total).toBe(all.length - 1);
    const found = (await list(`?search=${encodeURIComponent('NUÑEZ')}`)) as { users: { full_name: string }[] };
    expect(found.users.map(({ full_name }) => full_name)).toContain('Ana Núñez');
  });

  test('keeps a password changed since, until the operator sets another', async () => {
    const folder = host.folder;
    const file = new Database(`${folder}/wirewise.sqlite`);
    const before = file.prepare('SELECT password_hash FROM users WHERE id = 13').get();
    const same = await composeForTest({ folder });
    expect(same.admin.newPassword).toBeUndefined();
    expect(file.prepare('SELECT password_hash FROM users WHERE id = 13').get()).toEqual(before);
    await same.close(0);
    const other = await composeForTest({ folder, env: { ADMIN_PASSWORD: 'another password', ADMIN_EMAIL: 'boss@example.com' } });
    expect((await logInAs(other, 'boss@example.com', 'another password')).id).toBe(13);
    await other.close(0);
    file.close();
  });

  test('changes a plan', async () => {
    const admin = await logInAs(host, 'boss@example.com', 'another password');
    const plan = { plan_name: 'Apprentice', price: 11.5, duration: 'Monthly', description: 'One\nTwo' };
    const changed = await host.call('PUT', '/api/plan/subscription-plan/5', { token: admin.token, body: plan });
    expect(await changed.json()).toEqual({ id: 5, ...plan });
    expect((await host.call('PUT', '/api/plan/subscription-plan/99', { token: admin.token, body: plan })).status).toBe(404);
    expect(await (await host.call('GET', '/api/plan/subscription-plans')).json()).toMatchObject([{ price: 11.5 }, { id: 6 }, { id: 7 }]);
  });
});

describe('the user of a computer that works alone', () => {
  test('is signed in without a password, is the same each time, and one login lives', async () => {
    const first = await host.signInLocalUser({ name: 'Shop' });
    const second = await host.signInLocalUser({ name: 'Shop' });
    expect(second).toMatchObject({ id: first.id, uuid: first.uuid, login_count: 2 });
    const ask = (token: string) => host.call('POST', '/api/ai/chat', { token, body: { message: 'Here?' } });
    expect((await ask(second.token)).status).toBe(200);
    expect((await ask(first.token)).status).toBe(401);
    expect((await logIn('local@this-computer', '')).status).toBe(400);
    expect((await logIn('local@this-computer', 'anything')).status).toBe(401);
  });
});
