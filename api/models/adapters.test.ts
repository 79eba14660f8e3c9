import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createHostedModel } from './hosted.ts';
import { createOllamaModel } from './ollama.ts';
import { type Model, ModelError, type ModelPiece, type ModelRequest, type ModelTool } from './port.ts';
import { type ScriptedModel, type ScriptedServer, startScriptedServer } from './scripted-server.ts';

const MODEL: ScriptedModel = { name: 'scripted:latest', size: 1, capabilities: ['completion', 'tools'] };
const installed = [MODEL];

let server: ScriptedServer;
beforeAll(async () => {
  server = await startScriptedServer();
});
beforeEach(() => {
  Object.assign(server, {
    loaded: true,
    context: 32_768,
    pace: undefined,
    refuses: [],
    namesRefused: true,
    tellsCapabilities: true,
    models: installed,
  });
});
afterAll(() => server.close());

const request: ModelRequest = { messages: [{ role: 'user' as const, content: 'Which size?' }], tools: [], maxTokens: 500 };

/** What a model says and asks for; what it does meanwhile, and what it took, is looked at by itself. */
async function collect(model: Model, signal: AbortSignal = new AbortController().signal): Promise<ModelPiece[]> {
  const pieces: ModelPiece[] = [];
  for await (const piece of model.stream(request, signal)) {
    if (piece.type !== 'reading') pieces.push(piece.type === 'end' ? { type: 'end', reason: piece.reason } : piece);
  }
  return pieces;
}

/** Every piece of one reply to `asked`. */
async function everyPiece(model: Model, asked: ModelRequest = request): Promise<ModelPiece[]> {
  const pieces: ModelPiece[] = [];
  for await (const piece of model.stream(asked, new AbortController().signal)) pieces.push(piece);
  return pieces;
}

const textOf = (pieces: readonly ModelPiece[]): string => pieces.map((piece) => (piece.type === 'text' ? piece.text : '')).join('');
const TOOL: ModelTool = { name: 'ohms-law', description: 'Volts, amperes, ohms.', parameters: { type: 'object', properties: {} } };
const withTools: ModelRequest = { ...request, tools: [TOOL], temperature: 0.2 };

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
    [500, 'failed'],
    [404, 'missing'],
    [418, 'refused'],
    [402, 'no-credit'],
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

test('a picture goes along in each protocol’s own way, and takes room in a local model’s context', async () => {
  const pictured: ModelRequest = { ...request, messages: [{ role: 'user', content: 'Which size?', picture: '/9j/plate' }] };
  server.script({ pieces: ['ok'] });
  await everyPiece(createHostedModel({ baseUrl: `${server.url}/v1`, model: 'scripted' }), pictured);
  expect(server.asked.at(-1)).toMatchObject({
    messages: [{ role: 'user', content: [{ text: 'Which size?' }, { image_url: { url: 'data:image/jpeg;base64,/9j/plate' } }] }],
  });
  const pieces = await everyPiece(createOllamaModel({ url: server.url }), pictured);
  expect(server.asked.at(-1)).toMatchObject({ messages: [{ role: 'user', content: 'Which size?', images: ['/9j/plate'] }] });
  const reading = pieces.find(({ type }) => type === 'reading');
  expect(reading?.type === 'reading' && reading.tokens).toBeGreaterThan(2000);
});

test('the key goes to the provider and nowhere else', async () => {
  server.script({ pieces: ['ok'] });
  await collect(createHostedModel({ baseUrl: `${server.url}/v1`, apiKey: 'sk-secret', model: 'scripted' }));
  expect(JSON.stringify(server.asked.at(-1))).not.toContain('sk-secret');
});

test.each(kinds)(
  '%s: what a refusal says reaches the admin, and how long it asks to be left alone; the key does not',
  async (kind, create) => {
    server.script({ fault: 429, words: 'Slow down, secret is over its limit.', retryAfter: '7' });
    const error = await collect(create()).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ModelError);
    if (!(error instanceof ModelError)) return;
    expect(error.message).toContain('is over its limit.');
    if (kind === 'hosted')
      expect(error).toMatchObject({ fault: 'overloaded', retryAfterMs: 7000, message: expect.not.stringContaining('secret') });
  },
);

