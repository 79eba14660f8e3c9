// Two server processes over one data store: one dies, hangs or is told to end in the middle of answers, and the other says what became of them.
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ADMIN, eventsOf, newFolder, removeFolder, textOf } from '../compose.test-support.ts';
import type { AnswerEvent } from '../contract/events.ts';
import { killServers, post, type ServerProcess, startServer } from '../server-process.test-support.ts';
import { hasPostgres, startPostgres, type TestPostgres } from '../store/postgres.test-support.ts';

const ANSWERS = process.env.LONG ? 50 : 8;

const folders: string[] = [];
let postgres: TestPostgres | undefined;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  killServers();
  postgres?.stop();
  await Promise.all(folders.map(removeFolder));
});

/** The events until the stream ends, however it ends. */
async function gather(stream: Response): Promise<AnswerEvent[]> {
  const events: AnswerEvent[] = [];
  try {
    for await (const event of eventsOf(stream)) events.push(event);
  } catch {
    // The socket went with the process.
  }
  return events;
}

// Each waits for seconds and has processes of its own, so they wait at the same time.
describe.concurrent.each([['SQLite'], ['PostgreSQL']])('over %s', (name) => {
  const here = name === 'SQLite' || hasPostgres ? test : test.skip;
  const hereLong = process.env.LONG ? here : test.skip;

  async function pair(): Promise<{ one: ServerProcess; two: ServerProcess; authorization: string }> {
    const folder = await newFolder();
    folders.push(folder);
    const env = {
      DATA_DIR: folder,
      WORDS: '3000',
      PAUSE_MS: '40',
      ...(name === 'PostgreSQL' && postgres ? { DATABASE_URL: postgres.newDatabase() } : {}),
    };
    const one = await startServer('slow', env);
    const two = await startServer('slow', env);
    const login = await post(one.url, '/user/login', { email: ADMIN.email, password: ADMIN.password });
    const { data } = (await login.json()) as { data: { token: string } };
    return { one, two, authorization: `Bearer ${data.token}` };
  }

  const ask = (url: string, replyId: string, authorization: string): Promise<Response> =>
    post(url, '/ai/chat', { message: 'Long?', replyId }, { accept: 'text/event-stream', authorization });
  const resume = (url: string, replyId: string, after: number, authorization: string): Promise<Response> =>
    fetch(`${url}/api/ai/message/${replyId}/stream?after=${after}`, { headers: { accept: 'text/event-stream', authorization } });

  here(
    'a process that is killed: the other ends its answers within five seconds, with every word that was told, and guests get theirs back',
    async () => {
      const { one, two, authorization } = await pair();
      const replyIds = Array.from({ length: ANSWERS }, () => crypto.randomUUID());
      const streams = await Promise.all(replyIds.map((replyId) => ask(one.url, replyId, authorization)));
      const reading = streams.map(gather);
      const guest = await post(one.url, '/ai/chat', { message: 'Guest?' }, { accept: 'text/event-stream' });
      const guestEvents = gather(guest);
      await sleep(600);
      await one.end('SIGKILL');
      const killedAt = performance.now();
      await guestEvents;
      const ends = await Promise.all(
        replyIds.map(async (replyId, index) => {
          const seen = (await reading[index]) ?? [];
          return [...seen, ...(await gather(await resume(two.url, replyId, seen.at(-1)?.n ?? 0, authorization)))];
        }),
      );
      expect(performance.now() - killedAt).toBeLessThan(5000);
      for (const events of ends) {
        expect(events.map(({ n }) => n)).toEqual(events.map((_, index) => index + 1));
        expect(events.at(-1)).toMatchObject({ type: 'interrupted', text: textOf(events) });
        expect(textOf(events)).toContain('word 1 ');
      }
      const counted = await post(two.url, '/ip/check-ip', { ip: '127.0.0.1' });
      expect(await counted.json()).toMatchObject({ chat_count: 0 });
      await two.end('SIGKILL');
    },
  );

  here('a process that hung is taken for dead; when it goes on, it changes nothing of what was said', async () => {
    const { one, two, authorization } = await pair();
    const replyId = crypto.randomUUID();
    const stream = await ask(one.url, replyId, authorization);
    const seen = gather(stream);
    await sleep(500);
    one.child.kill('SIGSTOP');
    const ended = await gather(await resume(two.url, replyId, 0, authorization));
    expect(ended.at(-1)).toMatchObject({ type: 'interrupted', text: textOf(ended) });
    one.child.kill('SIGCONT');
    const told = await seen;
    expect(told).toEqual(ended.slice(0, told.length));
    await sleep(1000);
    expect(await gather(await resume(two.url, replyId, 0, authorization))).toEqual(ended);
    expect(await gather(await resume(one.url, replyId, 0, authorization))).toEqual(ended);
    await Promise.all([one.end('SIGKILL'), two.end('SIGKILL')]);
  });

  hereLong('told to end, it exits 0 within ten seconds, and the other has the end of every answer', async () => {
    const { one, two, authorization } = await pair();
    const replyIds = Array.from({ length: 50 }, () => crypto.randomUUID());
    const streams = await Promise.all(replyIds.map((replyId) => ask(one.url, replyId, authorization)));
    const reading = streams.map(gather);
    const toldAt = performance.now();
    expect(await one.end('SIGTERM')).toBe(0);
    expect(performance.now() - toldAt).toBeLessThan(10_000);
    for (const [index, replyId] of replyIds.entries()) {
      const events = await gather(await resume(two.url, replyId, 0, authorization));
      expect(events.at(-1)).toMatchObject({ type: 'interrupted', text: textOf(events) });
      expect(await reading[index]).toEqual(events);
    }
    await two.end('SIGKILL');
  });
});
