// A question that is posted again and again, because replies were lost or a line repeated it: one row, one answer, one call of the model.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allEvents, asStream, composeTwo, newUser, type TwoHosts, textOf } from '../compose.test-support.ts';
import type { SyncItem, SyncPage } from '../contract/sync.ts';
import { type ScriptedServer, startScriptedServer } from '../models/scripted-server.ts';
import { type DatabaseEnv, onBothDatabases } from '../store/both-databases.test-support.ts';

const POSTS = 50;
const WORDS = ['Bond ', 'the ', 'metal ', 'water ', 'pipe ', 'of ', 'the ', 'house. '];

let model: ScriptedServer;
beforeAll(async () => {
  model = await startScriptedServer();
  model.script({ pieces: WORDS, delayMs: 40 });
});
afterAll(() => model.close());

function onceContract(newDatabase: () => DatabaseEnv): void {
  let world: TwoHosts;
  beforeAll(async () => {
    world = await composeTwo({ ANSWER_MODE: 'auto', LLM_BASE_URL: `${model.url}/v1`, LLM_MODEL: 'scripted-1', ...newDatabase() });
  });
  afterAll(() => world.close());

  const messagesOf = async (token: string) => {
    const page = (await (await world.two.call('GET', '/api/sync?after=0', { token })).json()) as SyncPage;
    expect(page.more).toBe(false);
    return page.changes.flatMap((change) => (change.kind === 'message' ? [change.message] : []));
  };

  test(`${POSTS} identical posts, streamed, plain and out of a queue, at two processes`, async () => {
    const { one, two } = world;
    const { token } = await newUser(one);
    const before = model.asked.length;
    const body = {
      message: 'What is bonding?',
      sessionId: crypto.randomUUID(),
      messageId: crypto.randomUUID(),
      replyId: crypto.randomUUID(),
    };
    const queued: SyncItem = { ...body, kind: 'question' };
    const results = await Promise.all(
      Array.from({ length: POSTS }, async (_, index) => {
        const host = index % 2 ? one : two;
        if (index % 5 === 4) {
          const pushed = await host.call('POST', '/api/sync', { token, body: { items: [queued] } });
          expect(await pushed.json()).toEqual({ results: [{ outcome: 'done', sessionId: body.sessionId }] });
          return undefined;
        }
        const isStream = index % 5 < 2;
        const response = await host.call('POST', '/api/ai/chat', { token, body, headers: isStream ? asStream : {} });
        expect(response.status).toBe(200);
        if (isStream) return textOf(await allEvents(response)).trim();
        return ((await response.json()) as { response: string }).response.trim();
      }),
    );
    const [question, reply, ...others] = await messagesOf(token);
    expect(others).toEqual([]);
    expect([question?.id, reply?.id, reply?.replyTo, reply?.state]).toEqual([body.messageId, body.replyId, body.messageId, 'done']);
    expect(new Set(results.filter((text) => text !== undefined))).toEqual(new Set([reply?.content.trim()]));
    expect(reply?.content).toContain(WORDS.join('').trim());
    expect(model.asked.length - before).toBe(1);

    const again = await one.call('POST', '/api/ai/chat', { token, body });
    expect(((await again.json()) as { id: string }).id).toBe(body.replyId);
    expect(model.asked.length - before).toBe(1);
    expect(await messagesOf(token)).toEqual([question, reply]);
  });

  test('posted again after its reply was lost on the way: still one', async () => {
    const { one, two } = world;
    const { token } = await newUser(one);
    const before = model.asked.length;
    const body = {
      message: 'What is bonding?',
      sessionId: crypto.randomUUID(),
      messageId: crypto.randomUUID(),
      replyId: crypto.randomUUID(),
    };
    const lost = await one.call('POST', '/api/ai/chat', { token, body, headers: asStream });
    await lost.body?.cancel();
    const events = await allEvents(await two.call('POST', '/api/ai/chat', { token, body, headers: asStream }));
    expect(events.at(-1)).toMatchObject({ type: 'done', answer: { id: body.replyId } });
    expect(await messagesOf(token)).toHaveLength(2);
    expect(model.asked.length - before).toBe(1);
  });

  test('another text under the same id is a conflict and changes nothing', async () => {
    const { one, two } = world;
    const { token } = await newUser(one);
    const body = {
      message: 'What is bonding?',
      sessionId: crypto.randomUUID(),
      messageId: crypto.randomUUID(),
      replyId: crypto.randomUUID(),
    };
    await one.call('POST', '/api/ai/chat', { token, body });
    const before = await messagesOf(token);
    const asked = model.asked.length;
    for (const other of [
      { ...body, message: 'What is grounding?' },
      { ...body, messageId: body.replyId, replyId: crypto.randomUUID() },
      { ...body, messageId: crypto.randomUUID() },
    ]) {
      const refused = await two.call('POST', '/api/ai/chat', { token, body: other });
      expect([refused.status, await refused.json()]).toMatchObject([409, { status: 'false', code: 'ID_TAKEN' }]);
    }
    expect(await messagesOf(token)).toEqual(before);
    expect(model.asked).toHaveLength(asked);
  });
}

onBothDatabases('once', onceContract);
