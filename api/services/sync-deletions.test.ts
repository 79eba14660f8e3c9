// What meets a deletion, and what is written at the same moment, on SQLite and on PostgreSQL with two processes.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asStream, composeTwo, newUser, type TwoHosts } from '../compose.test-support.ts';
import type { Change, SyncItem } from '../contract/sync.ts';
import { type DatabaseEnv, onBothDatabases } from '../store/both-databases.test-support.ts';
import type { Store } from '../store/store.ts';
import type { Ctx } from './context.ts';
import { pullChanges } from './pull-changes.ts';
import { message, pullAll, push, time } from './sync.test-support.ts';

const id = () => crypto.randomUUID();
const GONE = { outcome: 'refused', code: 'DELETED' };

type Pair = Extract<SyncItem, { kind: 'answered' }>;
const pairIn = (sessionId: string, text = 'Offline?', questionId = id()): Pair => ({
  kind: 'answered',
  sessionId,
  question: message('user', text, { id: questionId }),
  reply: message('assistant', 'Yes.', { replyTo: questionId }),
});

const textsOf = (changes: readonly Change[]): string[] =>
  changes.flatMap((change) => (change.kind === 'message' ? [change.message.content] : []));
const chatsOf = (changes: readonly Change[]) =>
  changes.flatMap((change) => (change.kind === 'session' ? [{ id: change.id, deleted: change.deleted }] : []));