test.each(kinds)('%s: what it thinks is told and never text, in pieces of their own or between tags', async (_, create) => {
  server.script({ thoughts: ['Six or eight?', ' Six.'], pieces: ['6 AWG.'] });
  expect(await collect(create())).toEqual([{ type: 'thinking' }, { type: 'text', text: '6 AWG.' }, { type: 'end', reason: 'stop' }]);
  server.script({ pieces: ['<thi', 'nk>Six or ei', 'ght?</th', 'ink>\n\n6 AWG.'] });
  expect(await collect(create())).toEqual([{ type: 'thinking' }, { type: 'text', text: '6 AWG.' }, { type: 'end', reason: 'stop' }]);
});

test.each(kinds)('%s: what a reply took is told', async (_, create) => {
  server.script({ pieces: ['Use 6 AWG copper.'] });
  const end = (await everyPiece(create())).at(-1);
  expect(end).toMatchObject({ type: 'end', usage: { replyTokens: 5 } });
  if (end?.type === 'end') expect(end.usage?.promptTokens).toBeGreaterThan(20);
});

describe('hosted: what a server does not accept is left out, and that is remembered', () => {
  test.each([
    ['tools', { tools: expect.anything() }],
    ['stream_options', { stream_options: expect.anything() }],
    ['max_tokens', { max_tokens: expect.anything() }],
    ['temperature', { temperature: expect.anything() }],
  ])('%s', async (part, sent) => {
    server.refuses = [part];
    server.script({ pieces: ['Here.'] });
    const model = createHostedModel({ baseUrl: `${server.url}/v1`, model: 'scripted' });
    const before = server.asked.length;
    expect(textOf(await everyPiece(model, withTools))).toBe('Here.');
    expect(server.asked).toHaveLength(before + 2);
    expect(server.asked.at(-2)).toMatchObject(sent);
    expect(server.asked.at(-1)).not.toHaveProperty(part);
    if (part === 'max_tokens') expect(server.asked.at(-1)).toMatchObject({ max_completion_tokens: 500 });
    expect((await model.available())?.hasTools).toBe(part !== 'tools');
    await everyPiece(model, withTools);
    expect(server.asked).toHaveLength(before + 3);
  });

  test('several, one after the other; and one that says nothing of what it minds is asked once more with the least', async () => {
    server.script({ pieces: ['Here.'] });
    server.refuses = ['tools', 'stream_options'];
    expect(textOf(await everyPiece(createHostedModel({ baseUrl: `${server.url}/v1`, model: 'scripted' }), withTools))).toBe('Here.');
    server.namesRefused = false;
    const before = server.asked.length;
    expect(textOf(await everyPiece(createHostedModel({ baseUrl: `${server.url}/v1`, model: 'scripted' }), withTools))).toBe('Here.');
    expect(server.asked).toHaveLength(before + 2);
  });

  test('a refusal of something else is one, and nothing is remembered', async () => {
    const model = createHostedModel({ baseUrl: `${server.url}/v1`, model: 'scripted' });
    server.script({ fault: 400, words: 'This model is for subscribers.' });
    expect(await faultOf(everyPiece(model, withTools))).toBe('refused');
    expect((await model.available())?.hasTools).toBe(true);
  });
});

