// A model server that follows a script, over a real socket: speaks the OpenAI and the Ollama protocol and misbehaves as it is told.
// For tests, and for `npm run dev:model`.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export interface ScriptedToolCall {
  readonly name: string;
  readonly arguments: Readonly<Record<string, unknown>>;
}

/** What one request gets. Left out: the pieces at once and a clean end. */
export interface Scripted {
  /** Thought before the first word, apart from the words as servers do it. */
  readonly thoughts?: readonly string[];
  readonly pieces?: readonly string[];
  readonly toolCalls?: readonly ScriptedToolCall[];
  /** Between two pieces, and before the first. */
  readonly delayMs?: number;
  /** All pieces in one write. */
  readonly atOnce?: true;
  /** Cut, silent, refused or nonsense after `pieces`; `endless` repeats the last piece for ever, `flood` as fast as it is taken. */
  readonly fault?: 'stall' | 'reset' | 'garbage' | 'endless' | 'flood' | 'endless-line' | 'redirect' | number;
  /** What a refusal says, and its Retry-After header. */
  readonly words?: string;
  readonly retryAfter?: string;
  readonly cut?: boolean;
}

/** How fast it is; without one, as fast as it can. */
export interface Pace {
  readonly loadMs: number;
  readonly readTokensPerSecond: number;
  readonly writeTokensPerSecond: number;
}

export interface ScriptedModel {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly capabilities: readonly string[];
  /** Tokens. */
  readonly contextLength?: number;
}

export type Script = (question: string) => Scripted;

export interface ScriptedServer {
  readonly url: string;
  /** What the next requests get, in order; the last one stays. Or what a question gets, by its text. */
  script(...replies: readonly Scripted[] | readonly [Script]): void;
  /** Bodies of the questions so far. */
  readonly asked: readonly unknown[];
  /** The Authorization header of each request to the hosted protocol so far. */
  readonly authorizations: readonly (string | undefined)[];
  /** Connections that the asker closed before the reply's end. */
  readonly abandoned: () => number;
  /** Bytes of replies so far, as they left. */
  readonly sent: () => number;
  /** Whether Ollama's model lies in memory; loading it takes `pace.loadMs`. */
  loaded: boolean;
  /** The context it was loaded with. */
  context: number;
  /** How often it was loaded. */
  readonly loads: () => number;
  pace: Pace | undefined;
  /** Parts of a request that are refused with 400, by name. */
  refuses: readonly string[];
  /** Whether a refusal names what it is about. */
  namesRefused: boolean;
  /** What Ollama has installed. */
  models: readonly ScriptedModel[];
  /** Bytes a second of a pull. */
  pullRate: number;
  /** Before 0.6.4 Ollama told of no capabilities. */
  tellsCapabilities: boolean;
  close(): Promise<void>;
}

const MODEL: ScriptedModel = { name: 'scripted:latest', size: 2_000_000_000, capabilities: ['completion', 'tools'] };
const CHARACTERS_PER_TOKEN = 4;
const NANOSECONDS_PER_MS = 1e6;
const PULL_BYTES = 1_500_000_000;
const PULL_STEP_MS = 100;

async function readBody(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const piece of request) text += piece;
  return text ? JSON.parse(text) : null;
}

const tokensOf = (text: string): number => Math.ceil(text.length / CHARACTERS_PER_TOKEN);

/** The last thing a person said in a request of either protocol. */
function questionOf(body: unknown): string {
  const { messages = [] } = (body ?? {}) as { messages?: readonly { readonly role?: string; readonly content?: unknown }[] };
  const content = messages.findLast(({ role }) => role === 'user')?.content ?? '';
  // With a picture, the words are the first of several parts.
  return Array.isArray(content) ? String((content[0] as { readonly text?: unknown } | undefined)?.text ?? '') : String(content);
}

interface Protocol {
  readonly type: string;
  readonly text: (piece: string) => string;
  readonly thought: (piece: string) => string;
  readonly tools: (calls: readonly ScriptedToolCall[]) => string;
  readonly end: (cut: boolean, tools: boolean, used: Used) => string;
}

interface Used {
  readonly promptTokens: number;
  readonly replyTokens: number;
  readonly readMs: number;
}

