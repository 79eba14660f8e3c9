// Setting models up: over the API as the admin does it, against scripted servers over real sockets.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { composeForTest, newAdmin, newFolder, newUser, removeFolder, type TestHost } from '../compose.test-support.ts';
import type { Answer } from '../contract/answer.ts';
import type { Answerers } from '../contract/chat.ts';
import type { ModelSettings, ModelUses, OllamaView, ProviderInput } from '../contract/model-settings.ts';
import { type ScriptedServer, startScriptedServer } from '../models/scripted-server.ts';

const KEY = 'sk-very-secret-1';

let hosted: ScriptedServer;
let other: ScriptedServer;
let ollama: ScriptedServer;
let host: TestHost;
let admin: string;
let user: string;

beforeAll(async () => {
  [hosted, other, ollama] = await Promise.all([startScriptedServer(), startScriptedServer(), startScriptedServer()]);
  host = await composeForTest({ folder: await newFolder(), env: { ANSWER_MODE: '', OLLAMA_URL: ollama.url } });
  admin = (await newAdmin(host)).token;
  user = (await newUser(host)).token;
});
afterAll(async () => {
  await host.close(0);
  await removeFolder(host.folder);
  await Promise.all([hosted.close(), other.close(), ollama.close()]);
});
beforeEach(() => {
  hosted.script({ pieces: ['Hosted words.'] });
  other.script({ pieces: ['Other words.'] });
  ollama.script({ pieces: ['Local words.'] });
});

const provider = (id: string, server: ScriptedServer, more: Partial<ProviderInput> = {}): ProviderInput => ({
  id: `p-${id}`,
  kind: 'hosted',
  name: '',
  baseUrl: `${server.url}/v1`,
  model: `${id}-model`,
  enabled: true,
  sees: false,
  temperature: null,
  maxTokens: 700,
  firstSeconds: null,
  totalSeconds: null,
  prices: null,
  ...more,
});

