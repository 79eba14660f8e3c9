// A provider that fails, through the whole app over real sockets: who answers instead, what the reader is told, and what is stored.
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  allEvents,
  asStream,
  composeForTest,
  echoGuide,
  eventsOf,
  newFolder,
  newUser,
  removeFolder,
  slowAnswerer,
  type TestHost,
  textOf,
} from '../compose.test-support.ts';
import type { AnswerEvent } from '../contract/events.ts';
import { createHostedModel } from '../models/hosted.ts';
import { createOllamaModel } from '../models/ollama.ts';
import type { Model } from '../models/port.ts';
import { type Scripted, type ScriptedServer, startScriptedServer } from '../models/scripted-server.ts';
import { createAnswerer } from '../services/answer/answer-question.ts';
import { createBreakers } from '../services/answer/breaker.ts';
import type { Deadlines } from '../services/answer/deadlines.ts';
import { type Provider, usualProvider } from '../services/answer/provider.ts';

const DEADLINES = { firstMs: 700, loadingMs: 700, readMsPerToken: 0, idleMs: 500, totalMs: 10_000 };
const SHOWN = ['Hosted words come first. ', 'Then more hosted words. ', 'And a third hosted sentence. '];

let hosted: ScriptedServer;
let local: ScriptedServer;
let host: TestHost;
let user: Awaited<ReturnType<typeof newUser>>;
/** Where the hosted model is said to be. */
let baseUrl: string;
let now = 0;
let deadlines: Deadlines;

const asked = (models: readonly Model[]): Provider[] => models.map((model) => ({ ...usualProvider(model), deadlines }));

beforeAll(async () => {
  [hosted, local] = await Promise.all([startScriptedServer(), startScriptedServer()]);
  host = await composeForTest({
    answerQuestion: (request, signal) =>
      createAnswerer({
        providers: () => Promise.resolve(asked([createHostedModel({ baseUrl, model: 'big' }), createOllamaModel({ url: local.url })])),
        breakers: createBreakers(() => now),
        guide: echoGuide,
      })(request, signal),
  });
  user = await newUser(host);
});
afterAll(async () => {
  await host.close(0);
  await removeFolder(host.folder);
  await Promise.all([hosted.close(), local.close()]);
});
beforeEach(() => {
  deadlines = DEADLINES;
  baseUrl = `${hosted.url}/v1`;
  local.script({ pieces: ['Local words.'] });
});

interface Asked {
  readonly events: AnswerEvent[];
  readonly sessionId: string;
  readonly replyId: string;
}

async function ask(language: 'en' | 'es' = 'en', at = host): Promise<Asked> {
  const ids = { sessionId: crypto.randomUUID(), messageId: crypto.randomUUID(), replyId: crypto.randomUUID() };
  const body = { message: 'Bonding?', language, ...ids };
  const events = await allEvents(await at.call('POST', '/api/ai/chat', { token: user.token, headers: asStream, body }));
  return { events, ...ids };
}

/** The text as a reader sees it at the end: a restart clears it. */
const shownBy = (events: readonly AnswerEvent[]): string =>
  events.reduce((text, event) => (event.type === 'text' ? text + event.text : event.type === 'restart' ? '' : text), '');

const answerOf = (events: readonly AnswerEvent[]) => {
  const last = events.at(-1);
  if (last?.type !== 'done') throw new Error(`It ended with ${last?.type}.`);
  return last.answer;
};

