// What somebody means harm by, for every route of the contract: bodies, fields, ids, queries and headers that no client of ours sends.
import * as z from 'zod';
import { type Route, type RouteName, routes } from '../../api/contract/routes.ts';
import { MESSAGE_MAX } from '../../api/contract/values.ts';

export interface HostileCall {
  readonly name: RouteName;
  readonly what: string;
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** The caller's own login would end by these; they are tried as somebody whose login is dead. */
const ENDS_LOGINS: ReadonlySet<RouteName> = new Set(['logout', 'logoutAll', 'deleteUser', 'endLogin', 'resetPassword']);
const JSON_LIMIT = 64 * 1024;
const SYNC_LIMIT = 4 * 1024 * 1024;
const DEAD_TOKEN = 'x'.repeat(43);

const nested = (depth: number): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = [value];
  return value;
};
const repeat = (piece: string, length: number): string => piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

/** Everything that patterns repeat, texts that end words of other languages, and texts at and beyond every limit. */
const TEXTS: readonly string[] = [
  ...['8', '1/', ' ', '>', '> ', 'é', '#12 ', '12 AWG ', '1 A ', '[', '![](', '|a', '*_', '\u202e', 'a@', '\n'].map((piece) =>
    repeat(piece, MESSAGE_MAX),
  ),
  "'; DROP TABLE users; --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '\u0000',
  '\ud800',
  'x'.repeat(JSON_LIMIT / 2),
];
const VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  1e308,
  nested(30),
  nested(3000),
  Array.from({ length: 10_000 }, () => 0),
  Object.fromEntries(Array.from({ length: 3000 }, (_, index) => [`k${index}`, index])),
  { __proto__: null, toString: 'x', constructor: { prototype: 1 } },
];
const RAW: readonly (readonly [what: string, body: string])[] = [
  ['nothing', ''],
  ['cut JSON', '{"message":'],
  ['lists in lists', '['.repeat(JSON_LIMIT / 2) + ']'.repeat(JSON_LIMIT / 2)],
  ['objects in objects', '{"a":'.repeat(12_000)],
  ['one long number', '9'.repeat(JSON_LIMIT)],
  ['nothing but spaces', ' '.repeat(JSON_LIMIT)],
  ['one key more than 9,000 times', `{${'"a":1,'.repeat(9000)}"a":1}`],
  ['a text of escapes', JSON.stringify({ message: '\u0001'.repeat(10_000) })],
  ['too much', 'x'.repeat(JSON_LIMIT + 1)],
];
const IDS: readonly string[] = [
  '%00',
  '..%2f..%2fetc%2fpasswd',
  '9'.repeat(400),
  '%F0%9F%94%8C'.repeat(300),
  'a'.repeat(6000),
  "1'--",
  '-1',
];
const QUERIES: readonly string[] = ['9'.repeat(400), 'x'.repeat(6000), '%00', '%', "'; DROP TABLE users; --"].map(encodeURIComponent);

function fieldsOf(schema: z.core.$ZodType | undefined): string[] {
  if (schema === undefined) return [];
  const { properties } = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' });
  return Object.keys(properties ?? {});
}

/** A question, a pair and a card, each as bad as a push may be: the whole batch is read before one is refused. */
function hostilePushes(): string[] {
  const id = '018f0000-0000-7000-8000-000000000001';
  const items: readonly unknown[] = [
    ...TEXTS.slice(0, 16).map((message) => ({ kind: 'question', sessionId: id, messageId: id, replyId: id, message })),
    { kind: 'session', id, title: 'x'.repeat(120), titleAt: '+275760-09-13T00:00:00.000Z', created_at: '-271821-04-20T00:00:00.000Z' },
    { kind: 'delete', id, unsent: Array.from({ length: 1000 }, () => id) },
    { kind: 'job-card', id, job: Object.fromEntries(Array.from({ length: 2000 }, (_, index) => [`k${index}`, index])), changedAt: '' },
    { kind: 'answered', sessionId: id, question: nested(30), reply: {} },
    { kind: 'mark', subject: id, mark: 'star', value: 'yes', markedAt: '9'.repeat(30_000) },
  ];
  return [
    ...items.map((item) => JSON.stringify({ items: Array.from({ length: 100 }, () => item) })).filter(({ length }) => length < SYNC_LIMIT),
    JSON.stringify({ items: Array.from({ length: 100_000 }, () => null) }),
    JSON.stringify({ items: [{ x: 'x'.repeat(SYNC_LIMIT - 100) }] }),
  ];
}

/** Every route with everything that is bad for it. `ids` are somebody else's things; `token` is the caller's login. */
export function hostileCalls({ token, id }: { readonly token: string; readonly id: string }): HostileCall[] {
  const calls: HostileCall[] = [];
  for (const [name, route] of Object.entries(routes) as [RouteName, Route][]) {
    const authorization = `Bearer ${ENDS_LOGINS.has(name) ? DEAD_TOKEN : token}`;
    const headers = { 'content-type': 'application/json', authorization };
    const pathWith = (value: string): string => `/api${route.path.replaceAll(/\{\w+\}/g, value)}`;
    const path = pathWith(id);
    const call = (what: string, more: Partial<HostileCall> = {}): void => {
      calls.push({ name, what, method: route.method, path, headers, body: undefined, ...more });
    };
    if (route.path.includes('{')) for (const value of IDS) call(`the id ${value.slice(0, 20)}`, { path: pathWith(value) });
    for (const field of fieldsOf(route.query)) {
      for (const value of QUERIES) call(`${field}=${value.slice(0, 20)}`, { path: `${path}?${field}=${value}` });
    }
    call('many queries', { path: `${path}?${'a=1&'.repeat(2500)}` });
    call('a long login', { headers: { ...headers, authorization: `Bearer ${'x'.repeat(8000)}` } });
    call('many cookies', { headers: { ...headers, cookie: 'a=1; '.repeat(1500) } });
    call('many proxies', { headers: { ...headers, 'x-forwarded-for': '203.0.113.9, '.repeat(500) } });
    if (route.method === 'GET') continue;
    for (const [what, body] of RAW) call(what, { body });
    for (const field of fieldsOf(route.body)) {
      for (const value of [...TEXTS, ...VALUES]) {
        const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'null');
        call(`${field}: ${text.slice(0, 12)}`, { body: JSON.stringify({ [field]: value }) });
      }
    }
  }
  for (const body of hostilePushes()) {
    calls.push({
      name: 'pushChanges',
      what: `100 of ${body.slice(10, 40)}`,
      method: 'POST',
      path: '/api/sync',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body,
    });
  }
  for (const message of TEXTS) {
    for (const caller of [{}, { authorization: `Bearer ${token}` }]) {
      calls.push({
        name: 'chat',
        what: `asked ${message.slice(0, 12)}`,
        method: 'POST',
        path: '/api/ai/chat',
        headers: { 'content-type': 'application/json', ...caller },
        body: JSON.stringify({ message }),
      });
    }
  }
  return calls;
}

/** Makes the call and reads its answer to the end; its status, and 0 where the server closed the line. */
export async function make(url: string, { method, path, headers, body }: HostileCall, from?: string): Promise<number> {
  try {
    const response = await fetch(url + path, {
      method,
      headers: { ...headers, ...(from === undefined || 'x-forwarded-for' in headers ? {} : { 'x-forwarded-for': from }) },
      ...(body === undefined ? {} : { body }),
      redirect: 'manual',
    });
    await response.arrayBuffer();
    return response.status;
  } catch (error) {
    if (error instanceof TypeError) return 0;
    throw error;
  }
}
