// Any endpoint that speaks the OpenAI chat-completions protocol. Only streams: no prompt, no retry, no judgement here.
import * as z from 'zod/mini';
import { limitStream } from './limit-stream.ts';
import { type Model, ModelError, type ModelMessage, type ModelPiece, type ModelRequest, type ToolCall } from './port.ts';

export interface HostedOptions {
  /** Up to and including the version: `https://api.example.com/v1`. */
  readonly baseUrl: string;
  readonly apiKey?: string | undefined;
  readonly model: string;
}

/** More than any answer needs; a provider that goes on beyond it is broken. */
const MOST_CHARACTERS = 60_000;
const MOST_TOOL_CALLS = 32;

const chunkSchema = z.object({
  choices: z.array(
    z.object({
      delta: z.optional(
        z.object({
          content: z.optional(z.nullable(z.string())),
          tool_calls: z.optional(
            z.nullable(
              z.array(
                z.object({
                  index: z.number(),
                  id: z.optional(z.nullable(z.string())),
                  function: z.optional(
                    z.object({ name: z.optional(z.nullable(z.string())), arguments: z.optional(z.nullable(z.string())) }),
                  ),
                }),
              ),
            ),
          ),
        }),
      ),
      finish_reason: z.optional(z.nullable(z.string())),
    }),
  ),
});

const wireMessage = (message: ModelMessage): Record<string, unknown> => {
  if (message.role === 'tool') return { role: 'tool', tool_call_id: message.toolCallId, content: message.content };
  if (message.role !== 'assistant' || !message.toolCalls?.length) return { role: message.role, content: message.content };
  return {
    role: 'assistant',
    content: message.content,
    tool_calls: message.toolCalls.map(({ id, name, arguments: text }) => ({ id, type: 'function', function: { name, arguments: text } })),
  };
};

/** Which of our faults an HTTP status is. */
export function faultOfStatus(status: number): 'unauthorised' | 'overloaded' | 'broken' {
  if (status === 401 || status === 403) return 'unauthorised';
  return status === 429 || status === 503 || status === 529 ? 'overloaded' : 'broken';
}

/** The `data` of each server-sent event. Each piece is looked at once, however many make up a line. */
async function* eventData(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const begun: string[] = [];
  for await (const piece of limitStream(body).pipeThrough(new TextDecoderStream())) {
    const lines = piece.split(/\r\n|\n|\r/);
    const rest = lines.pop() ?? '';
    for (const end of lines) {
      const line = begun.join('') + end;
      begun.length = 0;
      if (line.startsWith('data:')) yield line.slice(5).trim();
    }
    if (rest !== '') begun.push(rest);
  }
}

/** Tool calls come in fragments by index; this joins them. */
class ToolCalls {
  readonly #calls = new Map<number, { id: string; name: string; arguments: string }>();

  add(part: {
    index: number;
    id?: string | null | undefined;
    function?: { name?: string | null | undefined; arguments?: string | null | undefined } | undefined;
  }): void {
    const call = this.#calls.get(part.index) ?? { id: '', name: '', arguments: '' };
    call.id ||= part.id ?? '';
    call.name += part.function?.name ?? '';
    call.arguments += part.function?.arguments ?? '';
    if (call.name.length + call.arguments.length > MOST_CHARACTERS) throw new ModelError('too-long', 'A tool call has no end.');
    this.#calls.set(part.index, call);
    if (this.#calls.size > MOST_TOOL_CALLS) throw new ModelError('too-long', 'The tool calls have no end.');
  }

  all(): ToolCall[] {
    return [...this.#calls.entries()].sort(([a], [b]) => a - b).map(([index, call]) => ({ ...call, id: call.id || `call_${index}` }));
  }
}

async function* readPieces(body: ReadableStream<Uint8Array>): AsyncGenerator<ModelPiece> {
  const calls = new ToolCalls();
  let characters = 0;
  let finish: string | undefined;
  for await (const data of eventData(body)) {
    if (data === '[DONE]') break;
    let json: unknown;
    try {
      json = JSON.parse(data);
    } catch (error) {
      throw new ModelError('broken', 'The stream holds something that is not JSON.', { cause: error });
    }
    const parsed = chunkSchema.safeParse(json);
    if (!parsed.success) throw new ModelError('broken', 'The stream holds a chunk of another shape.');
    const choice = parsed.data.choices[0];
    const text = choice?.delta?.content;
    if (text) {
      characters += text.length;
      if (characters > MOST_CHARACTERS) throw new ModelError('too-long', 'The reply has no end.');
      yield { type: 'text', text };
    }
    for (const part of choice?.delta?.tool_calls ?? []) calls.add(part);
    finish = choice?.finish_reason ?? finish;
  }
  const asked = calls.all();
  for (const call of asked) yield { type: 'tool-call', call };
  if (!finish && asked.length === 0) throw new ModelError('broken', 'The stream ended without saying that it was done.');
  yield { type: 'end', reason: asked.length > 0 ? 'tools' : finish === 'length' ? 'cut' : 'stop' };
}

/** A hosted model behind `options.baseUrl`. Redirects are not followed: only the operator's own address is ever called. */
export function createHostedModel(options: HostedOptions): Model {
  const address = `${options.baseUrl.replace(/\/+$/, '')}/chat/completions`;
  return {
    kind: 'hosted',
    available: () => Promise.resolve(options.model),
    async *stream(request: ModelRequest, signal: AbortSignal) {
      let response: Response;
      try {
        response = await fetch(address, {
          method: 'POST',
          redirect: 'manual',
          signal,
          headers: {
            'content-type': 'application/json',
            accept: 'text/event-stream',
            ...(options.apiKey ? { authorization: `Bearer ${options.apiKey}` } : {}),
          },
          body: JSON.stringify({
            model: options.model,
            messages: request.messages.map(wireMessage),
            stream: true,
            max_tokens: request.maxTokens,
            ...(request.tools.length > 0
              ? {
                  tools: request.tools.map(({ name, description, parameters }) => ({
                    type: 'function',
                    function: { name, description, parameters },
                  })),
                }
              : {}),
          }),
        });
      } catch (error) {
        throw new ModelError('unreachable', `No answer from ${new URL(address).host}.`, { cause: error });
      }
      if (response.status !== 200 || !response.body) {
        await response.body?.cancel();
        throw new ModelError(faultOfStatus(response.status), `${new URL(address).host} answered ${response.status}.`);
      }
      try {
        yield* readPieces(response.body);
      } catch (error) {
        if (error instanceof ModelError) throw error;
        throw new ModelError('broken', 'The stream was cut.', { cause: error });
      }
    },
  };
}
