import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  allEvents,
  asStream,
  composeForTest,
  eventsOf,
  newFolder,
  newUser,
  removeFolder,
  slowAnswerer,
  type TestHost,
  textOf,
} from '../compose.test-support.ts';
import type { AnswerEvent } from '../contract/events.ts';

describe('an answer in the making', () => {
  let folder: string;
  let maker: TestHost;
  let other: TestHost;
  let user: Awaited<ReturnType<typeof newUser>>;
  const slow = slowAnswerer(40, 15);
  beforeAll(async () => {
    folder = await newFolder();
    maker = await composeForTest({ folder, answerQuestion: slow });
    other = await composeForTest({ folder, answerQuestion: slow });
    user = await newUser(maker);
  });
  afterAll(async () => {
    await maker.close(0);
    await other.close(0);
    await removeFolder(folder);
  });

  const ask = (ids: Readonly<Record<string, string>>, host = maker) =>
    host.call('POST', '/api/ai/chat', { token: user.token, headers: asStream, body: { message: 'Long?', ...ids } });
  const read = (host: TestHost, replyId: string, after = 0) =>
    host.call('GET', `/api/ai/message/${replyId}/stream?after=${after}`, { token: user.token, headers: asStream });

  test('cut at any event and resumed, here or at another process, gives the same text once', async () => {
    const replyId = crypto.randomUUID();
    const whole = allEvents(await ask({ replyId }));
    const readers = await Promise.all(
      Array.from({ length: 12 }, async (_, cut) => {
        const host = cut % 2 ? maker : other;
        const seen: AnswerEvent[] = [];
        for await (const event of eventsOf(await read(host, replyId))) {
          seen.push(event);
          if (seen.length > cut) break;
        }
        await sleep(cut * 10);
        for await (const event of eventsOf(await read(cut % 3 ? other : maker, replyId, seen.at(-1)?.n ?? 0))) seen.push(event);
        return seen;
      }),
    );
    const events = await whole;
    expect(events.at(-1)?.type).toBe('done');
    expect(textOf(events)).toBe(Array.from({ length: 40 }, (_, index) => `word ${index + 1} `).join(''));
    for (const seen of readers) expect(seen).toEqual(events);
    expect(await allEvents(await read(other, replyId, events.length))).toEqual([]);
  });

  test('ten posts of one id, at two processes, ask once', async () => {
    const askedBefore = slow.asked;
    const ids = { messageId: crypto.randomUUID(), replyId: crypto.randomUUID(), sessionId: crypto.randomUUID() };
    const responses = await Promise.all(Array.from({ length: 10 }, (_, index) => ask(ids, index % 2 ? maker : other)));
    const all = await Promise.all(responses.map(allEvents));
    for (const events of all) expect(events).toEqual(all[0]);
    expect(slow.asked - askedBefore).toBe(1);
    const messages = await maker.call('GET', `/api/ai/session/${ids.sessionId}/messages`, { token: user.token });
    expect(await messages.json()).toHaveLength(2);
  });

  test.each(['the same process', 'another process'])('is stopped from %s, soon, and keeps its words', async (where) => {
    const stoppedBefore = slow.stopped;
    const ids = { replyId: crypto.randomUUID(), sessionId: crypto.randomUUID() };
    const events: AnswerEvent[] = [];
    let toldAt = 0;
    for await (const event of eventsOf(await ask(ids))) {
      events.push(event);
      if (events.length === 4) {
        toldAt = performance.now();
        const host = where === 'another process' ? other : maker;
        expect((await host.call('DELETE', `/api/ai/message/${ids.replyId}/stream`, { token: user.token })).status).toBe(200);
      }
    }
    expect(performance.now() - toldAt).toBeLessThan(1000);
    expect(events.at(-1)).toMatchObject({ type: 'stopped', text: textOf(events) });
    await sleep(50);
    expect(slow.stopped - stoppedBefore).toBe(1);
  });

  test('goes on without a reader', async () => {
    const replyId = crypto.randomUUID();
    for await (const event of eventsOf(await ask({ replyId }))) if (event.type === 'text') break;
    await sleep(1200);
    expect((await allEvents(await read(maker, replyId))).at(-1)?.type).toBe('done');
  });

  test('ends when its chat is deleted', async () => {
    const stoppedBefore = slow.stopped;
    const ids = { replyId: crypto.randomUUID(), sessionId: crypto.randomUUID() };
    const response = await ask(ids);
    let count = 0;
    for await (const _event of eventsOf(response)) {
      count += 1;
      if (count === 3) {
        const deleted = await other.call('DELETE', `/api/ai/session/${ids.sessionId}`, { token: user.token });
        expect(deleted.status).toBe(200);
      }
    }
    expect(slow.stopped - stoppedBefore).toBe(1);
    expect((await read(maker, ids.replyId)).status).toBe(404);
  });

  test('the guide shows its words within 50 ms', async () => {
    const fast = await composeForTest();
    const times: number[] = [];
    for (let index = 0; index < 8; index += 1) {
      const startedAt = performance.now();
      const body = { message: 'Fast?', messageId: crypto.randomUUID() };
      for await (const event of eventsOf(await fast.call('POST', '/api/ai/chat', { headers: asStream, body, from: `10.0.0.${index}` }))) {
        if (event.type === 'text') times.push(performance.now() - startedAt);
      }
    }
    times.sort((a, b) => a - b);
    expect(times[4]).toBeLessThan(50);
    await fast.close(0);
    await removeFolder(fast.folder);
  });
});
