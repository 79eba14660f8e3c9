// A local model behind Ollama's own client. A model that is still being loaded shows as loading, not as failed.
import { type AbortableAsyncIterator, type ChatResponse, type Message, Ollama } from 'ollama';
import { faultOfStatus } from './hosted.ts';
import { limitStream } from './limit-stream.ts';
import { type Model, ModelError, type ModelFault, type ModelMessage, type ModelPiece, type ModelRequest } from './port.ts';

export interface OllamaOptions {
  readonly url: string;
  /** Left out: the first installed model. */
  readonly model?: string | undefined;
}

const LOOK_MS = 1500;
/** How long the list of installed models is believed. */
const BELIEVE_MS = 10_000;
const MOST_CHARACTERS = 60_000;

/** Only the operator's own address is ever called, and what it sends is counted before Ollama's client gathers it. */
const guardedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' });
  return response.body ? new Response(limitStream(response.body), response) : response;
};

const clientFor = (url: string, signal?: AbortSignal): Ollama =>
  new Ollama({
    host: url,
    fetch: signal
      ? (input, init) => guardedFetch(input, { ...init, signal: init?.signal ? AbortSignal.any([signal, init.signal]) : signal })
      : guardedFetch,
  });

const wireMessage = (message: ModelMessage): Message => {
  if (message.role === 'tool') return { role: 'tool', content: message.content, tool_name: message.name };
  if (message.role !== 'assistant' || !message.toolCalls?.length) return { role: message.role, content: message.content };
  return {
    role: 'assistant',
    content: message.content,
    tool_calls: message.toolCalls.map(({ name, arguments: text }) => ({ function: { name, arguments: parseArguments(text) } })),
  };
};

function parseArguments(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** The client's error as one of our faults: it puts the HTTP status in `status_code`, and a network failure is a TypeError. */
function asModelError(error: unknown): ModelError {
  if (error instanceof ModelError) return error;
  const status = typeof error === 'object' && error !== null && 'status_code' in error ? Number(error.status_code) : undefined;
  const fault: ModelFault = status ? faultOfStatus(status) : error instanceof TypeError ? 'unreachable' : 'broken';
  return new ModelError(fault, status ? `Ollama answered ${status}.` : 'Ollama did not answer as it should.', { cause: error });
}

async function isLoaded(url: string, model: string): Promise<boolean> {
  try {
    const { models } = await clientFor(url, AbortSignal.timeout(LOOK_MS)).ps();
    return models.some(({ name }) => name === model || name === `${model}:latest`);
  } catch {
    return true;
  }
}

/** A local model. `available()` looks for installed models at most every ten seconds. */
export function createOllamaModel(options: OllamaOptions): Model {
  let seen: { readonly at: number; readonly model: string | null } | undefined;

  async function look(): Promise<string | null> {
    if (seen && performance.now() - seen.at < BELIEVE_MS) return seen.model;
    let model: string | null = null;
    try {
      const { models } = await clientFor(options.url, AbortSignal.timeout(LOOK_MS)).list();
      const names = models.map(({ name }) => name);
      model = options.model
        ? (names.find((name) => name === options.model || name === `${options.model}:latest`) ?? null)
        : (names[0] ?? null);
    } catch {
      // Not running, or not Ollama: no local model.
    }
    seen = { at: performance.now(), model };
    return model;
  }

  return {
    kind: 'local',
    available: look,
    async *stream(request: ModelRequest, signal: AbortSignal): AsyncGenerator<ModelPiece> {
      const model = await look();
      if (!model) throw new ModelError('unreachable', 'Ollama has no model to answer with.');
      if (!(await isLoaded(options.url, model))) yield { type: 'loading' };
      let reply: AbortableAsyncIterator<ChatResponse> | undefined;
      // Leaving the client's loop does not close its connection: only its own abort does.
      const close = (): void => reply?.abort();
      signal.addEventListener('abort', close);
      try {
        reply = await clientFor(options.url, signal).chat({
          model,
          stream: true,
          messages: request.messages.map(wireMessage),
          options: { num_predict: request.maxTokens },
          ...(request.tools.length > 0
            ? {
                tools: request.tools.map(({ name, description, parameters }) => ({
                  type: 'function',
                  function: { name, description, parameters },
                })),
              }
            : {}),
        });
        let characters = 0;
        let calls = 0;
        for await (const { message, done, done_reason } of reply) {
          if (message?.content) {
            characters += message.content.length;
            if (characters > MOST_CHARACTERS) throw new ModelError('too-long', 'The reply has no end.');
            yield { type: 'text', text: message.content };
          }
          for (const call of message?.tool_calls ?? []) {
            calls += 1;
            yield {
              type: 'tool-call',
              call: { id: `call_${calls}`, name: call.function.name, arguments: JSON.stringify(call.function.arguments) },
            };
          }
          if (done) {
            yield { type: 'end', reason: calls > 0 ? 'tools' : done_reason === 'length' ? 'cut' : 'stop' };
            return;
          }
        }
        throw new ModelError('broken', 'The stream ended without saying that it was done.');
      } catch (error) {
        throw asModelError(error);
      } finally {
        signal.removeEventListener('abort', close);
        close();
      }
    },
  };
}
