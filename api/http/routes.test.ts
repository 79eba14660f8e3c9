// Walks the route table: every route with bad input, and as everyone who may not call it.
import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  allEvents,
  asStream,
  type CallOptions,
  composeForTest,
  echoGuide,
  newAdmin,
  newFolder,
  newUser,
  removeFolder,
  type TestHost,
} from '../compose.test-support.ts';
import { ERROR_STATUS, errorBodySchema } from '../contract/errors.ts';
import { type Route, type RouteName, routes } from '../contract/routes.ts';
import { nextMailTo } from '../mail/eml.test-support.ts';
import { openSqlite } from '../store/open-sqlite.ts';
import { handlers } from './handlers.ts';
import { bodyLimit } from './serve-routes.ts';

type Json = Readonly<Record<string, unknown>>;
interface Example {
  readonly form?: Readonly<Record<string, string>>;
  readonly params?: Json;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** Nobody listens there. */
const PROVIDER = {
  id: 'p-mine',
  kind: 'hosted',
  name: 'Ours',
  baseUrl: 'http://127.0.0.1:9/v1',
  model: 'big',
  enabled: true,
  temperature: null,
  maxTokens: 1200,
  firstSeconds: null,
  totalSeconds: null,
  prices: null,
  key: 'sk-1',
};

let host: TestHost;
let owner: Awaited<ReturnType<typeof newUser>>;
let stranger: Awaited<ReturnType<typeof newUser>>;
let banned: Awaited<ReturnType<typeof newUser>>;
let deleted: Awaited<ReturnType<typeof newUser>>;
let admin: Awaited<ReturnType<typeof newAdmin>>;
const sessionId = crypto.randomUUID();
const messageId = crypto.randomUUID();
const replyId = crypto.randomUUID();
const guestReplyId = crypto.randomUUID();
let guestKey = '';
let shareToken = '';

beforeAll(async () => {
  host = await composeForTest({ folder: await newFolder(), env: { GUEST_LIMIT: '1000', OLLAMA_URL: 'http://127.0.0.1:9' } });
  [owner, stranger, banned, deleted] = [await newUser(host), await newUser(host), await newUser(host), await newUser(host)];
  admin = await newAdmin(host);
  const body = { message: 'Mine?', sessionId, messageId, replyId };
  expect((await host.call('POST', '/api/ai/chat', { token: owner.token, body })).status).toBe(200);
  const shared = await host.call('POST', '/api/ai/shared', { token: owner.token, body: { replyId, days: 7 } });
  shareToken = ((await shared.json()) as { token: string }).token;
  const [accepted] = await allEvents(
    await host.call('POST', '/api/ai/chat', { body: { message: 'A guest?', replyId: guestReplyId }, headers: asStream }),
  );
  guestKey = accepted?.type === 'accepted' ? (accepted.guestKey ?? '') : '';
  const database = new Database(`${host.folder}/wirewise.sqlite`);
  database.prepare("UPDATE users SET status = 'banned' WHERE id = ?").run(banned.id);
  database.close();
  expect((await host.call('DELETE', `/api/user/deleteUserById/${deleted.id}`, { token: deleted.token })).status).toBe(200);
  await nextMailTo(deleted.email, host.folder);
});
afterAll(async () => {
  await host.close(0);
  await removeFolder(host.folder);
});

/** A right call of each route, on the owner's things. */
const examples = (): Record<RouteName, Example> => ({
  createSession: { body: { userId: owner.id, title: 'A chat', sessionId } },
  chat: { body: { message: 'Hello?', userId: owner.id, sessionId } },
  resumeStream: { params: { id: replyId }, query: { after: '0' } },
  stopAnswer: { params: { id: replyId } },
  listMessages: { params: { id: sessionId } },
  listSessions: { params: { id: owner.id } },
  deleteSession: { params: { id: sessionId } },
  renameSession: { params: { id: sessionId }, body: { title: 'Other' } },
  submitFeedback: { body: { responseId: replyId, feedback: 'thumbs-up', reason: null, user_id: owner.id, question: 'Mine?' } },
  listFeedback: {},
  shareAnswer: { body: { replyId, days: 7 } },
  listShared: {},
  unshareAnswer: { params: { id: shareToken } },
  readShared: { params: { id: shareToken } },
  sharedPicture: { params: { id: shareToken } },
  increaseChat: { body: { ip: '1.2.3.4' } },
  checkIp: { body: { ip: '1.2.3.4' } },
  ownIp: {},
  login: { body: { email: 'nobody@example.com', password: 'not this one' } },
  signUp: {
    body: { full_name: 'New', email: 'new@example.com', phone_number: '5551234567', password: 'cable tray', confirmPassword: 'cable tray' },
  },
  logout: {},
  endLogin: { body: { login: 'x'.repeat(43) } },
  logoutAll: {},
  getUser: { params: { id: owner.id } },
  listUsers: { query: { page: '1', pageSize: '10', sort: 'id', status: 'active', search: 'a' } },
  forgotPassword: { body: { email: 'nobody@example.com', language: 'es' } },
  resetPassword: { body: { email: owner.email, oldPassword: owner.password, newPassword: 'another cable tray' } },
  resetPasswordFromToken: { body: { resetToken: 'x'.repeat(43), newPassword: 'another cable tray' } },
  sendProof: {},
  proveEmail: { body: { proofToken: 'x'.repeat(43), password: 'cable tray' } },
  disownEmail: { body: { proofToken: 'x'.repeat(43) } },
  editProfile: { params: { id: owner.id }, form: { full_name: 'Owner', address: '1 Main St' } },
  userPhoto: { params: { id: owner.id } },
  downloadData: { params: { id: owner.id } },
  deleteUser: { params: { id: owner.id } },
  setStatus: { params: { id: owner.id }, body: { status: 'inactive' } },
  twoStep: {},
  startTwoStep: { body: { password: owner.password } },
  confirmTwoStep: { body: { code: '123456' } },
  endTwoStep: { body: { password: owner.password } },
  twoStepOfUser: { params: { id: owner.id } },
  resetTwoStep: { params: { id: owner.id } },
  contact: {},
  sendContactMessage: { body: { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.com', phone: '', message: 'Hello.' } },
  listContactMessages: {},
  requestDeletion: { body: { email: 'ana@example.com', reason: 'I have retired.' } },
  listDeletionRequests: {},
  listPlans: {},
  updatePlan: { params: { id: 5 }, body: { plan_name: 'Apprentice', price: 9.99, duration: 'Monthly', description: 'One\nTwo' } },
  createPlan: { body: { plan_name: 'Crew', price: 49.5, duration: 'Quarterly', description: 'One' } },
  deletePlan: { params: { id: 6 } },
  overview: {},
  modelSettings: {},
  saveModelSettings: { body: { mode: 'auto', dailyAnswers: 50, providers: [PROVIDER] } },
  testProvider: { body: PROVIDER },
  providerModels: { body: PROVIDER },
  modelUses: {},
  ollama: {},
  pullModel: { body: { name: 'llama3.2:3b' } },
  cancelPull: { body: { name: 'llama3.2:3b' } },
  deleteLocalModel: { body: { name: 'llama3.2:3b' } },
  pullChanges: { query: { after: '0' } },
  pushChanges: { body: { items: [{ kind: 'title', id: sessionId, title: 'Mine', titleAt: new Date().toISOString() }] } },
  answerers: {},
});

const addressOf = (route: Route, example: Example): string => {
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(example.params?.[name]));
  const query = new URLSearchParams(example.query).toString();
  return `/api${path}${query ? `?${query}` : ''}`;
};
const call = (name: RouteName, example: Example, options: CallOptions = {}): Promise<Response> =>
  host.call(routes[name].method, addressOf(routes[name], example), {
    ...(example.body === undefined ? {} : { body: example.body }),
    ...(example.form === undefined ? {} : { form: example.form }),
    ...options,
  });

/** Every row of every table, but for what a call may note about its caller. */
function snapshot(): unknown {
  const database = new Database(`${host.folder}/wirewise.sqlite`, { readonly: true });
  const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'").all() as {
    name: string;
  }[];
  const rows = tables
    .filter(({ name }) => name !== 'throttles' && name !== 'processes')
    .map(({ name }) => [name, database.prepare(`SELECT * FROM ${name} ORDER BY 1, 2`).all()]);
  database.close();
  return rows;
}

async function expectRefused(response: Response, what: string, statuses?: readonly number[]): Promise<void> {
  const text = await response.text();
  expect(response.status, `${what}: ${text}`).toBeGreaterThanOrEqual(400);
  expect(response.status, `${what}: ${text}`).toBeLessThan(500);
  const body = errorBodySchema.parse(JSON.parse(text));
  expect(ERROR_STATUS[body.code], what).toBe(response.status);
  expect(text, what).not.toMatch(/node_modules|\.ts\b|SELECT|INSERT|sqlite|\bat \//i);
  if (statuses) expect(statuses, `${what}: ${text}`).toContain(response.status);
}

const names = Object.keys(routes) as RouteName[];

test('every route of the contract has a handler, and every handler a route', () => {
  expect(Object.keys(handlers).sort()).toEqual([...names].sort());
});

/** What ends something that the others need, or needs something first; each has a test of its own. */
const CALLED_ELSEWHERE: readonly RouteName[] = [
  ...(['deleteSession', 'logout', 'logoutAll', 'login', 'resumeStream', 'deletePlan', 'deleteUser', 'resetPassword'] as const),
  ...(['resetPasswordFromToken', 'userPhoto', 'downloadData', 'startTwoStep', 'confirmTwoStep', 'endTwoStep', 'setStatus'] as const),
  ...(['unshareAnswer', 'sharedPicture', 'sendProof', 'proveEmail', 'disownEmail', 'deleteLocalModel'] as const),
];

test('a right call of each route answers as the contract says', async () => {
  for (const name of names) {
    if (CALLED_ELSEWHERE.includes(name)) continue;
    const token = ['admin', 'keeper'].includes(routes[name].access) ? admin.token : owner.token;
    const response = await call(name, examples()[name], { token });
    const text = await response.text();
    expect(response.status, `${name}: ${text}`).toBe(200);
    const parsed = (routes[name] as Route).reply.safeParse(JSON.parse(text));
    expect(parsed.success, `${name}: ${text.slice(0, 300)}`).toBe(true);
  }
  const resumed = await call('resumeStream', examples().resumeStream, { token: owner.token });
  expect(routes.resumeStream.reply.safeParse(await resumed.json()).success).toBe(true);
});

describe('bad input', () => {
  const deep = `${'['.repeat(9_000)}${']'.repeat(9_000)}`;
  const bad: readonly (readonly [string, string | Uint8Array<ArrayBuffer>])[] = [
    ['cut JSON', '{"message":'],
    ['no JSON', 'hello'],
    ['text', '"text"'],
    ['a list', '[]'],
    ['a number', '1'],
    ['true', 'true'],
    ['null', 'null'],
    ['nested without end', deep],
    ['nested in a field', `{"ip":${deep},"message":${deep},"items":${deep}}`],
    ['a lone surrogate', '{"message":"\\ud800","title":"\\ud800","email":"\\udfff","ip":"\\ud800","items":["\\ud800"]}'],
    ['NUL', '{"message":"a\\u0000b","title":"\\u0000","ip":"\\u0000","email":"\\u0000@x.yz","items":["\\u0000"]}'],
    ['a NUL key', '{"\\u0000":1,"ip":1}'],
    ['bytes that are no UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
  ];
  const wrongValues: readonly unknown[] = [{}, [], 1e308, true, { toString: 'x' }, 'x'.repeat(20_000)];

  test.each(names.filter((name) => (routes[name] as Route).body && !(routes[name] as Route).multipart))(
    '%s refuses it, and nothing changes',
    async (name) => {
      const example = examples()[name];
      const token = admin.token;
      const before = snapshot();
      const takesNothing = (routes[name] as Route).body?.safeParse(undefined).success === true;
      for (const [what, raw] of bad) await expectRefused(await call(name, example, { token, raw }), `${name}, ${what}`, [400]);
      if (!takesNothing) {
        await expectRefused(await host.call(routes[name].method, addressOf(routes[name], example), { token }), `${name}, nothing`, [400]);
        await expectRefused(await call(name, { ...example, body: {} }, { token }), `${name}, {}`, [400]);
        await expectRefused(
          await call(name, example, { token, raw: '{"__proto__":{"message":"x","title":"x"}}' }),
          `${name}, __proto__`,
          [400],
        );
        for (const field of Object.keys(example.body as Json)) {
          for (const value of wrongValues) {
            const body = { ...(example.body as Json), [field]: value };
            if ((routes[name] as Route).body?.safeParse(body).success) continue;
            await expectRefused(
              await call(name, { ...example, body }, { token }),
              `${name}, ${field}: ${JSON.stringify(value).slice(0, 20)}`,
              [400],
            );
          }
        }
      }
      for (const type of [
        'text/plain',
        'multipart/form-data; boundary=x',
        'application/x-www-form-urlencoded',
        'application/xml',
        'nonsense',
      ]) {
        await expectRefused(await call(name, example, { token, headers: { 'content-type': type } }), `${name}, ${type}`, [415]);
      }
      expect(snapshot()).toEqual(before);
    },
  );

  test.each(names.filter((name) => routes[name].method !== 'GET'))(
    '%s takes its limit and not one byte more, announced or not',
    async (name) => {
      const example = examples()[name];
      const token = admin.token;
      const limit = bodyLimit(name);
      const before = snapshot();
      const tooLong = `{"x":"${'x'.repeat(limit + 1 - 8)}"}`;
      expect(tooLong.length).toBe(limit + 1);
      const type = (routes[name] as Route).multipart ? 'multipart/form-data; boundary=x' : 'application/json';
      await expectRefused(
        await call(name, example, { token, raw: tooLong, headers: { 'content-type': type } }),
        `${name}, announced`,
        [413],
      );
      let sent = 0;
      const endless = new ReadableStream<Uint8Array>({
        pull(controller) {
          sent += 65_536;
          controller.enqueue(new Uint8Array(65_536).fill(0x20));
        },
      });
      const request = new Request(`http://localhost${addressOf(routes[name], example)}`, {
        method: routes[name].method,
        headers: { authorization: `Bearer ${token}`, 'content-type': type },
        body: endless,
        duplex: 'half',
      } as RequestInit);
      await expectRefused(await host.app.fetch(request, {}), `${name}, chunked`, [413]);
      expect(sent).toBeLessThan(limit + 4 * 65_536);
      const fits = await call(name, example, { token: 'x'.repeat(43), raw: ' '.repeat(limit) });
      expect(fits.status).not.toBe(413);
      expect(snapshot()).toEqual(before);
    },
  );

  test.each(names.filter((name) => (routes[name] as Route).params))('%s refuses ids that are none', async (name) => {
    const before = snapshot();
    for (const id of ['abc', '%00', '..%2f..%2fetc', "1'--", '1e3', '-1', '%ff', '9'.repeat(30), '%F0%9F%94%8C', sessionId.toUpperCase()]) {
      const response = await call(name, { ...examples()[name], params: { id } }, { token: admin.token });
      await expectRefused(response, `${name}, ${id}`, [400, 404]);
    }
    expect(snapshot()).toEqual(before);
  });

  test('queries outside the list are refused', async () => {
    const cases: [RouteName, Record<string, string>][] = [
      ...['0', '-1', '1.5', 'x', '99999999', ''].map((page): [RouteName, Record<string, string>] => ['listUsers', { page }]),
      ...['0', '101', 'all'].map((pageSize): [RouteName, Record<string, string>] => ['listUsers', { pageSize }]),
      ...['password_hash', 'id; DROP TABLE users', '--id'].map((sort): [RouteName, Record<string, string>] => ['listUsers', { sort }]),
      ['listUsers', { status: 'deleted' }],
      ['listUsers', { after: '-1' }],
      ['listFeedback', { page: '0' }],
      ['listFeedback', { pageSize: '101' }],
      ['listUsers', { search: 'a\u0000b' }],
      ['listUsers', { search: 'x'.repeat(201) }],
      ['pullChanges', { after: '-1' }],
      ['pullChanges', { after: '9'.repeat(13) }],
      ['resumeStream', { after: 'x' }],
      ['resumeStream', { key: 'x'.repeat(101) }],
    ];
    for (const [name, query] of cases) {
      await expectRefused(
        await call(name, { ...examples()[name], query }, { token: admin.token }),
        `${name} ${JSON.stringify(query)}`,
        [400],
      );
    }
  });

  test('messages have 1 to 4,000 characters, blanks around them apart', async () => {
    const ask = (message: string) => call('chat', { body: { message } }, { token: admin.token });
    expect((await ask('x'.repeat(4000))).status).toBe(200);
    expect((await ask('🔌'.repeat(2000))).status).toBe(200);
    expect(await (await ask(` \n${'x'.repeat(4000)}\n `)).json()).toMatchObject({ response: `You asked: ${'x'.repeat(4000)}` });
    for (const message of ['', '   ', '\n\t', 'x'.repeat(4001), ` ${'x'.repeat(4001)} `, `${'🔌'.repeat(2000)}x`])
      await expectRefused(await ask(message), JSON.stringify(message.slice(0, 5)), [400]);
  });
});

describe('who may call', () => {
  test('guests, the banned, the deleted and dead logins get into no route for users or the admin', async () => {
    const before = snapshot();
    for (const name of names) {
      const { access } = routes[name];
      if (access === 'anyone') continue;
      const example = examples()[name];
      if (access !== 'guest') await expectRefused(await call(name, example), `${name}, guest`, [401]);
      await expectRefused(await call(name, example, { token: 'x'.repeat(43) }), `${name}, dead login`, [401]);
      await expectRefused(await call(name, example, { headers: { authorization: 'Basic eA==' } }), `${name}, another scheme`, [401]);
      await expectRefused(await call(name, example, { token: banned.token }), `${name}, banned`, [403]);
      await expectRefused(await call(name, example, { token: deleted.token }), `${name}, deleted`, [401]);
    }
    expect(snapshot()).toEqual(before);
  });

  test('users get into no route for the admin', async () => {
    const before = snapshot();
    for (const name of names.filter((candidate) => ['admin', 'keeper'].includes(routes[candidate].access))) {
      await expectRefused(await call(name, examples()[name], { token: stranger.token }), name, [403]);
    }
    expect(snapshot()).toEqual(before);
  });

  test("somebody else's ids lead nowhere and change nothing", async () => {
    const before = snapshot();
    const withoutUserId = (name: 'createSession' | 'chat' | 'submitFeedback'): Example => {
      const { userId: _a, user_id: _b, ...body } = examples()[name].body as Record<string, unknown>;
      return { ...examples()[name], body };
    };
    const cases: [RouteName, Example, number][] = [
      ['createSession', examples().createSession, 403],
      ['createSession', withoutUserId('createSession'), 404],
      ['chat', examples().chat, 403],
      ['chat', withoutUserId('chat'), 404],
      ['chat', { body: { message: 'Mine?', messageId, replyId } }, 404],
      ['chat', { body: { message: 'Yours?', messageId } }, 404],
      ['chat', { body: { message: 'Yours?', replyId } }, 404],
      ['resumeStream', examples().resumeStream, 404],
      ['resumeStream', { params: { id: messageId } }, 404],
      ['stopAnswer', examples().stopAnswer, 404],
      ['listMessages', examples().listMessages, 404],
      ['listSessions', examples().listSessions, 403],
      ['listSessions', { params: { id: 13 } }, 403],
      ['listSessions', { params: { id: 99_999 } }, 403],
      ['deleteSession', examples().deleteSession, 404],
      ['renameSession', examples().renameSession, 404],
      ['shareAnswer', examples().shareAnswer, 404],
      ['unshareAnswer', examples().unshareAnswer, 404],
      ['submitFeedback', examples().submitFeedback, 404],
      ['submitFeedback', withoutUserId('submitFeedback'), 404],
      ['submitFeedback', { body: { responseId: guestReplyId, feedback: 'thumbs-up' } }, 404],
      ['getUser', examples().getUser, 403],
      ...(['userPhoto', 'downloadData', 'deleteUser', 'editProfile'] as const).flatMap((name): [RouteName, Example, number][] =>
        [owner.id, 13, 99_999].map((id) => [name, { ...examples()[name], params: { id } }, 403]),
      ),
      ['resetPassword', examples().resetPassword, 401],
      ['resetPassword', { body: { email: owner.email, oldPassword: stranger.password, newPassword: 'another cable tray' } }, 401],
      ['endTwoStep', { body: { password: 'not this one' } }, 401],
      ['startTwoStep', { body: { password: 'not this one' } }, 401],
      ['getUser', { params: { id: 13 } }, 403],
      ['getUser', { params: { id: 99_999 } }, 403],
    ];
    for (const [name, example, status] of cases) {
      await expectRefused(await call(name, example, { token: stranger.token }), `${name} ${JSON.stringify(example)}`, [status]);
    }
    for (const [name, example] of [
      ['chat', examples().chat],
      ['chat', withoutUserId('chat')],
      ['resumeStream', examples().resumeStream],
      ['stopAnswer', examples().stopAnswer],
      ['submitFeedback', withoutUserId('submitFeedback')],
    ] as const) {
      await expectRefused(await call(name, example), `guest, ${name}`, [401, 404]);
    }
    expect(snapshot()).toEqual(before);
    const mixed = {
      items: [
        { kind: 'title', id: sessionId, title: 'Yours', titleAt: new Date().toISOString() },
        { kind: 'delete', id: sessionId },
        { kind: 'session', id: sessionId, title: 'Yours', titleAt: new Date().toISOString(), created_at: new Date().toISOString() },
        { kind: 'question', sessionId, messageId: crypto.randomUUID(), replyId: crypto.randomUUID(), message: 'Yours?' },
        { kind: 'feedback', feedback: { responseId: replyId, feedback: 'thumbs-down' } },
      ],
    };
    const pushed = await call('pushChanges', { body: mixed }, { token: stranger.token });
    const refused = { outcome: 'refused', code: 'NOT_FOUND' };
    expect(await pushed.json()).toEqual({ results: mixed.items.map(() => refused) });
    expect(await (await call('pullChanges', {}, { token: stranger.token })).json()).toMatchObject({ changes: [] });
    expect(snapshot()).toEqual(before);
  });

  test('the admin finds nobody under ids that are nobody’s, and is spared by their own', async () => {
    const before = snapshot();
    const cases: [RouteName, number, number][] = [
      ...(
        [
          'getUser',
          'listSessions',
          'userPhoto',
          'downloadData',
          'deleteUser',
          'editProfile',
          'setStatus',
          'twoStepOfUser',
          'resetTwoStep',
        ] as const
      ).flatMap((name): [RouteName, number, number][] => [99_999, deleted.id].map((id) => [name, id, 404])),
      ['deleteUser', 13, 403],
      ['setStatus', 13, 403],
      ['resetTwoStep', 13, 403],
      ['userPhoto', owner.id, 404],
    ];
    for (const [name, id, status] of cases) {
      const response = await call(name, { ...examples()[name], params: { id } }, { token: admin.token });
      await expectRefused(response, `${name} ${id}`, [status]);
    }
    expect(snapshot()).toEqual(before);
  });

  test("the admin reads a user's chats, and a user their own", async () => {
    for (const token of [owner.token, admin.token]) {
      for (const name of ['listSessions', 'listMessages', 'getUser'] as const)
        expect((await call(name, examples()[name], { token })).status).toBe(200);
    }
    expect((await call('getUser', { params: { id: 99_999 } }, { token: admin.token })).status).toBe(404);
    expect((await call('listSessions', { params: { id: 99_999 } }, { token: admin.token })).status).toBe(404);
  });

  test("a guest's key opens that answer to a user who just logged in", async () => {
    const read = await call('resumeStream', { params: { id: guestReplyId }, query: { key: guestKey } }, { token: stranger.token });
    expect(read.status).toBe(200);
  });

  test('logging out ends one login, logging out everywhere all, on every process', async () => {
    const other = await composeForTest({ folder: host.folder });
    const user = await newUser(host);
    const second = await host.call('POST', '/api/user/login', { body: { email: user.email, password: user.password } });
    const { data } = (await second.json()) as { data: { token: string; login_count: number } };
    expect(data.login_count).toBe(2);
    const isIn = async (token: string, at = other) => (await at.call('GET', `/api/user/getUserById/${user.id}`, { token })).status === 200;
    expect([await isIn(user.token), await isIn(data.token)]).toEqual([true, true]);
    expect(await (await host.call('POST', '/api/user/logout', { token: user.token })).json()).toMatchObject({ status: 'true' });
    expect([await isIn(user.token), await isIn(data.token)]).toEqual([false, true]);
    expect(await (await host.call('POST', '/api/user/logoutAll', { token: data.token, body: {} })).json()).toMatchObject({
      status: 'true',
    });
    expect([await isIn(user.token), await isIn(data.token), await isIn(data.token, host)]).toEqual([false, false, false]);
    await other.close(0);
  });
});

test('a failure that nobody foresaw tells nothing of itself', async () => {
  const broken = await composeForTest({
    guide: {
      ...echoGuide,
      answer: () => {
        throw new Error('SELECT secret FROM /etc/passwd');
      },
    },
  });
  const response = await broken.call('POST', '/api/ai/chat', { body: { message: 'Hello?' } });
  expect(response.status).toBe(500);
  const text = await response.text();
  expect(errorBodySchema.parse(JSON.parse(text)).code).toBe('INTERNAL');
  expect(text).not.toMatch(/secret|passwd|Error/);
  await broken.close(0);
  await removeFolder(broken.folder);
});

test('the store opens as the app left it', async () => {
  const store = await openSqlite({ folder: host.folder });
  expect((await store.users.byId(owner.id))?.email).toBe(owner.email);
  await store.close();
});