/** Writes one reply in either protocol. */
async function play(
  response: ServerResponse,
  reply: Scripted,
  protocol: Protocol,
  promptTokens: number,
  pace: Pace | undefined,
): Promise<void> {
  const gone = (): boolean => response.destroyed;
  if (typeof reply.fault === 'number') {
    const headers = { 'content-type': 'application/json', ...(reply.retryAfter ? { 'retry-after': reply.retryAfter } : {}) };
    const words = reply.words ?? 'scripted';
    const error = protocol === openAi ? { message: words, type: 'scripted' } : words;
    response.writeHead(reply.fault, headers).end(JSON.stringify({ error }));
    return;
  }
  if (reply.fault === 'redirect') {
    response.writeHead(302, { location: 'http://127.0.0.1:9/elsewhere' }).end();
    return;
  }
  const startedAt = performance.now();
  // A real server says nothing at all until it has read the prompt.
  if (pace) await sleep((promptTokens / pace.readTokensPerSecond) * 1000);
  if (gone()) return;
  const readMs = performance.now() - startedAt;
  response.writeHead(200, { 'content-type': protocol.type });
  response.flushHeaders();
  const all = reply.pieces ?? [];
  const pieces = pace ? (all.join('').match(/.{1,4}/gs) ?? []) : all;
  const pauseMs = pace ? 1000 / pace.writeTokensPerSecond : (reply.delayMs ?? 0);
  if (reply.atOnce) response.write(pieces.map(protocol.text).join(''));
  const written = [...(reply.thoughts ?? []).map(protocol.thought), ...(reply.atOnce ? [] : pieces.map(protocol.text))];
  for (const line of written) {
    await sleep(pauseMs);
    if (gone()) return;
    response.write(line);
  }
  if (reply.fault === 'stall') return;
  if (reply.fault === 'reset') {
    await sleep(20);
    response.destroy();
    return;
  }
  if (reply.fault === 'garbage') {
    response.end('data: {"choices": [{"del\n\n<html>not a model</html>\n');
    return;
  }
  while (reply.fault === 'endless' && !gone()) {
    response.write(protocol.text(reply.pieces?.at(-1) ?? 'and '));
    await sleep(1);
  }
  while ((reply.fault === 'flood' || reply.fault === 'endless-line') && !gone()) {
    const isTaken = response.write(reply.fault === 'flood' ? protocol.text(reply.pieces?.at(-1) ?? '').repeat(500) : 'x'.repeat(16_384));
    await (isTaken ? sleep(0) : Promise.race([once(response, 'drain'), once(response, 'close')]));
  }
  if (reply.toolCalls?.length) response.write(protocol.tools(reply.toolCalls));
  const used = { promptTokens, replyTokens: tokensOf(all.join('')), readMs };
  response.end(protocol.end(reply.cut ?? false, (reply.toolCalls?.length ?? 0) > 0, used));
}

const sse = (value: unknown): string => `data: ${JSON.stringify(value)}\n\n`;
const openAi: Protocol = {
  type: 'text/event-stream',
  text: (content: string) => sse({ choices: [{ delta: { content }, finish_reason: null }] }),
  thought: (text: string) => sse({ choices: [{ delta: { reasoning_content: text }, finish_reason: null }] }),
  tools: (calls: readonly ScriptedToolCall[]) =>
    calls
      .flatMap(({ name, arguments: values }, index) => {
        const text = JSON.stringify(values);
        // Fragments, as real servers send them.
        return [
          { index, id: `call_${index}`, function: { name, arguments: '' } },
          { index, function: { arguments: text.slice(0, 5) } },
          { index, function: { arguments: text.slice(5) } },
        ].map((part) => sse({ choices: [{ delta: { tool_calls: [part] }, finish_reason: null }] }));
      })
      .join(''),
  end: (cut, tools, { promptTokens, replyTokens }) =>
    [
      sse({ choices: [{ delta: {}, finish_reason: tools ? 'tool_calls' : cut ? 'length' : 'stop' }] }),
      sse({ choices: [], usage: { prompt_tokens: promptTokens, completion_tokens: replyTokens } }),
      'data: [DONE]\n\n',
    ].join(''),
};

const ndjson = (value: unknown): string => `${JSON.stringify(value)}\n`;
const ollamaMessage = (message: Readonly<Record<string, unknown>>): string =>
  ndjson({ model: MODEL.name, message: { role: 'assistant', content: '', ...message }, done: false });
const ollama: Protocol = {
  type: 'application/x-ndjson',
  text: (content) => ollamaMessage({ content }),
  thought: (thinking) => ollamaMessage({ thinking }),
  tools: (calls) => ollamaMessage({ tool_calls: calls.map((call) => ({ function: call })) }),
  end: (cut, _, { promptTokens, replyTokens, readMs }) =>
    ndjson({
      model: MODEL.name,
      message: { role: 'assistant', content: '' },
      done: true,
      done_reason: cut ? 'length' : 'stop',
      prompt_eval_count: promptTokens,
      prompt_eval_duration: Math.round(readMs * NANOSECONDS_PER_MS) + 1,
      eval_count: replyTokens,
      eval_duration: 1,
    }),
};

/** Ollama's own list of its models. */
const listed = (models: readonly ScriptedModel[], context?: number): Readonly<Record<string, unknown>> => ({
  models: models.map(({ name, size }) => ({
    name,
    model: name,
    size,
    digest: `sha-${name}`,
    details: { family: 'scripted', parameter_size: '3B', quantization_level: 'Q4_K_M' },
    modified_at: new Date(0).toISOString(),
    ...(context === undefined ? {} : { context_length: context }),
  })),
});

