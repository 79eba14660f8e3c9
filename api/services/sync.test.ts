import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { composeForTest, echoGuide, newUser, removeFolder, type TestHost } from '../compose.test-support.ts';
import type { SyncItem, SyncResult } from '../contract/sync.ts';
import { message, pull, pullAll, push, time } from './sync.test-support.ts';

let host: TestHost;
beforeAll(async () => {
  host = await composeForTest();
});
afterAll(async () => {
  await host.close(0);
  await removeFolder(host.folder);
});

const id = () => crypto.randomUUID();
const answered = (sessionId: string, text = 'Offline?'): Extract<SyncItem, { kind: 'answered' }> => {
  const question = message('user', text);
  const reply = message('assistant', 'Yes.', {
    replyTo: question.id,
    created_at: time(2),
    answeredBy: 'guide',
    previousUserMsg: text,
    steps: ['One.'],
  });
  return { kind: 'answered', sessionId, question, reply };
};

describe('what a device did alone', () => {
  test('at a time that no clock shows is refused by itself, and the rest of its push is taken', async () => {
    const user = await newUser(host);
    const last = new Date(8.64e15).toISOString();
    const late = answered(id());
    const outcomes = await push(host, user.token, [
      { ...late, question: { ...late.question, created_at: last }, reply: { ...late.reply, created_at: last } },
      { kind: 'session', id: id(), title: 'Late', titleAt: last, created_at: time(0) },
      answered(id()),
    ]);
    expect(outcomes).toMatchObject([{ outcome: 'refused', code: 'INVALID' }, { outcome: 'refused', code: 'INVALID' }, { outcome: 'done' }]);
  });

  test('that the server once had goes with its chat where that was deleted meanwhile, and makes a cut reply whole', async () => {
    const user = await newUser(host);
    const lost = { ...answered(id()), again: true } as const;
    expect(await push(host, user.token, [{ kind: 'delete', id: lost.sessionId }, lost])).toMatchObject([
      { outcome: 'done' },
      { outcome: 'refused', code: 'DELETED' },
    ]);
    const whole = { ...answered(id()), again: true } as const;
    const cut = { ...whole, reply: { ...whole.reply, state: 'interrupted', content: 'Y' } } as const;
    expect(await push(host, user.token, [cut, { ...whole, again: undefined }])).toMatchObject([{ outcome: 'done' }, { code: 'ID_TAKEN' }]);
    expect(await push(host, user.token, [whole])).toEqual([{ outcome: 'done', sessionId: whole.sessionId }]);
    const replies = (await pullAll(host, user.token)).flatMap((change) =>
      change.kind === 'message' && change.message.role === 'assistant' ? [change.message] : [],
    );
    expect(replies).toMatchObject([{ id: whole.reply.id, state: 'done', content: 'Yes.' }]);
    // A whole one stays as it is.
    const other = { ...whole, reply: { ...whole.reply, content: 'No.' } };
    expect(await push(host, user.token, [other])).toMatchObject([{ code: 'ID_TAKEN' }]);
  });

  test('that names very many messages in its deletions is taken as far as one deletion may, and what came with it', async () => {
    const user = await newUser(host);
    const deletion = { kind: 'delete', id: id(), unsent: Array.from({ length: 600 }, id) } as const;
    const outcomes = await push(host, user.token, [deletion, { ...deletion, id: id() }, answered(id())]);
    expect(outcomes).toMatchObject([{ outcome: 'done' }, { outcome: 'later', code: 'TOO_MANY' }, { outcome: 'done' }]);
    expect(await push(host, user.token, [{ ...deletion, id: id() }])).toMatchObject([{ outcome: 'done' }]);
  });

  test('in too many pieces is refused before any of them is read', async () => {
    const user = await newUser(host);
    const raw = JSON.stringify({ items: Array.from({ length: 200_000 }, () => ({})) });
    expect((await host.call('POST', '/api/sync', { token: user.token, raw })).status).toBe(413);
  });

  test('that cannot be read, or meets a fault that nobody foresaw, keeps nothing back that came with it', async () => {
    const faults: unknown[] = [];
    const broken = await composeForTest({
      log: { debug() {}, info() {}, warn() {}, error: (fault: unknown) => void faults.push(fault) },
      guide: {
        ...echoGuide,
        answer(question) {
          if (question.text === 'Broken?') throw new RangeError('Invalid time value');
          return echoGuide.answer(question);
        },
      },
    });
    const user = await newUser(broken);
    const items = [
      { ...answered(id()), reply: 'none' },
      { kind: 'of a later version' },
      { kind: 'question', sessionId: id(), messageId: id(), replyId: id(), message: 'Broken?' },
      answered(id()),
    ];
    const response = await broken.call('POST', '/api/sync', { token: user.token, body: { items } });
    const refused = { outcome: 'refused', code: 'INVALID' };
    expect(((await response.json()) as SyncResult).results).toMatchObject([
      refused,
      refused,
      { outcome: 'later', code: 'INTERNAL' },
      { outcome: 'done' },
    ]);
    await expect.poll(() => faults).toMatchObject([{ err: { message: 'Invalid time value' } }]);
    await broken.close(0);
    await removeFolder(broken.folder);
  });

  test('arrives once, however often it is sent, and comes back as it went', async () => {
    const user = await newUser(host);
    const sessionId = id();
    const items: SyncItem[] = [
      { kind: 'session', id: sessionId, title: 'Attic', titleAt: time(0), created_at: time(0) },
      answered(sessionId),
      { kind: 'title', id: sessionId, title: 'Attic fan', titleAt: time(5) },
    ];
    const first = await push(host, user.token, items);
    expect(first.map((result) => result.outcome)).toEqual(['done', 'done', 'done']);
    const changes = await pullAll(host, user.token);
    await Promise.all(Array.from({ length: 5 }, () => push(host, user.token, items)));
    expect(await pullAll(host, user.token)).toEqual(changes);
    const sent = items[1] as Extract<SyncItem, { kind: 'answered' }>;
    expect(changes.filter((change) => change.kind === 'message').map((change) => change.message)).toEqual([sent.question, sent.reply]);
    expect(changes.filter((change) => change.kind === 'session')).toMatchObject([{ id: sessionId, title: 'Attic fan', deleted: false }]);
    const { data } = (await (await host.call('GET', `/api/user/getUserById/${user.id}`, { token: user.token })).json()) as {
      data: { chatCount: number };
    };
    expect(data.chatCount).toBe(1);
  });

  test('is one message under one id: another text is refused, and the queue goes on', async () => {
    const user = await newUser(host);
    const item = answered(id());
    const other = { ...item, question: { ...item.question, content: 'Another?' } };
    const broken = { ...answered(id()), reply: { ...item.reply, state: 'running' as const } };
    const outcomes = await push(host, user.token, [item, other, broken, answered(id(), 'Next?')]);
    expect(outcomes.map(({ outcome, code }) => [outcome, code])).toEqual([
      ['done', undefined],
      ['refused', 'ID_TAKEN'],
      ['refused', 'INVALID'],
      ['done', undefined],
    ]);
  });

  test('a later title wins whenever it arrives, an earlier one changes nothing', async () => {
    const user = await newUser(host);
    const session = id();
    await push(host, user.token, [{ kind: 'session', id: session, title: 'B', titleAt: time(5), created_at: time(0) }]);
    const before = await pullAll(host, user.token);
    await push(host, user.token, [{ kind: 'title', id: session, title: 'A', titleAt: time(3) }]);
    expect(await pullAll(host, user.token)).toEqual(before);
    await push(host, user.token, [{ kind: 'title', id: session, title: 'C', titleAt: time(9) }]);
    expect(await pullAll(host, user.token)).toMatchObject([{ title: 'C', titleAt: time(9) }]);
  });

  test('a deletion is never undone; what meets it goes on in one new chat', async () => {
    const user = await newUser(host);
    const session = id();
    const early = answered(session, 'Before?');
    await push(host, user.token, [early, { kind: 'delete', id: session }, { kind: 'delete', id: session }]);
    const late = [answered(session, 'After one?'), answered(session, 'After two?')];
    const outcomes = await push(host, user.token, [
      ...late,
      { kind: 'title', id: session, title: 'Back', titleAt: time(50) },
      { kind: 'session', id: session, title: 'Back', titleAt: time(50), created_at: time(0) },
    ]);
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['done', 'done', 'refused', 'refused']);
    const following = outcomes[0]?.sessionId;
    expect(following).not.toBe(session);
    expect(outcomes[1]?.sessionId).toBe(following);
    expect(await push(host, user.token, late)).toEqual(outcomes.slice(0, 2));
    const asked = await host.call('POST', '/api/ai/chat', { token: user.token, body: { message: 'Online too?', sessionId: session } });
    expect(asked.status).toBe(200);
    const changes = await pullAll(host, user.token);
    expect(changes.filter((change) => change.kind === 'session')).toMatchObject([
      { id: session, deleted: true, title: '' },
      { id: following, deleted: false },
    ]);
    const contents = changes.flatMap((change) => (change.kind === 'message' ? [[change.sessionId, change.message.content]] : []));
    expect(contents).toEqual([
      [following, 'After one?'],
      [following, 'Yes.'],
      [following, 'After two?'],
      [following, 'Yes.'],
      [following, 'Online too?'],
      [following, 'You asked: Online too?'],
    ]);
  });

  test('what went with its chat stays away when its push comes again', async () => {
    const user = await newUser(host);
    const session = id();
    const pair = answered(session, 'Sent twice?');
    await push(host, user.token, [pair, { kind: 'delete', id: session }]);
    const before = await pullAll(host, user.token);
    const gone = { outcome: 'refused', code: 'DELETED' };
    expect(await push(host, user.token, [pair, pair])).toEqual([gone, gone]);
    expect(await pullAll(host, user.token)).toEqual(before);
  });

  test('a chat deleted before it ever arrived stays deleted', async () => {
    const user = await newUser(host);
    const session = id();
    expect(await push(host, user.token, [{ kind: 'delete', id: session }])).toEqual([{ outcome: 'done' }]);
    expect(
      await push(host, user.token, [{ kind: 'session', id: session, title: 'Late', titleAt: time(9), created_at: time(0) }]),
    ).toMatchObject([{ outcome: 'refused', code: 'DELETED' }]);
  });

  test('a queued question is asked once', async () => {
    const user = await newUser(host);
    const item: SyncItem = { kind: 'question', sessionId: id(), messageId: id(), replyId: id(), message: 'Queued?' };
    for (let index = 0; index < 3; index += 1) {
      expect(await push(host, user.token, [item])).toEqual([{ outcome: 'done', sessionId: item.sessionId }]);
    }
    const answer = await host.call('GET', `/api/ai/message/${item.replyId}/stream`, { token: user.token });
    expect(await answer.json()).toMatchObject({ response: 'You asked: Queued?' });
    expect((await pullAll(host, user.token)).filter((change) => change.kind === 'message')).toHaveLength(2);
  });
});

