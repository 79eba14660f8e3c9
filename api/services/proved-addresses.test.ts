// An address counts once its owner has opened a mailed link: with a real mail server, on both databases.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CallOptions, composeForTest, newAdmin, openStore, removeFolder, type TestHost } from '../compose.test-support.ts';
import type { LoginResult, User } from '../contract/account.ts';
import { nextMailTo, type ReadMail, resetTokenOf } from '../mail/eml.test-support.ts';
import { proofTokenOf, startSmtp, type TestSmtp } from '../mail/smtp.test-support.ts';
import { type DatabaseEnv, onBothDatabases } from '../store/both-databases.test-support.ts';
import { endUnproved, UNPROVED_DAYS } from './end-unproved.ts';
import { createPasswords, type Passwords } from './passwords.ts';

const PASSWORD = 'wire nuts and all';
const OTHERS_PASSWORD = 'cable tray and more';
const DAY_MS = 86_400_000;
type LoggedIn = LoginResult['data'];

function provedAddresses(newDatabase: () => DatabaseEnv): void {
  let now = Date.parse('2026-05-01T08:00:00Z');
  let smtp: TestSmtp;
  let host: TestHost;
  let database: DatabaseEnv;
  let people = 0;
  /** How many passwords were compared with a hash, there or not: what a login's time is made of. */
  let compared = 0;
  const real = createPasswords();
  const passwords: Passwords = {
    hash: real.hash,
    matches(...given) {
      compared += 1;
      return real.matches(...given);
    },
  };
  beforeAll(async () => {
    smtp = await startSmtp();
    database = newDatabase();
    const env = { SMTP_URL: smtp.url, SUPPORT_EMAIL: 'support@example.com', ...database };
    host = await composeForTest({ clock: { now: () => now }, env, passwords });
  });
  afterAll(async () => {
    await host.close(0);
    await smtp.stop();
    await removeFolder(host.folder);
  });

  const newAddress = (): string => {
    people += 1;
    return `person${people}@example.com`;
  };
  const post = (path: string, body?: unknown, options: CallOptions = {}): Promise<Response> =>
    host.call('POST', `/api/user/${path}`, { ...(body === undefined ? {} : { body }), ...options });
  const signUp = (email: string, password = PASSWORD, more: Readonly<Record<string, unknown>> = {}, options: CallOptions = {}) =>
    post('signUp', { full_name: 'Ana Núñez', email, phone_number: '5551234567', password, confirmPassword: password, ...more }, options);
  const logIn = (email: string, password = PASSWORD, options: CallOptions = {}) => post('login', { email, password }, options);
  const codeOf = async (response: Response): Promise<string> => ((await response.json()) as { code?: string }).code ?? '';
  async function loggedIn(email: string, password = PASSWORD): Promise<LoggedIn> {
    const response = await logIn(email, password);
    expect(response.status).toBe(200);
    return ((await response.json()) as LoginResult).data;
  }
  async function profile(user: LoggedIn): Promise<User> {
    const response = await host.call('GET', `/api/user/getUserById/${user.id}`, { token: user.token });
    return ((await response.json()) as { data: User }).data;
  }
  const isIn = async ({ id, token }: LoggedIn): Promise<boolean> =>
    (await host.call('GET', `/api/user/getUserById/${id}`, { token })).status === 200;
  /** An account with an address that nobody has proved, and the mail that its owner got. */
  async function newcomer(email = newAddress(), password = PASSWORD): Promise<LoggedIn & { email: string; mail: ReadMail }> {
    const before = smtp.to(email).length;
    expect((await signUp(email, password)).status).toBe(200);
    return { ...(await loggedIn(email, password)), email, mail: await smtp.next(email, before + 1) };
  }
  async function owner(): Promise<LoggedIn & { email: string }> {
    const user = await newcomer();
    expect((await post('proveEmail', { proofToken: proofTokenOf(user.mail) }, { token: user.token })).status).toBe(200);
    return user;
  }
  const forgot = (email: string, from: string) => post('forgotPassword', { email }, { from });
  const edit = (user: LoggedIn, form: Readonly<Record<string, string>>) =>
    host.call('PATCH', `/api/user/editProfile/${user.id}`, { token: user.token, form });

  test('a known and a new address sign up alike, and what was chosen lets in at once, into an account of its own', async () => {
    const known = await owner();
    const fresh = newAddress();
    const replies = await Promise.all(
      [known.email, fresh].map(async (email) => {
        const response = await signUp(email, OTHERS_PASSWORD);
        const { 'x-request-id': _id, ...headers } = Object.fromEntries(response.headers);
        return { status: response.status, body: await response.json(), headers };
      }),
    );
    expect(replies[0]).toMatchObject({ status: 200, body: { status: 'true', message: 'Sign up successful!' } });
    expect(replies[0]).toEqual(replies[1]);
    const [double, single] = [await loggedIn(known.email, OTHERS_PASSWORD), await loggedIn(fresh, OTHERS_PASSWORD)];
    expect({ ...double, id: 0, token: '', uuid: '' }).toEqual({ ...single, id: 0, token: '', uuid: '' });
    expect(double.id).not.toBe(known.id);
    expect((await host.call('GET', `/api/ai/sessions/${known.id}`, { token: double.token })).status).toBe(403);
    expect((await loggedIn(known.email)).id).toBe(known.id);
    for (const user of [double, single]) expect((await profile(user)).email_proved).toBe(false);
    // Each signs up again: the newer account is the one that a strange device gets into, in both cases.
    for (const email of [known.email, fresh]) expect((await signUp(email, 'a third cable tray')).status).toBe(200);
    for (const email of [known.email, fresh]) expect((await logIn(email, OTHERS_PASSWORD)).status).toBe(401);
    const work: number[] = [];
    for (const email of [known.email, fresh, newAddress()]) {
      for (const password of ['a third cable tray', 'not this one']) {
        const before = compared;
        await logIn(email, password, { from: '198.51.100.30' });
        work.push(compared - before);
      }
    }
    expect(work).toEqual([2, 2, 2, 2, 2, 2]);
    const told = await smtp.next(known.email, 3);
    expect(told.subject).toBe('You already have a Wirewise account');
    expect(told.text).not.toContain('prove-email');
    expect((await smtp.next(fresh, 2)).subject).toBe('Prove your email address to Wirewise');
  });

  test('an unproved address is found by no reset and no two-step login, and gets no notes', async () => {
    const user = await newcomer();
    expect((await forgot(user.email, '198.51.100.20')).status).toBe(200);
    const start = await post('twoStep/start', { password: PASSWORD }, { token: user.token });
    expect([start.status, await codeOf(start)]).toEqual([403, 'UNPROVED']);
    const changed = { email: user.email, oldPassword: PASSWORD, newPassword: OTHERS_PASSWORD };
    expect((await post('resetPassword', changed, { token: user.token })).status).toBe(200);
    const request = { email: user.email, reason: 'It is mine.' };
    expect((await host.call('POST', '/api/contact/deletionRequests', { token: user.token, body: request })).status).toBe(200);
    expect((await smtp.next('support@example.com')).text).toContain(`Logged in as user ${user.id}: check that the address is theirs.`);
    const known = await owner();
    await forgot(known.email, '198.51.100.20');
    await smtp.next(known.email, 2);
    expect(smtp.to(user.email).map(({ subject }) => subject)).toEqual(['Prove your email address to Wirewise']);
    expect((await host.call('DELETE', `/api/user/deleteUserById/${user.id}`, { token: user.token })).status).toBe(200);
    expect((await post('twoStep/start', { password: PASSWORD }, { token: known.token })).status).toBe(200);
    const theirs = { email: known.email, reason: 'I have retired.' };
    await host.call('POST', '/api/contact/deletionRequests', { token: known.token, body: theirs });
    expect((await smtp.next('support@example.com', 2)).text).toContain(`Logged in as user ${known.id}, whose address it is.`);
    expect(smtp.to(user.email)).toHaveLength(1);
  });

  test('a link proves once, for three days, by whoever is logged in to the account or has its password', async () => {
    const user = await newcomer();
    const proofToken = proofTokenOf(user.mail);
    const stranger = await newcomer();
    for (const token of [undefined, stranger.token]) {
      expect(await codeOf(await post('proveEmail', { proofToken }, { token }))).toBe('WRONG_PASSWORD');
      expect(await codeOf(await post('proveEmail', { proofToken, password: OTHERS_PASSWORD }, { token }))).toBe('WRONG_PASSWORD');
    }
    for (const dead of ['x'.repeat(43), `${proofToken}x`, proofToken.slice(1)])
      expect(await codeOf(await post('proveEmail', { proofToken: dead, password: PASSWORD }))).toBe('PROOF_LINK_DEAD');
    expect((await profile(user)).email_proved).toBe(false);
    expect((await post('proveEmail', { proofToken, password: PASSWORD })).status).toBe(200);
    expect((await profile(user)).email_proved).toBe(true);
    expect(await codeOf(await post('proveEmail', { proofToken, password: PASSWORD }))).toBe('PROOF_LINK_DEAD');
    expect((await post('emailProof', undefined, { token: user.token })).status).toBe(404);

    const second = await post('emailProof', undefined, { token: stranger.token });
    expect(second.status).toBe(200);
    const newer = proofTokenOf(await smtp.next(stranger.email, 2));
    const older = { proofToken: proofTokenOf(stranger.mail) };
    expect(await codeOf(await post('proveEmail', older, { token: stranger.token }))).toBe('PROOF_LINK_DEAD');
    now += 3 * DAY_MS;
    expect(await codeOf(await post('proveEmail', { proofToken: newer }, { token: stranger.token }))).toBe('PROOF_LINK_DEAD');
    expect((await post('emailProof', undefined, { token: stranger.token })).status).toBe(200);
    const newest = proofTokenOf(await smtp.next(stranger.email, 3));
    const wrong = await Promise.all(Array.from({ length: 12 }, () => post('proveEmail', { proofToken: newest, password: 'not this one' })));
    expect(wrong.filter(({ status }) => status === 429)).toHaveLength(2);
    expect((await post('proveEmail', { proofToken: newest }, { token: stranger.token })).status).toBe(200);
  });

  test('a stranger who signed up first is gone when the owner proves the address', async () => {
    const email = newAddress();
    const stranger = await newcomer(email, OTHERS_PASSWORD);
    const body = { message: 'Mine now?', sessionId: crypto.randomUUID() };
    expect((await host.call('POST', '/api/ai/chat', { token: stranger.token, body })).status).toBe(200);
    const mine = await newcomer(email);
    expect(mine.id).not.toBe(stranger.id);
    expect([await isIn(stranger), await isIn(mine)]).toEqual([true, true]);
    expect((await post('proveEmail', { proofToken: proofTokenOf(mine.mail) }, { token: mine.token })).status).toBe(200);
    expect([await isIn(stranger), await isIn(mine)]).toEqual([false, true]);
    expect((await logIn(email, OTHERS_PASSWORD)).status).toBe(401);
    expect(await codeOf(await post('proveEmail', { proofToken: proofTokenOf(stranger.mail), password: OTHERS_PASSWORD }))).toBe(
      'PROOF_LINK_DEAD',
    );
    const admin = await newAdmin(host);
    expect((await host.call('GET', `/api/user/getUserById/${stranger.id}`, { token: admin.token })).status).toBe(404);
    await forgot(email, '198.51.100.21');
    const resetToken = resetTokenOf(await smtp.next(email, 3));
    expect((await post('resetPasswordFromToken', { resetToken, newPassword: 'a third cable tray' })).status).toBe(200);
    expect((await loggedIn(email, 'a third cable tray')).id).toBe(mine.id);
  });

  test('whoever gets a link for an account of somebody else does not prove it by accident, and can end it', async () => {
    const stranger = await newcomer();
    const proofToken = proofTokenOf(stranger.mail);
    expect((await post('proveEmail', { proofToken })).status).toBe(401);
    expect(await codeOf(await post('disownEmail', { proofToken: 'x'.repeat(43) }))).toBe('PROOF_LINK_DEAD');
    expect((await post('disownEmail', { proofToken })).status).toBe(200);
    expect(await isIn(stranger)).toBe(false);
    expect((await logIn(stranger.email)).status).toBe(401);
    expect(await codeOf(await post('disownEmail', { proofToken }))).toBe('PROOF_LINK_DEAD');
  });

  test('of those who prove one address at once, one does', async () => {
    const email = newAddress();
    const wanting = [await newcomer(email), await newcomer(email, OTHERS_PASSWORD)];
    const replies = await Promise.all(wanting.map(({ mail, token }) => post('proveEmail', { proofToken: proofTokenOf(mail) }, { token })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await Promise.all(wanting.map(isIn))).sort()).toEqual([false, true]);
  });

  test('a new address counts once it is proved; until then the old one does, which is told', async () => {
    const user = await owner();
    const moved = newAddress();
    const saved = await edit(user, { email: moved, currentPassword: PASSWORD, full_name: 'Ana' });
    expect(((await saved.json()) as { data: User }).data).toMatchObject({ email: user.email, new_email: moved, full_name: 'Ana' });
    expect(await profile(user)).toMatchObject({ email: user.email, new_email: moved, email_proved: true });
    expect((await logIn(moved)).status).toBe(401);
    expect((await loggedIn(user.email)).id).toBe(user.id);
    const proofToken = proofTokenOf(await smtp.next(moved));
    expect((await post('proveEmail', { proofToken, password: PASSWORD })).status).toBe(200);
    expect(await profile(user)).toMatchObject({ email: moved, email_proved: true });
    expect((await profile(user)).new_email).toBeUndefined();
    expect((await loggedIn(moved)).id).toBe(user.id);
    expect((await logIn(user.email)).status).toBe(401);
    expect((await smtp.next(user.email, 2)).text).toContain(moved);

    const known = await owner();
    expect((await edit(user, { email: known.email, currentPassword: PASSWORD })).status).toBe(200);
    expect((await smtp.next(known.email, 2)).subject).toBe('You already have a Wirewise account');
    const third = newAddress();
    await edit(user, { email: third, currentPassword: PASSWORD });
    expect((await post('disownEmail', { proofToken: proofTokenOf(await smtp.next(third)) })).status).toBe(200);
    expect(await isIn(user)).toBe(true);
    expect((await profile(user)).new_email).toBeUndefined();
  });

  test('a mistyped address of a new account is mended, and the right one proved', async () => {
    const user = await newcomer();
    const right = newAddress();
    expect((await edit(user, { email: right, currentPassword: PASSWORD })).status).toBe(200);
    expect(await profile(user)).toMatchObject({ email: right, email_proved: false });
    expect((await loggedIn(right)).id).toBe(user.id);
    expect((await logIn(user.email)).status).toBe(401);
    expect(await codeOf(await post('proveEmail', { proofToken: proofTokenOf(user.mail) }, { token: user.token }))).toBe('PROOF_LINK_DEAD');
    expect((await post('proveEmail', { proofToken: proofTokenOf(await smtp.next(right)) }, { token: user.token })).status).toBe(200);
    expect(await profile(user)).toMatchObject({ email: right, email_proved: true });
  });

  test('a device that knows an account of its own with the address gets no free tries at the owner’s, and learns nothing', async () => {
    const seen = await Promise.all(
      [(await owner()).email, newAddress()].map(async (email, index) => {
        const from = `198.51.100.${100 + index}`;
        expect((await signUp(email, OTHERS_PASSWORD)).status).toBe(200);
        const cookie = (await logIn(email, OTHERS_PASSWORD, { from })).headers.get('set-cookie')?.split(';')[0] ?? '';
        const statuses: number[] = [];
        for (let guess = 0; guess < 12; guess += 1)
          statuses.push((await logIn(email, `guess ${guess}`, { from, headers: { cookie } })).status);
        return statuses;
      }),
    );
    expect(seen[0]).toEqual([...Array<number>(10).fill(401), 429, 429]);
    expect(seen[1]).toEqual(seen[0]);
  });

  test('no mailbox is filled, by however many accounts', async () => {
    const email = newAddress();
    const user = await newcomer(email);
    for (let index = 0; index < 6; index += 1) await signUp(email, OTHERS_PASSWORD, {}, { from: `192.0.2.${index}` });
    const statuses: number[] = [];
    for (let index = 0; index < 6; index += 1) statuses.push((await post('emailProof', undefined, { token: user.token })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    await newcomer();
    expect(smtp.to(email)).toHaveLength(5);
    now += 3_600_001;
    expect((await post('emailProof', undefined, { token: user.token })).status).toBe(200);
    await smtp.next(email, 6);
  });

  test('names are text in the mails, whatever they hold, and the language is the one of the page', async () => {
    const email = newAddress();
    const full_name = `Gane ya: https://evil.example/win\r\n\r\nSu código es 1 ${'x'.repeat(80)}`.slice(0, 120);
    expect((await signUp(email, PASSWORD, { full_name, language: 'es' })).status).toBe(200);
    const mail = await smtp.next(email);
    expect(mail.subject).toBe('Confirme su correo en Wirewise');
    const [greeting = ''] = mail.text.split('\n\n');
    expect(greeting).toMatch(/^Hola Gane ya https evil example win Su código es 1 x+:$/);
    expect(greeting.length).toBeLessThanOrEqual('Hola :'.length + 80);
    expect(mail.text.match(/https?:\/\/\S+/g)).toEqual([`http://localhost:8787/prove-email/${proofTokenOf(mail)}`]);
  });

  test('the admin is told that an address is taken, and is not counted', async () => {
    const known = await owner();
    const admin = await newAdmin(host);
    const taken = await signUp(known.email, OTHERS_PASSWORD, {}, { token: admin.token });
    expect([taken.status, await codeOf(taken)]).toEqual([409, 'EMAIL_TAKEN']);
    const [user, moved] = [await newcomer(), newAddress()];
    const late = await newcomer(moved, OTHERS_PASSWORD);
    const form = { email: moved };
    expect((await host.call('PATCH', `/api/user/editProfile/${user.id}`, { token: admin.token, form })).status).toBe(200);
    expect(await profile(user)).toMatchObject({ email: moved, email_proved: true });
    expect(await codeOf(await post('proveEmail', { proofToken: proofTokenOf(late.mail) }, { token: late.token }))).toBe('PROOF_LINK_DEAD');
    expect([await isIn(late), await isIn(user)]).toEqual([true, true]);
    expect(
      (await host.call('PATCH', `/api/user/editProfile/${user.id}`, { token: admin.token, form: { email: known.email } })).status,
    ).toBe(409);
  });

  test('an account that nobody proves or uses for 90 days ends, with what is in it; where no mail is sent none does', async () => {
    const [known, left, used] = [await owner(), await newcomer(), await newcomer()];
    const neverIn = newAddress();
    expect((await signUp(neverIn)).status).toBe(200);
    const body = { message: 'Kept?', sessionId: crypto.randomUUID() };
    expect((await host.call('POST', '/api/ai/chat', { token: left.token, body })).status).toBe(200);
    const store = await openStore(host.folder, database);
    const chats = async (): Promise<number> => (await store.sessions.ofOwner(left.uuid)).length;
    const removed: string[] = [];
    const images = { remove: async (name: string) => void removed.push(name) };
    const sweep = (provesEmails = true) => endUnproved({ store, clock: { now: () => now }, images, provesEmails });
    await store.write((tables) => tables.users.change(left.id, { image: 'left.jpg' }));
    const whoLogsIn = async () =>
      Promise.all([known.email, used.email, left.email, neverIn].map(async (email) => (await logIn(email)).status));

    now += (UNPROVED_DAYS - 1) * DAY_MS;
    await sweep();
    expect([await chats(), removed]).toEqual([1, []]);
    await loggedIn(used.email);
    now += 2 * DAY_MS;
    expect(await sweep(false)).toBe(0);
    expect(await sweep()).toBeGreaterThanOrEqual(2);
    expect([await chats(), removed]).toEqual([0, ['left.jpg']]);
    expect(await whoLogsIn()).toEqual([200, 200, 401, 401]);
    await store.close();
  });
}

onBothDatabases('an address', provedAddresses);

test('who had an account before mail could be sent keeps the address', async () => {
  const before = await composeForTest();
  const email = 'early@example.com';
  const body = { full_name: 'Early', email, phone_number: '5551234567', password: PASSWORD, confirmPassword: PASSWORD };
  expect((await before.call('POST', '/api/user/signUp', { body })).status).toBe(200);
  expect(await (await before.call('POST', '/api/user/signUp', { body })).json()).toMatchObject({ code: 'EMAIL_TAKEN' });
  await before.call('POST', '/api/user/forgotPassword', { body: { email } });
  resetTokenOf(await nextMailTo(email, before.folder));
  await before.close(0);
  const smtp = await startSmtp();
  const after = await composeForTest({ folder: before.folder, env: { SMTP_URL: smtp.url } });
  await after.call('POST', '/api/user/forgotPassword', { body: { email } });
  resetTokenOf(await smtp.next(email));
  expect((await after.call('POST', '/api/user/signUp', { body })).status).toBe(200);
  expect((await smtp.next(email, 2)).subject).toBe('You already have a Wirewise account');
  await after.close(0);
  await smtp.stop();
  await removeFolder(after.folder);
});
