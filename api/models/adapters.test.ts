import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createHostedModel } from './hosted.ts';
import { createOllamaModel } from './ollama.ts';
import { type Model, ModelError, type ModelPiece } from './port.ts';
import { type ScriptedServer, startScriptedServer } from './scripted-server.ts';

let server: ScriptedServer;
beforeAll(async () => {
  server = await startScriptedServer();
});
afterAll(() => server.close());

const request = { messages: [{ role: 'user' as const, content: 'Which size?' }], tools: [], maxTokens: 500 };

async function collect(model: Model, signal: AbortSignal = new AbortController().signal): Promise<ModelPiece[]> {
  const pieces: ModelPiece[] = [];
  for await (const piece of model.stream(request, signal)) pieces.push(piece);
  return pieces;
}

const faultOf = async (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'none',
    (error: unknown) => (error instanceof ModelError ? error.fault : `not ours: ${String(error)}`),
  );

const kinds: readonly [string, () => Model][] = [
  ['hosted', () => createHostedModel({ baseUrl: `${server.url}/v1/`, apiKey: 'secret', model: 'scripted' })],
  ['ollama', () => createOllamaModel({ url: server.url })],
];

describe.each(kinds)('%s', (kind, create) => {
  test('streams text and says how it ended', async () => {
    server.script({ pieces: ['6 AWG', ' copper.'] });
    expect(await collect(create())).toEqual([
      { type: 'text', text: '6 AWG' },
      { type: 'text', text: ' copper.' },
      { type: 'end', reason: 'stop' },
    ]);
    server.script({ pieces: ['6 AWG'], cut: true });
    expect((await collect(create())).at(-1)).toEqual({ type: 'end', reason: 'cut' });
  });

  test('hands over tool calls, joined from their fragments', async () => {
    server.script({ toolCalls: [{ name: 'voltage-drop', arguments: { lengthFt: 60 } }] });
    const pieces = await collect(create());
    expect(pieces).toMatchObject([
      { type: 'tool-call', call: { name: 'voltage-drop' } },
      { type: 'end', reason: 'tools' },
    ]);
    const [first] = pieces;
    expect(first?.type === 'tool-call' && JSON.parse(first.call.arguments)).toEqual({ lengthFt: 60 });
  });

  test.each([
    ['a line without an end', { fault: 'endless-line' }],
    ['a flood that says nothing', { pieces: [''], fault: 'flood' }],
  ] as const)('%s is cut off while it arrives, and its connection closed', async (_, scripted) => {
    server.script(scripted);
    const [abandoned, sent] = [server.abandoned(), server.sent()];
    expect(await faultOf(collect(create()))).toBe('too-long');
    await expect.poll(server.abandoned).toBe(abandoned + 1);
    // What the system keeps of it on the way, at either end, comes on top of what was taken.
    expect(server.sent() - sent).toBeLessThan(16 * 1024 * 1024);
  });

  test.each([
    [401, 'unauthorised'],
    [429, 'overloaded'],
    [500, 'broken'],
  ] as const)('status %s is %s', async (status, fault) => {
    server.script({ fault: status });
    expect(await faultOf(collect(create()))).toBe(fault);
  });

  test('a cut stream, nonsense, no end and a redirect are faults of ours, not crashes', async () => {
    server.script({ pieces: ['Half'], fault: 'reset' });
    expect(await faultOf(collect(create()))).toMatch(/broken|unreachable/);
    server.script({ pieces: ['Half'], fault: 'garbage' });
    expect(await faultOf(collect(create()))).toBe('broken');
    server.script({ pieces: ['x'.repeat(20_000)], fault: 'endless' });
    expect(await faultOf(collect(create()))).toBe('too-long');
    server.script({ fault: 'redirect' });
    expect(await faultOf(collect(create()))).toMatch(/broken|unreachable/);
  });

  test('aborting closes the connection within a second', async () => {
    server.script({ pieces: ['One'], fault: 'stall' });
    const before = server.abandoned();
    const stop = new AbortController();
    const reading = faultOf(collect(create(), stop.signal));
    await new Promise((done) => setTimeout(done, 100));
    const started = performance.now();
    stop.abort();
    await reading;
    while (server.abandoned() === before && performance.now() - started < 2000) await new Promise((done) => setTimeout(done, 10));
    expect(performance.now() - started).toBeLessThan(1000);
    expect(kind).toBeTruthy();
  });
});

test('nobody there is unreachable', async () => {
  const closed = await startScriptedServer();
  await closed.close();
  expect(await faultOf(collect(createHostedModel({ baseUrl: `${closed.url}/v1`, model: 'x' })))).toBe('unreachable');
  expect(await createOllamaModel({ url: closed.url }).available()).toBeNull();
});

test('the key goes to the provider and nowhere else', async () => {
  server.script({ pieces: ['ok'] });
  await collect(createHostedModel({ baseUrl: `${server.url}/v1`, apiKey: 'sk-secret', model: 'scripted' }));
  expect(JSON.stringify(server.asked.at(-1))).not.toContain('sk-secret');
});

test('Ollama: the first installed model is used, a named one only when it is there, and loading is said', async () => {
  expect(await createOllamaModel({ url: server.url }).available()).toBe('scripted:latest');
  expect(await createOllamaModel({ url: server.url, model: 'scripted' }).available()).toBe('scripted:latest');
  expect(await createOllamaModel({ url: server.url, model: 'another' }).available()).toBeNull();
  server.loaded = false;
  server.script({ pieces: ['Here.'] });
  expect(await collect(createOllamaModel({ url: server.url }))).toMatchObject([{ type: 'loading' }, { type: 'text' }, { type: 'end' }]);
  server.loaded = true;
});
