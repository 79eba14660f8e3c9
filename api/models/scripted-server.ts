// A model server for tests, over a real socket: speaks the OpenAI and the Ollama protocol and misbehaves as its script says.
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
  readonly pieces?: readonly string[];
  readonly toolCalls?: readonly ScriptedToolCall[];
  /** Between two pieces, and before the first. */
  readonly delayMs?: number;
  /** All pieces in one write. */
  readonly atOnce?: true;
  /** Cut, silent, refused or nonsense after `pieces`; `endless` repeats the last piece for ever, `flood` as fast as it is taken. */
  readonly fault?: 'stall' | 'reset' | 'garbage' | 'endless' | 'flood' | 'endless-line' | 'redirect' | number;
  readonly cut?: boolean;
}

export interface ScriptedServer {
  readonly url: string;
  /** What the next requests get, in order; the last one stays. */
  script(...replies: readonly Scripted[]): void;
  /** Bodies of the questions so far. */
  readonly asked: readonly unknown[];
  /** Connections that the asker closed before the reply's end. */
  readonly abandoned: () => number;
  /** Bytes of replies so far, as they left. */
  readonly sent: () => number;
  /** Whether Ollama's list of running models names the model. */
  loaded: boolean;
  close(): Promise<void>;
}

const MODEL = 'scripted:latest';

async function readBody(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const piece of request) text += piece;
  return text ? JSON.parse(text) : null;
}

/** Writes one reply in either protocol. `line` makes a protocol line of a piece. */
async function play(
  response: ServerResponse,
  reply: Scripted,
  protocol: {
    readonly type: string;
    readonly text: (piece: string) => string;
    readonly tools: (calls: readonly ScriptedToolCall[]) => string;
    readonly end: (cut: boolean, tools: boolean) => string;
  },
): Promise<void> {
  const gone = (): boolean => response.destroyed;
  if (typeof reply.fault === 'number') {
    response.writeHead(reply.fault, { 'content-type': 'application/json' }).end('{"error":{"message":"scripted"}}');
    return;
  }
  if (reply.fault === 'redirect') {
    response.writeHead(302, { location: 'http://127.0.0.1:9/elsewhere' }).end();
    return;
  }
  response.writeHead(200, { 'content-type': protocol.type });
  response.flushHeaders();
  if (reply.atOnce) response.write((reply.pieces ?? []).map(protocol.text).join(''));
  for (const piece of reply.atOnce ? [] : (reply.pieces ?? [])) {
    await sleep(reply.delayMs ?? 0);
    if (gone()) return;
    response.write(protocol.text(piece));
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
  response.end(protocol.end(reply.cut ?? false, (reply.toolCalls?.length ?? 0) > 0));
}

const sse = (value: unknown): string => `data: ${JSON.stringify(value)}\n\n`;
const openAi = {
  type: 'text/event-stream',
  text: (content: string) => sse({ choices: [{ delta: { content }, finish_reason: null }] }),
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
  end: (cut: boolean, tools: boolean) =>
    `${sse({ choices: [{ delta: {}, finish_reason: tools ? 'tool_calls' : cut ? 'length' : 'stop' }] })}data: [DONE]\n\n`,
};

const ndjson = (value: unknown): string => `${JSON.stringify(value)}\n`;
const ollama = {
  type: 'application/x-ndjson',
  text: (content: string) => ndjson({ model: MODEL, message: { role: 'assistant', content }, done: false }),
  tools: (calls: readonly ScriptedToolCall[]) =>
    ndjson({
      model: MODEL,
      message: { role: 'assistant', content: '', tool_calls: calls.map((call) => ({ function: call })) },
      done: false,
    }),
  end: (cut: boolean) =>
    ndjson({ model: MODEL, message: { role: 'assistant', content: '' }, done: true, done_reason: cut ? 'length' : 'stop' }),
};

/** Starts it on a free loopback port. The hosted base URL is `url + '/v1'`; Ollama's is `url`. */
export async function startScriptedServer(): Promise<ScriptedServer> {
  const asked: unknown[] = [];
  let abandoned = 0;
  let sent = 0;
  let replies: Scripted[] = [{ pieces: ['Scripted.'] }];
  const next = (): Scripted => (replies.length > 1 ? replies.shift() : replies[0]) ?? {};
  const json = (response: ServerResponse, value: unknown): void => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value));
  };
  const server = createServer((request, response) => {
    void (async () => {
      const models = [{ name: MODEL, model: MODEL, size: 1, digest: '', details: {}, modified_at: new Date().toISOString() }];
      if (request.url === '/api/tags') json(response, { models });
      else if (request.url === '/api/ps') json(response, { models: self.loaded ? models : [] });
      else if (request.url === '/v1/chat/completions' || request.url === '/api/chat') {
        response.on('close', () => {
          sent += request.socket.bytesWritten;
          if (!response.writableFinished) abandoned += 1;
        });
        asked.push(await readBody(request));
        await play(response, next(), request.url === '/api/chat' ? ollama : openAi);
      } else response.writeHead(404).end();
    })().catch(() => response.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const self: ScriptedServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    script(...next) {
      replies = [...next];
    },
    asked,
    abandoned: () => abandoned,
    sent: () => sent,
    loaded: true,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
  return self;
}