/** Starts it, on a free loopback port unless one is named. The hosted base URL is `url + '/v1'`; Ollama's is `url`. */
export async function startScriptedServer(port = 0): Promise<ScriptedServer> {
  const asked: unknown[] = [];
  const authorizations: (string | undefined)[] = [];
  let abandoned = 0;
  let sent = 0;
  let loads = 0;
  let replies: readonly Scripted[] = [{ pieces: ['Scripted.'] }];
  let byQuestion: Script | undefined;
  const next = (body: unknown): Scripted => {
    if (byQuestion) return byQuestion(questionOf(body));
    const [first = {}, ...rest] = replies;
    if (rest.length > 0) replies = rest;
    return first;
  };
  const json = (response: ServerResponse, value: unknown, status = 200): void => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
  };

  /** Loads the model as a real one is: when it is not there, or with another context. */
  async function load({ options }: { options?: { num_ctx?: number } }): Promise<void> {
    const context = options?.num_ctx ?? 4096;
    if (self.loaded && self.context >= context) return;
    await sleep(self.pace?.loadMs ?? 0);
    loads += 1;
    self.loaded = true;
    self.context = context;
  }

  /** The part of `body` that is not accepted here, in words. */
  function refusal(body: Readonly<Record<string, unknown>>, isOllama: boolean): string | undefined {
    if (isOllama && body.tools && !self.models.some(({ name, capabilities }) => name === body.model && capabilities.includes('tools')))
      return `registry.ollama.ai/library/${String(body.model)} does not support tools`;
    const refused = self.refuses.find((name) => name in body);
    if (!refused) return undefined;
    return self.namesRefused ? `Unsupported parameter: '${refused}' is not supported with this model.` : 'Bad request.';
  }

  async function pull(response: ServerResponse, name: string): Promise<void> {
    response.writeHead(200, { 'content-type': 'application/x-ndjson' });
    response.write(ndjson({ status: 'pulling manifest' }));
    if (name.startsWith('no-such')) {
      response.end(ndjson({ error: 'pull model manifest: file does not exist' }));
      return;
    }
    const digest = 'sha256:scripted';
    for (let completed = 0; completed < PULL_BYTES; completed += self.pullRate * (PULL_STEP_MS / 1000)) {
      response.write(ndjson({ status: `pulling ${digest}`, digest, total: PULL_BYTES, completed: Math.floor(completed) }));
      await sleep(PULL_STEP_MS);
      if (response.destroyed) return;
    }
    self.models = [...self.models.filter((model) => model.name !== name), { ...MODEL, name, size: PULL_BYTES }];
    response.end(ndjson({ status: 'success' }));
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const isOllama = request.url === '/api/chat';
    response.on('close', () => {
      sent += request.socket.bytesWritten;
      if (!response.writableFinished) abandoned += 1;
    });
    const body = (await readBody(request)) as Readonly<Record<string, unknown>>;
    asked.push(body);
    const words = refusal(body, isOllama);
    if (words) return json(response, { error: isOllama ? words : { message: words } }, 400);
    if (isOllama) await load(body);
    await play(response, next(body), isOllama ? ollama : openAi, tokensOf(JSON.stringify(body)), self.pace);
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url?.startsWith('/v1/')) authorizations.push(request.headers.authorization);
    switch (request.url) {
      case '/v1/chat/completions':
      case '/api/chat':
        return answer(request, response);
      case '/v1/models':
        return json(response, { object: 'list', data: [{ id: 'scripted-large' }, { id: 'scripted-small' }] });
      case '/api/version':
        return json(response, { version: '0.12.0' });
      case '/api/tags':
        return json(response, listed(self.models));
      case '/api/ps':
        return json(response, listed(self.loaded ? self.models : [], self.context));
      case '/api/show': {
        const { model } = (await readBody(request)) as { model?: string };
        const found = self.models.find(({ name }) => name === model);
        if (!found) return json(response, { error: 'model not found' }, 404);
        const { capabilities, contextLength = 131_072 } = found;
        return json(response, {
          ...(self.tellsCapabilities ? { capabilities } : {}),
          model_info: { 'scripted.context_length': contextLength },
        });
      }
      case '/api/generate': {
        const body = (await readBody(request)) as Readonly<Record<string, unknown>>;
        await load(body);
        return json(response, { model: body.model, response: '', done: true, done_reason: 'load' });
      }
      case '/api/pull': {
        const { name = '' } = (await readBody(request)) as { name?: string };
        return pull(response, name);
      }
      case '/api/delete': {
        const { name } = (await readBody(request)) as { name?: string };
        const isThere = self.models.some((model) => model.name === name);
        self.models = self.models.filter((model) => model.name !== name);
        return isThere ? json(response, {}) : json(response, { error: `model '${name}' not found` }, 404);
      }
      default:
        return json(response, { error: 'not found' }, 404);
    }
  }

  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  const self: ScriptedServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    script(...given) {
      const [first] = given;
      byQuestion = typeof first === 'function' ? first : undefined;
      replies = given.filter((each) => typeof each !== 'function');
    },
    asked,
    authorizations,
    abandoned: () => abandoned,
    sent: () => sent,
    loads: () => loads,
    loaded: true,
    context: 32_768,
    pace: undefined,
    refuses: [],
    namesRefused: true,
    models: [MODEL],
    pullRate: 5_000_000_000,
    tellsCapabilities: true,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
  return self;
}