describe('pulling', () => {
  test('pages in the order of change, and begins again for a reader of another epoch', async () => {
    const user = await newUser(host);
    const session = id();
    for (let index = 0; index < 8; index += 1) {
      await push(
        host,
        user.token,
        Array.from({ length: 20 }, (_, item) => answered(session, `Question ${index * 20 + item}?`)),
      );
    }
    const changes = await pullAll(host, user.token);
    expect(changes).toHaveLength(321);
    expect(changes.map((change) => change.change)).toEqual([...changes.map((change) => change.change)].sort((a, b) => a - b));
    const page = await pull(host, user.token, 300);
    expect(page.changes.every((change) => change.change > 300)).toBe(true);
    expect((await pull(host, user.token, 300, page.epoch)).changes).toEqual(page.changes);
    const restored = await pull(host, user.token, 300, 'an older epoch');
    expect(restored.changes[0]?.change).toBe(changes[0]?.change);
    expect(await pull(host, user.token, changes.at(-1)?.change)).toMatchObject({ changes: [], more: false, next: changes.at(-1)?.change });
  });

  test('shows each user their own', async () => {
    const [one, two] = [await newUser(host), await newUser(host)];
    await push(host, one.token, [answered(id(), 'Mine?')]);
    expect(await pullAll(host, two.token)).toEqual([]);
  });
});

test('earlier questions of a chat go to the guide, newest first', async () => {
  const user = await newUser(host);
  const sessionId = id();
  const ask = async (text: string) =>
    (await host.call('POST', '/api/ai/chat', { token: user.token, body: { message: text, sessionId } })).json() as Promise<{
      suggestions: { title: string }[];
    }>;
  await ask('One?');
  await new Promise((resolve) => setTimeout(resolve, 5));
  await ask('Two?');
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect((await ask('Three?')).suggestions[0]?.title).toBe('Before: Two? | One?');
});