describe('the next one answers, and the message says which failed and why', () => {
  const cases: readonly (readonly [string, { script?: Scripted; at?: string }, string, string])[] = [
    ['refuses connections', { at: 'http://127.0.0.1:9/v1' }, 'could not be reached', 'no se pudo contactar'],
    ['has a name that nobody knows', { at: 'http://no-such-host.invalid/v1' }, 'could not be reached', 'no se pudo contactar'],
    ['answers 401', { script: { fault: 401 } }, 'did not let us in', 'no nos dejó entrar'],
    ['answers 429', { script: { fault: 429 } }, 'is overloaded', 'está saturado'],
    ['answers 500', { script: { fault: 500 } }, 'had an error of its own', 'tuvo un error propio'],
    ['stalls before its first word', { script: { fault: 'stall' } }, 'took too long', 'tardó demasiado'],
  ];
  test.each(cases)('a hosted model that %s', async (_, { script, at }, why, porque) => {
    if (at) baseUrl = at;
    for (const [language, reason] of [
      ['en', `The hosted model ${why}.`],
      ['es', `El modelo en línea ${porque}.`],
    ] as const) {
      if (script) hosted.script(script);
      const { events, sessionId } = await ask(language);
      const answer = answerOf(events);
      expect(answer).toMatchObject({ answeredBy: 'local', fallback: reason });
      expect(shownBy(events).trim()).toBe(answer.response);
      const stored = await host.call('GET', `/api/ai/session/${sessionId}/messages`, { token: user.token });
      expect(await stored.json()).toMatchObject([{}, { state: 'done', content: answer.response, answer: { fallback: reason } }]);
    }
    local.script({ fault: 500 });
    const { fallback, answeredBy } = answerOf((await ask()).events);
    expect(answeredBy).toBe('guide');
    expect(fallback).toBe(`The hosted model ${why}. The local model had an error of its own.`);
  });

  test('one that is left alone for a while is still named with what it failed with', async () => {
    const keeps = createAnswerer({
      providers: () => Promise.resolve(asked([createHostedModel({ baseUrl, model: 'big' })])),
      breakers: createBreakers(() => now),
      guide: echoGuide,
    });
    const resting = await composeForTest({ folder: host.folder, answerQuestion: keeps });
    hosted.script({ fault: 401 });
    const before = hosted.asked.length;
    for (let time = 0; time < 5; time += 1) {
      const left = time < 3 ? '.' : '; it is left alone for now.';
      expect(answerOf((await ask('en', resting)).events).fallback).toBe(`The hosted model did not let us in${left}`);
    }
    expect(hosted.asked.length - before).toBe(3);
    now += 31_000;
    hosted.script({ pieces: ['Hosted again.'] });
    expect(answerOf((await ask('en', resting)).events).answeredBy).toBe('hosted');
    await resting.close(0);
  });
});

describe('two providers never mix', () => {
  const faults: readonly (readonly [string, Scripted])[] = [
    ['cut', { pieces: SHOWN, delayMs: 80, fault: 'reset' }],
    ['stalled', { pieces: SHOWN, delayMs: 80, fault: 'stall' }],
    ['talking nonsense', { pieces: SHOWN, delayMs: 80, fault: 'garbage' }],
  ];
  test.each(faults)('a model that is %s after its first words leaves none of them behind, whoever reads from where', async (_, script) => {
    hosted.script(script);
    const { events, replyId, sessionId } = await ask();
    const answer = answerOf(events);
    expect(textOf(events)).toContain('Hosted words come first.');
    expect(events.filter(({ type }) => type === 'restart')).toHaveLength(1);
    expect(answer.answeredBy).toBe('guide');
    expect(answer.fallback).toMatch(/^The hosted model .+\.$/);
    expect(answer.response).not.toMatch(/hosted words|Local words/i);
    expect(shownBy(events)).toBe(answer.response);
    for (const [index] of events.entries()) {
      const rest = await allEvents(
        await host.call('GET', `/api/ai/message/${replyId}/stream?after=${index}`, { token: user.token, headers: asStream }),
      );
      expect([...events.slice(0, index), ...rest]).toEqual(events);
    }
    const stored = await host.call('GET', `/api/ai/session/${sessionId}/messages`, { token: user.token });
    expect(await stored.json()).toMatchObject([{}, { content: answer.response, answer: { answeredBy: 'guide' } }]);
  });

  test('words that come after a model was given up are nobody’s', async () => {
    hosted.script({ pieces: SHOWN, delayMs: 900 });
    const { events } = await ask();
    await sleep(600);
    expect(answerOf(events)).toMatchObject({ answeredBy: 'local', fallback: 'The hosted model took too long.' });
    expect(textOf(events)).not.toMatch(/hosted words/i);
  });
});

