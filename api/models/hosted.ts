// Any endpoint that speaks the OpenAI chat-completions protocol. Only streams: no prompt, no retry, no judgement here.
import * as z from 'zod/mini';
import { limitPieces } from './limit-stream.ts';
import { type Model, ModelError, type ModelMessage, type ModelPiece, type ModelRequest, type ModelUsage, type ToolCall } from './port.ts';
import { refusalOf } from './provider-error.ts';
import { Thoughts } from './thoughts.ts';

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
          /** Where a model's thoughts come apart from its words; servers differ in the name. */
          reasoning_content: z.optional(z.nullable(z.string())),
          reasoning: z.optional(z.nullable(z.string())),
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
  usage: z.optional(z.nullable(z.object({ prompt_tokens: z.number(), completion_tokens: z.number() }))),
});

const wireMessage = (message: ModelMessage): Record<string, unknown> => {
  if (message.role === 'user' && message.picture !== undefined) {
    const picture = { type: 'image_url', image_url: { url: `data:image/jpeg;base64,${message.picture}` } };
    return { role: 'user', content: [{ type: 'text', text: message.content }, picture] };
  }
  if (message.role === 'tool') return { role: 'tool', tool_call_id: message.toolCallId, content: message.content };
  if (message.role !== 'assistant' || !message.toolCalls?.length) return { role: message.role, content: message.content };
  return {
    role: 'assistant',
    content: message.content,
    tool_calls: message.toolCalls.map(({ id, name, arguments: text }) => ({ id, type: 'function', function: { name, arguments: text } })),
  };
};

/** The `data` of each server-sent event. Each piece is looked at once, however many make up a line. */
async function* eventData(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const begun: string[] = [];
  // By hand: streams piped into streams take a third of a busy server's time.
  const decoder = new TextDecoder();
  for await (const piece of limitPieces(body)) {
    const lines = decoder.decode(piece, { stream: true }).split(/\r\n|\n|\r/);
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

/** What of a request some servers do not accept; they are asked once more without. */
const OPTIONAL = ['tools', 'stream_options', 'max_tokens', 'temperature'] as const;
type Optional = (typeof OPTIONAL)[number];
/** Statuses of a request that was not understood. */
const NOT_UNDERSTOOD: ReadonlySet<number> = new Set([400, 404, 405, 415, 422, 501]);

const NAMED: Readonly<Record<Optional, RegExp>> = {
  tools: /\b(tools?|functions?)\b/i,
  stream_options: /stream_options|include_usage/i,
  max_tokens: /max_tokens/i,
  temperature: /temperature/i,
};

/** What of `sent` a refusal is about: what it names, or anything that may be left out where it names nothing. */
function refusedOf(status: number, words: string, sent: readonly Optional[]): readonly Optional[] {
  if (!NOT_UNDERSTOOD.has(status)) return [];
  const named = sent.filter((part) => NAMED[part].test(words));
  if (named.length > 0) return named;
  return status === 404 ? [] : sent;
}

function bodyOf(model: string, request: ModelRequest, without: ReadonlySet<Optional>): Readonly<Record<string, unknown>> {
  const tools = request.tools.map(({ name, description, parameters }) => ({
    type: 'function',
    function: { name, description, parameters },
  }));
  return {
    model,
    messages: request.messages.map(wireMessage),
    stream: true,
    // Newer servers know the length by another name.
    ...(without.has('max_tokens') ? { max_completion_tokens: request.maxTokens } : { max_tokens: request.maxTokens }),
    ...(without.has('stream_options') ? {} : { stream_options: { include_usage: true } }),
    ...(without.has('temperature') || request.temperature === undefined ? {} : { temperature: request.temperature }),
    ...(without.has('tools') || tools.length === 0 ? {} : { tools }),
  };
}

async function* readPieces(body: ReadableStream<Uint8Array>): AsyncGenerator<ModelPiece> {
  const calls = new ToolCalls();
  const thoughts = new Thoughts();
  let characters = 0;
  let finish: string | undefined;
  let usage: ModelUsage | undefined;
  let thinking = false;
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
    const said = choice?.delta?.content ?? '';
    const thought = choice?.delta?.reasoning_content ?? choice?.delta?.reasoning ?? '';
    characters += said.length + thought.length;
    if (characters > MOST_CHARACTERS) throw new ModelError('too-long', 'The reply has no end.');
    const heard = thoughts.add(said);
    if ((thought !== '' || heard.thought) && !thinking) {
      thinking = true;
      yield { type: 'thinking' };
    }
    if (heard.leaked) throw new ModelError('broken', 'The model thinks without saying where it begins.');
    if (heard.text) yield { type: 'text', text: heard.text };
    for (const part of choice?.delta?.tool_calls ?? []) calls.add(part);
    finish = choice?.finish_reason ?? finish;
    const used = parsed.data.usage;
    if (used) usage = { promptTokens: used.prompt_tokens, replyTokens: used.completion_tokens };
  }
  const rest = thoughts.finish();
  if (rest) yield { type: 'text', text: rest };
  const asked = calls.all();
  for (const call of asked) yield { type: 'tool-call', call };
  if (!finish && asked.length === 0) throw new ModelError('broken', 'The stream ended without saying that it was done.');
  yield { type: 'end', reason: asked.length > 0 ? 'tools' : finish === 'length' ? 'cut' : 'stop', usage };
}

/** A hosted model behind `options.baseUrl`. Redirects are not followed: only the operator's own address is ever called. */
export function createHostedModel(options: HostedOptions): Model {
  const address = `${options.baseUrl.replace(/\/+$/, '')}/chat/completions`;
  const { host } = new URL(address);
  /** What this server was found not to accept. */
  const without = new Set<Optional>();

  const post = async (request: ModelRequest, leftOut: ReadonlySet<Optional>, signal: AbortSignal): Promise<Response> => {
    try {
      return await fetch(address, {
        method: 'POST',
        redirect: 'manual',
        signal,
        headers: {
          'content-type': 'application/json',
          accept: 'text/event-stream',
          ...(options.apiKey ? { authorization: `Bearer ${options.apiKey}` } : {}),
        },
        body: JSON.stringify(bodyOf(options.model, request, leftOut)),
      });
    } catch (error) {
      throw new ModelError('unreachable', `No answer from ${host}.`, { cause: error });
    }
  };

  /** Asks; once more for each thing that the server says it does not accept. What it then did without is remembered. */
  async function open(request: ModelRequest, signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
    const leftOut = new Set(without);
    for (;;) {
      const response = await post(request, leftOut, signal);
      if (response.status === 200 && response.body) {
        for (const part of leftOut) without.add(part);
        return response.body;
      }
      const refusal = await refusalOf(response, host, options.apiKey);
      const sent = OPTIONAL.filter((part) => !leftOut.has(part) && (part !== 'tools' || request.tools.length > 0));
      const refused = refusedOf(response.status, refusal.words, sent);
      if (refused.length === 0) throw refusal;
      for (const part of refused) leftOut.add(part);
    }
  }

  return {
    kind: 'hosted',
    available: () => Promise.resolve({ name: options.model, hasTools: !without.has('tools') }),
    async *stream(request: ModelRequest, signal: AbortSignal) {
      const body = await open(request, signal);
      try {
        yield* readPieces(body);
      } catch (error) {
        if (error instanceof ModelError) throw error;
        throw new ModelError('broken', 'The stream was cut.', { cause: error });
      }
    },
  };
}