describe('Ollama', () => {
  const ollama = (model?: string): Model => createOllamaModel({ url: server.url, model });

  test('the first installed model that can answer is used, a named one only when it is there', async () => {
    const embedding = { ...MODEL, name: 'nomic-embed-text:latest', capabilities: ['embedding'] };
    server.models = [embedding, MODEL];
    expect(await ollama().available()).toEqual({ name: 'scripted:latest', hasTools: true });
    expect(await ollama('scripted').available()).toMatchObject({ name: 'scripted:latest' });
    expect(await ollama('nomic-embed-text').available()).toBeNull();
    expect(await ollama('another').available()).toBeNull();
    server.tellsCapabilities = false;
    expect(await ollama().available()).toMatchObject({ name: 'scripted:latest' });
    server.models = [embedding];
    expect(await ollama().available()).toBeNull();
  });

  test('the context holds what is sent, so that no prompt loses its beginning, and the model stays in memory', async () => {
    server.script({ pieces: ['Here.'] });
    const long: ModelRequest = { ...request, messages: [{ role: 'user', content: 'Which size? '.repeat(2000) }] };
    const model = ollama();
    await everyPiece(model);
    expect(server.asked.at(-1)).toMatchObject({ keep_alive: '30m', options: { num_ctx: 4096, num_predict: 500 } });
    await everyPiece(model, long);
    expect(server.asked.at(-1)).toMatchObject({ options: { num_ctx: 16_384 } });
    // Going back would load the model anew.
    await everyPiece(model);
    expect(server.asked.at(-1)).toMatchObject({ options: { num_ctx: 16_384 } });
  });

  test('a prompt that is longer than the model can read is refused and not cut', async () => {
    server.models = [{ ...MODEL, name: 'tiny:latest', contextLength: 2048 }];
    const long: ModelRequest = { ...request, messages: [{ role: 'user', content: 'Which size? '.repeat(2000) }] };
    expect(await faultOf(everyPiece(ollama(), long))).toBe('too-small');
  });

  test('loading and reading are told before the first word, with how long they take once that is known', async () => {
    Object.assign(server, { loaded: false, pace: { loadMs: 300, readTokensPerSecond: 4000, writeTokensPerSecond: 500 } });
    server.script({ pieces: ['Use 6 AWG.'] });
    const long: ModelRequest = { ...request, messages: [{ role: 'user', content: 'Which size? '.repeat(200) }] };
    const model = ollama();
    const first = await everyPiece(model, long);
    expect(first.map(({ type }) => type).slice(0, 3)).toEqual(['loading', 'reading', 'text']);
    expect(first[0]).toEqual({ type: 'loading', seconds: undefined });
    server.loaded = false;
    const again = await everyPiece(model, long);
    expect(again[0]).toMatchObject({ type: 'loading', seconds: expect.closeTo(0.3, 0) });
    expect(again[1]).toMatchObject({ type: 'reading', tokens: expect.any(Number), seconds: expect.any(Number) });
    expect(textOf(again)).toBe('Use 6 AWG.');
  });

  test.each([
    ['is loaded', { loadMs: 5000, readTokensPerSecond: 1e6, writeTokensPerSecond: 100 }],
    ['reads', { loadMs: 0, readTokensPerSecond: 1, writeTokensPerSecond: 100 }],
  ])('a stop while it %s ends it within a second', async (_, pace) => {
    Object.assign(server, { loaded: false, pace });
    const stop = new AbortController();
    const ending = collect(ollama(), stop.signal).catch(() => undefined);
    await new Promise((done) => setTimeout(done, 200));
    const started = performance.now();
    stop.abort();
    await ending;
    expect(performance.now() - started).toBeLessThan(1000);
  });

  test('warming up loads the model once, and the question that follows does not wait for it', async () => {
    server.loaded = false;
    const before = server.loads();
    const model = ollama();
    await model.warmUp?.();
    await model.warmUp?.();
    server.script({ pieces: ['Here.'] });
    expect((await everyPiece(model)).map(({ type }) => type)).toEqual(['reading', 'text', 'end']);
    expect(server.loads() - before).toBe(1);
  });

  test('a model without tools is asked without; one that was thought to have them is asked once more, and it is remembered', async () => {
    server.models = [{ ...MODEL, capabilities: ['completion'] }];
    server.script({ pieces: ['Here.'] });
    expect(await ollama().available()).toMatchObject({ hasTools: false });
    await everyPiece(ollama(), withTools);
    expect(server.asked.at(-1)).not.toHaveProperty('tools');
    server.tellsCapabilities = false;
    const model = ollama();
    expect(await model.available()).toMatchObject({ hasTools: true });
    const before = server.asked.length;
    expect(textOf(await everyPiece(model, withTools))).toBe('Here.');
    expect(server.asked).toHaveLength(before + 2);
    expect(await model.available()).toMatchObject({ hasTools: false });
  });

  test('a model that begins to think without saying so is found out once', async () => {
    const model = ollama();
    server.script({ pieces: ['Six or eight? Six.', '</think>', 'Use 6 AWG.'] });
    expect(await faultOf(everyPiece(model))).toBe('broken');
    expect(textOf(await everyPiece(model))).toBe('Use 6 AWG.');
  });

  test('one that does not fit into memory says so', async () => {
    server.script({ fault: 500, words: 'model requires more system memory (9.1 GiB) than is available (5.2 GiB)' });
    expect(await faultOf(everyPiece(ollama()))).toBe('no-memory');
  });
});
