import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  allEvents,
  asStream,
  composeForTest,
  composeTwo,
  eventsOf,
  newUser,
  removeFolder,
  slowAnswerer,
  type TestHost,
  type TwoHosts,
} from '../compose.test-support.ts';
import { type DatabaseEnv, onBothDatabases } from '../store/both-databases.test-support.ts';

const ask = (host: TestHost, from: string, message = 'What is a neutral?', more: Readonly<Record<string, unknown>> = {}) =>
  host.call('POST', '/api/ai/chat', { from, body: { message, ...more } });

function guestContract(newDatabase: () => DatabaseEnv): void {
  let world: TwoHosts;
  let one: TestHost;
  let two: TestHost;
  beforeAll(async () => {
    world = await composeTwo(newDatabase());
    ({ one, two } = world);
  });
  afterAll(() => world.close());

  test('sixty calls at once over two processes get exactly three answers', async () => {
    const responses = await Promise.all(
      Array.from({ length: 60 }, (_, index) => ask(index % 2 ? one : two, '203.0.113.1', `Question ${index}?`)),
    );
    const statuses = responses.map((response) => response.status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    expect(statuses.filter((status) => status === 429)).toHaveLength(57);
    const refused = await responses.find((response) => response.status === 429)?.json();
    expect(refused).toMatchObject({ status: 'false', code: 'GUEST_LIMIT', exists: true, chat_count: 3 });
  });

  test("the spec's order, reserve and then ask, counts once", async () => {
    const from = '203.0.113.2';
    const increase = async () => (await one.call('POST', '/api/ip/increase-chat', { from, body: { ip: '9.9.9.9' } })).json();
    const check = async () => (await two.call('POST', '/api/ip/check-ip', { from, body: { ip: '9.9.9.9' } })).json();
    expect(await check()).toEqual({ exists: false, chat_count: 0 });
    for (const chat_count of [1, 2, 3]) {
      expect(await increase()).toEqual({ chat_count });
      expect((await ask(one, from)).status).toBe(200);
      expect(await check()).toEqual({ exists: true, chat_count });
    }
    expect(await increase()).toMatchObject({ code: 'GUEST_LIMIT', chat_count: 3 });
    expect((await ask(two, from)).status).toBe(429);
  });

  test('the same id again is the same answer, uncounted; another text under it is refused', async () => {
    const from = '203.0.113.3';
    const ids = { messageId: crypto.randomUUID(), replyId: crypto.randomUUID() };
    const replies = await Promise.all(Array.from({ length: 10 }, (_, index) => ask(index % 2 ? one : two, from, 'Same?', ids)));
    const bodies = await Promise.all(replies.map((response) => response.text()));
    expect(new Set(bodies).size).toBe(1);
    expect(await (await one.call('POST', '/api/ip/check-ip', { from })).json()).toMatchObject({ chat_count: 1 });
    expect((await ask(one, from, 'Other?', ids)).status).toBe(409);
  });

  test('an emergency is answered, uncounted, past the limit', async () => {
    const from = '203.0.113.4';
    for (let index = 0; index < 3; index += 1) expect((await ask(one, from, `Question ${index}?`)).status).toBe(200);
    expect((await ask(one, from)).status).toBe(429);
    const urgent = await ask(one, from, 'smoke from the panel');
    expect(urgent.status).toBe(200);
    expect(await urgent.json()).toMatchObject({ kind: 'emergency', answeredBy: 'guide' });
    expect(await (await one.call('POST', '/api/ip/check-ip', { from })).json()).toMatchObject({ chat_count: 3 });
  });

  test('addresses in headers and bodies are not believed', async () => {
    for (let index = 0; index < 4; index += 1) {
      const response = await one.call('POST', '/api/ai/chat', {
        from: '203.0.113.5',
        body: { message: `Question ${index}?`, ip: `8.8.8.${index}` },
        headers: { 'x-forwarded-for': `8.8.8.${index}`, 'x-real-ip': `8.8.8.${index}`, forwarded: `for=8.8.8.${index}` },
      });
      expect(response.status).toBe(index < 3 ? 200 : 429);
    }
  });

  test('a /64 of IPv6 is one guest, and mapped IPv4 the same as plain', async () => {
    for (const host of ['1', '2:3', 'ffff::9'])
      expect((await ask(one, `2001:db8:1:2:${host.includes('::') ? host : `0:0:${host.includes(':') ? host : `0:${host}`}`}`)).status).toBe(
        200,
      );
    expect((await ask(one, '2001:db8:1:2:abcd::1')).status).toBe(429);
    expect((await ask(one, '2001:db8:1:3::1')).status).toBe(200);
    for (const address of ['::ffff:203.0.113.6', '203.0.113.6', '::ffff:cb00:7106']) expect((await ask(one, address)).status).toBe(200);
    expect((await ask(one, '203.0.113.6')).status).toBe(429);
  });

  test('the key of the first event, and nothing else, opens the answer', async () => {
    const from = '203.0.113.7';
    const [replyId] = [crypto.randomUUID()];
    const events = await allEvents(await one.call('POST', '/api/ai/chat', { from, headers: asStream, body: { message: 'Key?', replyId } }));
    const [accepted] = events;
    const key = accepted?.type === 'accepted' ? (accepted.guestKey ?? '') : '';
    expect(key.length).toBeGreaterThanOrEqual(43);
    const read = (query: string, host = two, token?: string) =>
      host.call('GET', `/api/ai/message/${replyId}/stream${query}`, { headers: asStream, from, token });
    expect(await allEvents(await read(`?key=${key}`))).toEqual(events);
    expect(await allEvents(await read(`?key=${key}&after=2`))).toEqual(events.slice(2));
    const user = await newUser(one);
    for (const [query, token] of [
      ['', undefined],
      ['?key=', undefined],
      [`?key=${key.slice(1)}a`, undefined],
      ['', user.token],
    ] as const) {
      expect((await read(query, one, token)).status).toBe(404);
    }
    const feedback = (query: string) =>
      one.call('POST', `/api/ai/submit-feedback${query}`, { from, body: { responseId: replyId, feedback: 'thumbs-up' } });
    expect((await feedback('')).status).toBe(404);
    expect((await feedback(`?key=${key}`)).status).toBe(200);
  });
}

onBothDatabases('guests', guestContract);

describe('what a guest did not get', () => {
  let host: TestHost;
  let fails = false;
  const slow = slowAnswerer(1000, 5);
  beforeEach(async () => {
    fails = false;
    host = await composeForTest({
      answerQuestion: (request, signal) => {
        if (fails) throw new Error('No.');
        return slow(request, signal);
      },
    });
    return async () => {
      await host.close(0);
      await removeFolder(host.folder);
    };
  });
  const counted = async () => ((await (await host.call('POST', '/api/ip/check-ip')).json()) as { chat_count: number }).chat_count;

  test('is given back when it failed', async () => {
    fails = true;
    const response = await ask(host, '127.0.0.1');
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ code: 'UNAVAILABLE', message: 'Sorry, AI service is unavailable right now.' });
    expect(await counted()).toBe(0);
  });

  test('is not given back when the guest stopped it', async () => {
    const replyId = crypto.randomUUID();
    const response = await host.call('POST', '/api/ai/chat', { headers: asStream, body: { message: 'Slow?', replyId } });
    const types: string[] = [];
    for await (const event of eventsOf(response)) {
      types.push(event.type);
      if (event.type === 'accepted') {
        const stop = await host.call('DELETE', `/api/ai/message/${replyId}/stream?key=${event.guestKey}`);
        expect(stop.status).toBe(200);
      }
    }
    expect(types.at(-1)).toBe('stopped');
    expect(await counted()).toBe(1);
  });
});