function deletionContract(newDatabase: () => DatabaseEnv): void {
  let world: TwoHosts;
  beforeAll(async () => {
    world = await composeTwo(newDatabase());
  });
  afterAll(() => world.close());

  test('a question that is posted again after its chat was deleted asks nobody and opens no chat', async () => {
    const { one, two } = world;
    const user = await newUser(one);
    const body = { message: 'Sent twice?', sessionId: id(), messageId: id(), replyId: id() };
    expect((await one.call('POST', '/api/ai/chat', { token: user.token, body })).status).toBe(200);
    expect((await two.call('DELETE', `/api/ai/session/${body.sessionId}`, { token: user.token })).status).toBe(200);
    const before = await pullAll(one, user.token);
    expect(chatsOf(before)).toEqual([{ id: body.sessionId, deleted: true }]);
    for (const headers of [{}, asStream]) {
      const again = await one.call('POST', '/api/ai/chat', { token: user.token, headers, body: { ...body, sessionId: id() } });
      expect([again.status, await again.json()]).toMatchObject([410, { status: 'false', code: 'DELETED' }]);
    }
    expect(await push(two, user.token, [{ ...body, kind: 'question' }])).toEqual([GONE]);
    expect(await pullAll(two, user.token)).toEqual(before);
  });

  test('what was never here, and was deleted with its chat on the device, stays away when it comes late', async () => {
    const { one } = world;
    const { token } = await newUser(one);
    const [sessionId, replyId] = [id(), id()];
    const [kept, late] = [pairIn(sessionId, 'Kept?'), pairIn(sessionId, 'Late?')];
    const asked = { message: 'Asked late?', messageId: id(), replyId, sessionId };
    await push(one, token, [kept, { kind: 'delete', id: sessionId, unsent: [late.question.id, asked.messageId] }]);
    const before = await pullAll(one, token);
    expect(await push(one, token, [late, kept, { kind: 'question', ...asked }])).toEqual([GONE, GONE, GONE]);
    expect((await one.call('POST', '/api/ai/chat', { token, body: asked })).status).toBe(410);
    expect(await pullAll(one, token)).toEqual(before);
  });

  test('a message that lives in another chat is not buried by a device that thought it unsent', async () => {
    const { one } = world;
    const { token } = await newUser(one);
    const [first, pair] = [id(), pairIn(id(), 'Elsewhere?')];
    await push(one, token, [pair, { kind: 'delete', id: first, unsent: [pair.question.id] }]);
    const further = { ...pair, reply: { ...pair.reply, id: id() } };
    const done = { outcome: 'done', sessionId: pair.sessionId };
    expect(await push(one, token, [pair, further])).toEqual([done, done]);
    expect(textsOf(await pullAll(one, token))).toEqual(['Elsewhere?', 'Yes.', 'Yes.']);
  });

  test('a question that both the server and the device answered has both answers, once each', async () => {
    const { one, two } = world;
    const { token } = await newUser(one);
    const asked = { message: 'Both?', sessionId: id(), messageId: id(), replyId: id() };
    await one.call('POST', '/api/ai/chat', { token, body: asked });
    const own = pairIn(id(), 'Both?', asked.messageId);
    const done = { outcome: 'done', sessionId: asked.sessionId };
    expect(await push(two, token, [own, own])).toEqual([done, done]);
    const changes = await pullAll(one, token);
    expect(textsOf(changes)).toEqual(['Both?', 'You asked: Both?', 'Yes.']);
    expect(chatsOf(changes)).toHaveLength(1);
    const otherText = { ...own, reply: { ...own.reply, content: 'No.' } };
    const otherQuestion = { ...own, question: { ...own.question, content: 'Neither?' } };
    expect(await push(one, token, [otherText, otherQuestion])).toMatchObject([{ code: 'ID_TAKEN' }, { code: 'ID_TAKEN' }]);
    expect(await pullAll(one, token)).toEqual(changes);
  });

  test('the title of a first message loses to every title that somebody gave, whatever the clocks say', async () => {
    const { one } = world;
    const { token } = await newUser(one);
    const [offline, online] = [pairIn(id(), 'First  line\nof it?'), { message: 'Asked  \n here?', sessionId: id() }];
    await push(one, token, [offline]);
    await one.call('POST', '/api/ai/chat', { token, body: online });
    const titles = async (): Promise<string[]> =>
      (await pullAll(one, token)).flatMap((change) => (change.kind === 'session' ? [change.title] : []));
    expect(await titles()).toEqual(['First line of it?', 'Asked here?']);
    const titleAt = new Date(Date.UTC(2001, 0, 1)).toISOString();
    await push(one, token, [
      { kind: 'title', id: offline.sessionId, title: 'Attic', titleAt },
      { kind: 'title', id: online.sessionId, title: 'Garage', titleAt },
    ]);
    expect(await titles()).toEqual(['Attic', 'Garage']);
  });

  test('a reader misses nothing that is written while its page is read', async () => {
    const { one, store } = world;
    const user = await newUser(one);
    const sessionId = id();
    // Between the reading of chats and that of messages a new chat arrives with its pair.
    const sessions = {
      ...store.sessions,
      changedAfter: async (...input: Parameters<Store['sessions']['changedAfter']>) => {
        const rows = await store.sessions.changedAfter(...input);
        if (input[1] === 0) await push(one, user.token, [pairIn(sessionId)]);
        return rows;
      },
    };
    const ctx = { actor: { kind: 'user', id: user.id, uuid: user.uuid }, store: { ...store, sessions } } as unknown as Ctx;
    const first = await pullChanges(ctx, { after: 0 });
    const second = await pullChanges(ctx, { after: first.next });
    expect([...first.changes, ...second.changes].map(({ change }) => change)).toEqual([1, 2, 3]);
  });

  test('a deletion and a push that meet: the deletion holds, and the push goes on in one new chat or went with it', async () => {
    const { one, two } = world;
    for (let round = 0; round < 12; round += 1) {
      const { token } = await newUser(one);
      const sessionId = id();
      if (round % 2) await push(one, token, [pairIn(sessionId, 'Before?')]);
      await Promise.all([
        push(round % 3 ? one : two, token, [pairIn(sessionId, 'One?')]),
        push(two, token, [{ kind: 'delete', id: sessionId }]),
        push(one, token, [pairIn(sessionId, 'Two?')]),
        one.call('POST', '/api/ai/chat', { token, body: { message: 'Three?', sessionId } }),
      ]);
      const changes = await pullAll(one, token);
      const chats = chatsOf(changes);
      expect(chats.find((chat) => chat.id === sessionId)).toEqual({ id: sessionId, deleted: true });
      const alive = new Set(chats.filter(({ deleted }) => !deleted).map((chat) => chat.id));
      expect(alive.size).toBeLessThanOrEqual(1);
      for (const change of changes) if (change.kind === 'message') expect(alive).toContain(change.sessionId);
    }
  });

  test('a push that waits for a deletion under way sees it', async () => {
    const { one, store } = world;
    // SQLite has one writer at a time by itself; the second process would only wait.
    if (store.dialect !== 'postgres') return;
    const user = await newUser(one);
    const sessionId = id();
    await push(one, user.token, [pairIn(sessionId, 'Before?')]);
    const gate = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const deletion = store.write(async (tables) => {
      await tables.owners.hold(user.uuid);
      await tables.sessions.bury(user.uuid, sessionId, await tables.owners.nextChange(user.uuid));
      await tables.messages.removeOfSession(user.uuid, sessionId);
      begun.resolve();
      await gate.promise;
    });
    await begun.promise;
    const late = push(one, user.token, [pairIn(sessionId, 'Late?'), { kind: 'title', id: sessionId, title: 'Late', titleAt: time(9) }]);
    await new Promise((done) => setTimeout(done, 200));
    gate.resolve();
    await deletion;
    const [pushed, titled] = await late;
    expect(pushed?.sessionId).not.toBe(sessionId);
    expect(titled).toEqual(GONE);
  });
}

onBothDatabases('deletions', deletionContract);