async function call<T>(method: string, path: string, body?: unknown, at = host): Promise<T> {
  const response = await at.call(method, `/api${path}`, { token: admin, ...(body === undefined ? {} : { body }) });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}: ${text}`);
  return JSON.parse(text) as T;
}

const save = (providers: readonly ProviderInput[], more: object = {}, at = host): Promise<ModelSettings> =>
  call('PUT', '/admin/models', { mode: 'auto', dailyAnswers: null, providers, ...more }, at);

const ask = async (more: object = {}, at = host): Promise<Answer> => {
  const response = await at.call('POST', '/api/ai/chat', { token: user, body: { message: 'Bonding?', ...more } });
  return (await response.json()) as Answer;
};

describe('who answers', () => {
  test('follows the order that was set up, from the next question on, on every process', async () => {
    const second = await composeForTest({ folder: host.folder, env: { ANSWER_MODE: '', OLLAMA_URL: ollama.url } });
    await save([provider('one', hosted), provider('two', other)]);
    expect(await ask()).toMatchObject({ answeredBy: 'hosted', model: 'one-model' });
    expect(await ask({}, second)).toMatchObject({ model: 'one-model' });
    await save([provider('two', other), provider('one', hosted)]);
    expect(await ask({}, second)).toMatchObject({ model: 'two-model' });
    await save([provider('one', hosted, { enabled: false })]);
    expect(await ask({}, second)).toMatchObject({ answeredBy: 'local' });
    await second.close(0);
  });

  test('of several, the next takes over and the reader is told by name which failed and why', async () => {
    await save([provider('one', hosted, { name: 'Big one' }), provider('two', other)]);
    hosted.script({ fault: 404, words: 'The model one-model does not exist.' });
    expect(await ask()).toMatchObject({ model: 'two-model', fallback: 'The hosted model (Big one) is not there under the name we have.' });
    const { providers } = await call<ModelSettings>('GET', '/admin/models');
    expect(providers[0]?.fault?.text).toContain('The model one-model does not exist.');
    hosted.script({ fault: 429, retryAfter: '120' });
    await ask();
    hosted.script({ pieces: ['Hosted words.'] });
    const resting = await ask();
    expect(resting.fallback).toContain('is overloaded; it is left alone for now.');
    expect((await call<ModelSettings>('GET', '/admin/models')).providers[0]?.restSeconds).toBeGreaterThan(60);
    // A test that goes well ends the rest.
    expect(await call('POST', '/admin/models/test', provider('one', hosted))).toMatchObject({ ok: true });
    expect(await ask()).toMatchObject({ model: 'one-model' });
  });

  test('is the model that was asked for, by name; one that is gone is told, and another answers', async () => {
    await save([provider('three', hosted), provider('four', other, { sees: true })]);
    expect(await ask({ provider: 'p-four' })).toMatchObject({ model: 'four-model' });
    expect(await ask({ provider: 'ollama' })).toMatchObject({ answeredBy: 'local', model: 'scripted:latest' });
    expect(await ask({ provider: 'p-gone' })).toMatchObject({
      model: 'three-model',
      fallback: expect.stringContaining('no longer set up'),
    });
    expect(await ask({ mode: 'guide' })).toMatchObject({ answeredBy: 'guide' });
    const answerers = (await (await host.call('GET', '/api/ai/answerers')).json()) as Answerers;
    expect(answerers.models).toEqual([
      { id: 'p-three', kind: 'hosted', name: 'three-model', model: 'three-model', sees: false },
      { id: 'p-four', kind: 'hosted', name: 'four-model', model: 'four-model', sees: true },
      { id: 'ollama', kind: 'local', name: 'scripted:latest', model: 'scripted:latest', sees: false },
    ]);
    await save([provider('five', hosted)], { mode: 'local' });
    expect(await ask()).toMatchObject({ answeredBy: 'local' });
    expect(await ask({ mode: 'hosted' })).toMatchObject({ answeredBy: 'guide', fallback: 'No hosted model is set up here.' });
  });

  test('a local model that would be asked first is loaded when somebody wants to know who answers', async () => {
    await save([]);
    ollama.loaded = false;
    await host.call('GET', '/api/ai/answerers');
    await expect.poll(() => ollama.loaded).toBe(true);
    await save([provider('first', hosted)]);
    ollama.loaded = false;
    await host.call('GET', '/api/ai/answerers');
    await sleep(200);
    expect(ollama.loaded).toBe(false);
    ollama.loaded = true;
  });

  test('is asked as it was set up: temperature, tokens, and no longer than it may take', async () => {
    await save([provider('six', hosted, { temperature: 0.1, maxTokens: 321, firstSeconds: 1 })]);
    await ask();
    expect(hosted.asked.at(-1)).toMatchObject({ temperature: 0.1, max_tokens: 321 });
    hosted.script({ fault: 'stall' });
    expect(await ask()).toMatchObject({ answeredBy: 'local', fallback: 'The hosted model took too long.' });
  });
});

describe('keys', () => {
  test('are sent to their server, kept sealed, and never given back or written down in the clear', async () => {
    const saved = await save([provider('keyed', hosted, { key: KEY })]);
    expect(saved.providers[0]).toMatchObject({ id: 'p-keyed', hasKey: true });
    expect(JSON.stringify(saved)).not.toContain(KEY);
    await ask();
    expect(hosted.authorizations.at(-1)).toBe(`Bearer ${KEY}`);
    const database = new Database(join(host.folder, 'wirewise.sqlite'), { readonly: true });
    const kept = [database.prepare('SELECT * FROM settings').all(), database.prepare('SELECT * FROM audit_log').all()];
    database.close();
    expect(JSON.stringify(kept)).not.toContain(KEY);
    expect((await readFile(join(host.folder, 'wirewise.sqlite'))).includes(KEY)).toBe(false);
  });

  test('stay when they are not given again, go with null, and never to another server than their own', async () => {
    await save([provider('keyed', hosted, { key: KEY })]);
    expect((await save([provider('keyed', hosted, { name: 'Renamed' })])).providers[0]).toMatchObject({ hasKey: true });
    const moved = provider('keyed', other);
    for (const path of ['/admin/models/test', '/admin/models/list']) {
      await call('POST', path, moved);
      expect(other.authorizations.at(-1)).toBeUndefined();
    }
    expect((await save([moved])).providers[0]).toMatchObject({ hasKey: false });
    await save([provider('keyed', hosted, { key: KEY })]);
    expect((await save([provider('keyed', hosted, { key: null })])).providers[0]).toMatchObject({ hasKey: false });
  });
});

describe('trying a provider before it is saved', () => {
  test('says how long it took to the first word, or what the provider says instead', async () => {
    expect(await call('POST', '/admin/models/test', provider('new', hosted))).toMatchObject({ ok: true, model: 'new-model', error: null });
    hosted.script({ fault: 401, words: 'Incorrect API key provided.' });
    expect(await call('POST', '/admin/models/test', provider('new', hosted))).toMatchObject({
      ok: false,
      error: expect.stringContaining('401: Incorrect API key provided.'),
    });
    expect(await call('POST', '/admin/models/test', provider('new', hosted, { baseUrl: 'http://127.0.0.1:9/v1' }))).toMatchObject({
      ok: false,
      error: 'No answer from 127.0.0.1:9.',
    });
  });

  test('lists what the address offers', async () => {
    expect(await call('POST', '/admin/models/list', provider('new', hosted))).toEqual({
      models: ['scripted-large', 'scripted-small'],
      error: null,
    });
    expect(await call('POST', '/admin/models/list', provider('new', hosted, { baseUrl: `${hosted.url}/elsewhere` }))).toMatchObject({
      models: [],
      error: expect.stringContaining('404'),
    });
  });

  test('what cannot be saved is refused', async () => {
    const refused = async (providers: readonly ProviderInput[]): Promise<number> =>
      (await host.call('PUT', '/api/admin/models', { token: admin, body: { mode: 'auto', dailyAnswers: null, providers } })).status;
    expect(await refused([provider('one', hosted), provider('one', other)])).toBe(400);
    expect(await refused([provider('one', hosted, { model: ' ' })])).toBe(400);
    expect(await refused([provider('one', hosted, { baseUrl: 'http://1.2.3.4.5/v1' })])).toBe(400);
    expect(await refused([provider('one', hosted, { baseUrl: 'file:///etc/passwd' })])).toBe(400);
    expect(await refused([provider('one', hosted, { baseUrl: 'http://me:pw@example.com/v1' })])).toBe(400);
  });
});

test('what the environment says stands, and is told to be fixed', async () => {
  const folder = await newFolder();
  const env = { ANSWER_MODE: 'auto', LLM_BASE_URL: `${hosted.url}/v1`, LLM_MODEL: 'fixed-model', LLM_API_KEY: KEY, OLLAMA_URL: ollama.url };
  const fixed = await composeForTest({ folder, env });
  const token = (await newAdmin(fixed)).token;
  const read = async () => (await (await fixed.call('GET', '/api/admin/models', { token })).json()) as ModelSettings;
  const before = await read();
  expect(before).toMatchObject({ mode: 'auto', modeIsFixed: true });
  expect(before.providers).toMatchObject([
    { id: 'environment', model: 'fixed-model', hasKey: true, fixed: ['baseUrl', 'model', 'key'] },
    { id: 'ollama', fixed: ['baseUrl'] },
  ]);
  const changed = before.providers.map(({ hasKey: _h, fixed: _f, fault: _t, restSeconds: _r, ...each }) => ({
    ...each,
    model: 'mine',
    baseUrl: `${other.url}/v1`,
  }));
  await fixed.call('PUT', '/api/admin/models', { token, body: { mode: 'guide', dailyAnswers: null, providers: changed.toReversed() } });
  const after = await read();
  expect(after.mode).toBe('auto');
  expect(after.providers).toMatchObject([
    { id: 'ollama', baseUrl: ollama.url, model: 'mine' },
    { id: 'environment', baseUrl: `${hosted.url}/v1`, model: 'fixed-model', hasKey: true },
  ]);
  await fixed.close(0);
  await removeFolder(folder);
});

describe('what it takes', () => {
  test('is told with each answer, summed by day, priced where a price is given, and figures for Prometheus', async () => {
    const usesOf = (): Promise<ModelUses> => call('GET', '/admin/models/uses');
    await save([provider('priced', hosted, { name: 'Priced', prices: { prompt: 1000, reply: 2000 } })]);
    const { took } = await ask();
    expect(took).toMatchObject({ replyTokens: 4 });
    expect(took?.totalMs).toBeGreaterThanOrEqual(took?.firstMs ?? 0);
    hosted.script({ fault: 500 });
    await ask();
    await expect.poll(async () => (await usesOf()).days.find(({ name }) => name === 'Priced')?.failures).toBe(1);
    const { days, last } = await usesOf();
    const day = days.find(({ name }) => name === 'Priced');
    expect(day).toMatchObject({ day: new Date().toISOString().slice(0, 10), answers: 1, replyTokens: 4, promptTokens: took?.promptTokens });
    expect(day?.dollars).toBeCloseTo(((took?.promptTokens ?? 0) * 1000 + 4 * 2000) / 1e6, 6);
    expect(last.find(({ fault }) => fault === 'failed')).toMatchObject({ name: 'Priced' });
    const metrics = await (await host.call('GET', '/metrics')).text();
    expect(metrics).toContain('wirewise_model_answers_total{provider="p-priced",model="priced-model",outcome="answered"} 1');
    expect(metrics).toContain('wirewise_model_answers_total{provider="p-priced",model="priced-model",outcome="failed"} 1');
    expect(metrics).toContain('wirewise_model_tokens_total{provider="p-priced",model="priced-model",kind="reply"} 4');
    expect(metrics).toMatch(/wirewise_model_cost_dollars_total\{provider="p-priced",model="priced-model"\} [\d.]+/);
    expect(metrics).toContain('wirewise_model_first_word_seconds_count{provider="p-priced",model="priced-model"} 1');
    expect(metrics).toContain('wirewise_requests_total');
  });

  test('ends for a user with their day, on every process: what is left is told before, then the guide answers and says why', async () => {
    await save([provider('capped', hosted)], { dailyAnswers: 7 });
    const second = await composeForTest({ folder: host.folder, env: { ANSWER_MODE: '', OLLAMA_URL: ollama.url } });
    const person = (await newUser(host)).token;
    const askAs = async (at: TestHost): Promise<Answer> =>
      (await (await at.call('POST', '/api/ai/chat', { token: person, body: { message: 'Bonding?' } })).json()) as Answer;
    const dailyOf = async () => ((await (await host.call('GET', '/api/ai/answerers', { token: person })).json()) as Answerers).daily;
    expect(await dailyOf()).toEqual({ used: 0, of: 7, resetsAt: null });
    expect((await askAs(host)).modelAnswersLeft).toBeUndefined();
    expect((await askAs(second)).modelAnswersLeft).toBe(5);
    // Both models fail: nothing was had, nothing is counted.
    hosted.script({ fault: 401 });
    ollama.script({ fault: 401 });
    expect(await askAs(host)).toMatchObject({ answeredBy: 'guide' });
    expect(await dailyOf()).toMatchObject({ used: 2, of: 7, resetsAt: expect.any(String) });
    hosted.script({ pieces: ['Hosted words.'] });
    const all = await Promise.all(Array.from({ length: 12 }, (_, index) => askAs(index % 2 ? host : second)));
    const byModel = all.filter(({ answeredBy }) => answeredBy !== 'guide');
    expect(byModel).toHaveLength(5);
    expect(byModel.map(({ modelAnswersLeft }) => modelAnswersLeft).toSorted()).toEqual([0, 1, 2, 3, 4]);
    const refused = all.filter(({ answeredBy }) => answeredBy === 'guide');
    for (const { fallback } of refused) expect(fallback).toBe('Your answers of models for today are used up.');
    expect(await dailyOf()).toMatchObject({ used: 7, of: 7 });
    expect(await ask()).toMatchObject({ answeredBy: 'hosted' });
    await save([], { dailyAnswers: null });
    expect(await dailyOf()).toBeNull();
    await second.close(0);
  });
});

describe('local models', () => {
  const read = (): Promise<OllamaView> => call('GET', '/admin/ollama');

  test('are listed with what they can do, and one is recommended for this memory', async () => {
    ollama.models = [
      { name: 'llama3.2:3b', size: 2e9, capabilities: ['completion', 'tools'] },
      { name: 'nomic-embed-text:latest', size: 3e8, capabilities: ['embedding'] },
    ];
    const view = await read();
    expect(view).toMatchObject({ url: ollama.url, version: '0.12.0', isHere: true });
    expect(view.models).toEqual([
      { name: 'llama3.2:3b', size: 2e9, canAnswer: true, hasTools: true, loaded: true },
      { name: 'nomic-embed-text:latest', size: 3e8, canAnswer: false, hasTools: false, loaded: true },
    ]);
    expect(view.suited.filter(({ recommended }) => recommended)).toHaveLength(1);
    expect(view.suited.findLast(({ fits }) => fits)?.recommended).toBe(true);
  });

  test('are fetched whoever watches, with how far it is; cancelled; and deleted', async () => {
    ollama.pullRate = 3_000_000_000;
    await call('POST', '/admin/ollama/pulls', { name: 'qwen3:4b' });
    await sleep(250);
    const [pull] = (await read()).pulls;
    expect(pull).toMatchObject({ name: 'qwen3:4b', state: 'running', total: 1_500_000_000 });
    expect(pull?.completed).toBeGreaterThan(0);
    await expect.poll(async () => (await read()).pulls[0]?.state, { timeout: 5000 }).toBe('done');
    expect((await read()).models.map(({ name }) => name)).toContain('qwen3:4b');

    ollama.pullRate = 100_000_000;
    await call('POST', '/admin/ollama/pulls', { name: 'qwen3:8b' });
    await sleep(250);
    await call('POST', '/admin/ollama/pulls/cancel', { name: 'qwen3:8b' });
    await expect.poll(async () => (await read()).pulls.find(({ name }) => name === 'qwen3:8b')?.state).toBe('cancelled');
    expect((await read()).models.map(({ name }) => name)).not.toContain('qwen3:8b');

    await call('POST', '/admin/ollama/pulls', { name: 'no-such-model' });
    await expect
      .poll(async () => (await read()).pulls.find(({ name }) => name === 'no-such-model')?.error)
      .toContain('file does not exist');

    await call('POST', '/admin/ollama/delete', { name: 'qwen3:4b' });
    expect((await read()).models.map(({ name }) => name)).not.toContain('qwen3:4b');
    expect((await host.call('POST', '/api/admin/ollama/delete', { token: admin, body: { name: 'qwen3:4b' } })).status).toBe(404);
  });

  test('and nobody but who runs the installation does any of it; the user of a desktop does', async () => {
    expect((await host.call('GET', '/api/admin/ollama', { token: user })).status).toBe(403);
    expect((await host.call('POST', '/api/admin/ollama/pulls', { token: user, body: { name: 'qwen3:4b' } })).status).toBe(403);
    const local = await host.signInLocalUser({ name: 'Pat' });
    expect((await host.call('GET', '/api/admin/ollama', { token: local.token })).status).toBe(200);
    expect((await host.call('GET', '/api/admin/models', { token: local.token })).status).toBe(200);
    expect((await host.call('GET', '/api/user/getAllUsers', { token: local.token })).status).toBe(403);
  });
});