describe('sockets to providers', () => {
  let other: TestHost;
  beforeEach(async () => {
    // So that no deadline closes what a stop should.
    deadlines = { ...DEADLINES, idleMs: 10_000 };
    other = await composeForTest({ folder: host.folder });
  });
  afterEach(() => other.close(0));

  /** Asks, and does `act` after the first words; how long until the provider's connection was closed. */
  async function closedAfter(
    provider: ScriptedServer,
    act: (ids: { sessionId: string; replyId: string }) => Promise<unknown>,
  ): Promise<number> {
    const ids = { sessionId: crypto.randomUUID(), replyId: crypto.randomUUID() };
    const before = provider.abandoned();
    let actedAt = Number.POSITIVE_INFINITY;
    const body = { message: 'Bonding?', ...ids };
    for await (const event of eventsOf(await host.call('POST', '/api/ai/chat', { token: user.token, headers: asStream, body }))) {
      if (event.type !== 'text' || !event.text.includes('words') || Number.isFinite(actedAt)) continue;
      actedAt = performance.now();
      await act(ids);
    }
    while (provider.abandoned() === before && performance.now() - actedAt < 5000) await sleep(5);
    return performance.now() - actedAt;
  }

  const stop = (at: TestHost, replyId: string) => at.call('DELETE', `/api/ai/message/${replyId}/stream`, { token: user.token });

  test.each(['hosted', 'local'] as const)(
    '%s: closed within a second of a stop here, a stop at another node, and the deletion of the chat',
    async (kind) => {
      const provider = kind === 'hosted' ? hosted : local;
      if (kind === 'local') hosted.script({ fault: 500 });
      provider.script({ pieces: ['Some words. ', 'More words. '], delayMs: 30, fault: 'stall' });
      expect(await closedAfter(provider, ({ replyId }) => stop(host, replyId))).toBeLessThan(1000);
      expect(await closedAfter(provider, ({ replyId }) => stop(other, replyId))).toBeLessThan(1000);
      expect(
        await closedAfter(provider, ({ sessionId }) => other.call('DELETE', `/api/ai/session/${sessionId}`, { token: user.token })),
      ).toBeLessThan(1000);
    },
  );

  test('a reader who leaves closes nothing: the answer is finished without them', async () => {
    hosted.script({ pieces: SHOWN, delayMs: 60 });
    const before = hosted.abandoned();
    const replyId = crypto.randomUUID();
    const body = { message: 'Bonding?', replyId };
    for await (const event of eventsOf(await host.call('POST', '/api/ai/chat', { token: user.token, headers: asStream, body }))) {
      if (event.type === 'text') break;
    }
    await sleep(800);
    const rest = await allEvents(
      await host.call('GET', `/api/ai/message/${replyId}/stream?after=0`, { token: user.token, headers: asStream }),
    );
    expect(answerOf(rest)).toMatchObject({ answeredBy: 'hosted' });
    expect(hosted.abandoned()).toBe(before);
  });
});

test('told to end with fifty under way, what can finish in time does, the rest is marked with its words, and none is lost', async () => {
  const folder = await newFolder();
  const quick = slowAnswerer(10, 20);
  const slow = slowAnswerer(2000, 50);
  const ending = await composeForTest({
    folder,
    answerQuestion: (request, signal) => (request.question.text.startsWith('Quick') ? quick : slow)(request, signal),
  });
  const person = await newUser(ending);
  const replyIds = Array.from({ length: 50 }, () => crypto.randomUUID());
  const streams = await Promise.all(
    replyIds.map((replyId, index) =>
      ending.call('POST', '/api/ai/chat', {
        token: person.token,
        headers: asStream,
        body: { message: index % 2 ? 'Quick?' : 'Slow?', replyId },
      }),
    ),
  );
  const reading = Promise.all(streams.map(allEvents));
  const closing = ending.close(1500);
  const readers = await reading;
  await closing;
  for (const [index, events] of readers.entries()) {
    expect(events.at(-1)?.type).toBe(index % 2 ? 'done' : 'interrupted');
    const last = events.at(-1);
    if (last?.type === 'interrupted') expect(last.text).toBe(textOf(events));
  }
  expect(slow.stopped).toBe(25);
  const after = await composeForTest({ folder });
  for (const [index, replyId] of replyIds.entries()) {
    const events = await allEvents(
      await after.call('GET', `/api/ai/message/${replyId}/stream`, { token: person.token, headers: asStream }),
    );
    expect(events).toEqual(readers[index]);
  }
  await after.close(0);
  await removeFolder(folder);
});
