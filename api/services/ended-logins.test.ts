// A login that ends takes along what it was reading, on every process; a ban also what was being made for it.
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  asStream,
  composeForTest,
  eventsOf,
  logInAs,
  newAdmin,
  newUser,
  removeFolder,
  slowAnswerer,
  type TestHost,
} from '../compose.test-support.ts';
import type { AnswerEvent } from '../contract/events.ts';

const WORDS = 400;
let host: TestHost;
let other: TestHost;
let answerer: ReturnType<typeof slowAnswerer>;
beforeEach(async () => {
  answerer = slowAnswerer(WORDS, 50);
  host = await composeForTest({ answerQuestion: answerer });
  other = await composeForTest({ folder: host.folder, answerQuestion: answerer });
});
afterEach(async () => {
  await Promise.all([host.close(0), other.close(0)]);
  await removeFolder(host.folder);
});

/** Begins an answer on one process, and reads it there and on the other. */
async function readOnBoth(token: string, makeToken = token) {
  const replyId = crypto.randomUUID();
  const begun = await host.call('POST', '/api/ai/chat', { token: makeToken, body: { message: 'Long?', replyId }, headers: asStream });
  const path = `/api/ai/message/${replyId}/stream?after=0`;
  const readers = [await host.call('GET', path, { token, headers: asStream }), await other.call('GET', path, { token, headers: asStream })];
  return { begun, readers };
}

/** Reads to the end; `onFirst` is told of the first words. */
async function drain(response: Response, onFirst: () => void): Promise<AnswerEvent[]> {
  const events: AnswerEvent[] = [];
  for await (const event of eventsOf(response)) {
    events.push(event);
    if (event.type === 'text') onFirst();
  }
  return events;
}
const typesOf = (events: readonly AnswerEvent[]): Set<string> => new Set(events.map(({ type }) => type));

test('a device that kept only the hash of its token can end that login, and nothing else with it', async () => {
  const user = await newUser(host);
  const second = await logInAs(host, user.email, user.password);
  const isIn = async (token: string) => (await other.call('GET', `/api/user/getUserById/${user.id}`, { token })).status === 200;
  const login = createHash('sha256').update(user.token).digest('base64url');
  const end = (given: string) => host.call('POST', '/api/user/endLogin', { body: { login: given } });
  expect(await isIn(login)).toBe(false);
  expect((await end('short')).status).toBe(400);
  const unknown = await end('x'.repeat(43));
  expect([await isIn(user.token), await isIn(second.token)]).toEqual([true, true]);
  const known = await end(login);
  expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()]);
  expect([await isIn(user.token), await isIn(second.token)]).toEqual([false, true]);
});

describe('a stream under way', () => {
  test('ends with a logout, on whichever process, and another login of the same user reads on', async () => {
    const user = await newUser(host);
    const second = await logInAs(host, user.email, user.password);
    const { begun, readers } = await readOnBoth(user.token, second.token);
    let words = 0;
    const kept = drain(begun, () => {
      words += 1;
    });
    let left = readers.length;
    const seen = await Promise.all(
      readers.map((reader) => {
        let hasBegun = false;
        return drain(reader, () => {
          if (hasBegun) return;
          hasBegun = true;
          left -= 1;
          if (left === 0) void host.call('POST', '/api/user/logout', { token: user.token });
        });
      }),
    );
    const before = words;
    for (const events of seen) {
      expect(typesOf(events)).toContain('text');
      for (const last of ['done', 'stopped', 'failed', 'interrupted']) expect(typesOf(events)).not.toContain(last);
    }
    expect(answerer.stopped).toBe(0);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(words).toBeGreaterThan(before);
    await host.close(0);
    expect((await kept).at(-1)?.type).toBe('interrupted');
  }, 20_000);

  test('ends with a ban, and so does the making of the answer', async () => {
    const user = await newUser(host);
    const admin = await newAdmin(host);
    const { begun, readers } = await readOnBoth(user.token);
    let banned: Promise<Response> | undefined;
    const all = await Promise.all(
      [begun, ...readers].map((reader) =>
        drain(reader, () => {
          banned ??= other.call('POST', `/api/user/setStatus/${user.id}`, { token: admin.token, body: { status: 'banned' } });
        }),
      ),
    );
    expect((await banned)?.status).toBe(200);
    for (const events of all) expect(events.filter(({ type }) => type === 'text').length).toBeLessThan(WORDS / 4);
    await expect.poll(() => answerer.stopped).toBe(1);
  }, 20_000);
});
