// A local model behind Ollama. On an ordinary computer all of it takes time: loading the model, reading the prompt, writing; each is told as it begins.
import type { AbortableAsyncIterator, ChatRequest, ChatResponse, Message, ModelResponse } from 'ollama';
import { type Described, describeOllama } from './describe-ollama.ts';
import { ollamaClient, ollamaError } from './ollama-client.ts';
import { type AvailableModel, type Model, ModelError, type ModelMessage, type ModelPiece, type ModelRequest } from './port.ts';
import { Thoughts } from './thoughts.ts';

export interface OllamaOptions {
  readonly url: string;
  /** Left out: the first installed model that can answer. */
  readonly model?: string | undefined;
}

const LOOK_MS = 1500;
/** How long the list of installed models is believed. */
const BELIEVE_MS = 10_000;
const MOST_CHARACTERS = 60_000;
/** Between two questions of a working day; then the memory is the computer's again. */
const KEEP_ALIVE = '30m';
/** Tokens of context. Few sizes, for with another one the model is loaded anew. */
const CONTEXTS = [4096, 8192, 16_384, 32_768] as const;
/** Fewer characters a token than any language of ours has: a prompt that does not fit loses its beginning without a word. */
const CHARACTERS_PER_TOKEN = 3;
/** What models that see make of a picture of this size, at most. */
const TOKENS_A_PICTURE = 2000;
/** The pace of fewer tokens says nothing: the rest was read before. */
const FEW_TOKENS = 200;
const NANOSECONDS = 1e9;

interface Installed extends Described {
  readonly name: string;
}

/** What this process has found out about a model. */
interface Known {
  context: number;
  hasNoTools: boolean;
  /** Begins with a thought that has no first tag. */
  thinksFirst: boolean;
  loadSeconds: number | undefined;
  /** The slowest seen: what the server still had of an earlier prompt makes others look fast. */
  readTokensPerSecond: number | undefined;
}

const wireMessage = (message: ModelMessage): Message => {
  if (message.role === 'tool') return { role: 'tool', content: message.content, tool_name: message.name };
  if (message.role === 'user' && message.picture !== undefined)
    return { role: 'user', content: message.content, images: [message.picture] };
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

const isSame = (name: string, wanted: string): boolean => name === wanted || name === `${wanted}:latest`;

/** A local model. `available()` looks for installed models at most every ten seconds. */
export function createOllamaModel(options: OllamaOptions): Model {
  const { url } = options;
  let seen: { readonly at: number; readonly model: Promise<Installed | null> } | undefined;
  /** By digest: a model that was pulled anew is another one. */
  const described = new Map<string, Described | null>();
  const known = new Map<string, Known>();
  let warming: Promise<void> | undefined;

  const knownOf = (name: string): Known => {
    const found = known.get(name) ?? {
      context: 0,
      hasNoTools: false,
      thinksFirst: false,
      loadSeconds: undefined,
      readTokensPerSecond: undefined,
    };
    known.set(name, found);
    return found;
  };

  async function find(): Promise<Installed | null> {
    try {
      const { models } = await ollamaClient(url, AbortSignal.timeout(LOOK_MS)).list();
      const { model: wanted } = options;
      for (const each of wanted ? models.filter(({ name }) => isSame(name, wanted)) : models) {
        const key = each.digest || each.name;
        const found = described.get(key) ?? (await describeOllama(url, each));
        described.set(key, found);
        if (found) return { ...found, name: each.name };
      }
    } catch {
      // Not running, or not Ollama: no local model.
    }
    return null;
  }

  function look(): Promise<Installed | null> {
    if (!seen || performance.now() - seen.at >= BELIEVE_MS) seen = { at: performance.now(), model: find() };
    return seen.model;
  }

  const available = async (): Promise<AvailableModel | null> => {
    const found = await look();
    return found && { name: found.name, hasTools: found.hasTools && !knownOf(found.name).hasNoTools };
  };

  /** Whether the model lies in memory with that much context; yes where the server does not say. */
  async function isLoaded(name: string, context: number): Promise<boolean> {
    try {
      const { models } = await ollamaClient(url, AbortSignal.timeout(LOOK_MS)).ps();
      const running = models.find((model) => isSame(model.name, name)) as (ModelResponse & { context_length?: number }) | undefined;
      return running !== undefined && (running.context_length ?? context) >= context;
    } catch {
      return true;
    }
  }

  /** Loads the model and returns when it lies in memory. An empty prompt does nothing else. */
  async function load(name: string, context: number, signal?: AbortSignal): Promise<void> {
    const startedAt = performance.now();
    await ollamaClient(url, signal).generate({
      model: name,
      prompt: '',
      stream: false,
      keep_alive: KEEP_ALIVE,
      options: { num_ctx: context },
    });
    knownOf(name).loadSeconds = (performance.now() - startedAt) / 1000;
  }

  /**
   * The context for so many tokens: never smaller than before, for that would load the model anew.
   * @throws ModelError too-small
   */
  function contextFor(model: Installed, tokens: number): number {
    const most = Math.min(model.longestContext ?? Number.POSITIVE_INFINITY, CONTEXTS.at(-1) ?? 0);
    if (tokens > most) throw new ModelError('too-small', `${model.name} takes ${most} tokens; this needs ${tokens}.`);
    const fitting = CONTEXTS.find((size) => size >= tokens) ?? most;
    const mine = knownOf(model.name);
    mine.context = Math.max(mine.context, Math.min(fitting, most));
    return mine.context;
  }

  async function makeReady(): Promise<void> {
    try {
      const model = await look();
      if (!model) return;
      const context = contextFor(model, knownOf(model.name).context || CONTEXTS[1]);
      if (!(await isLoaded(model.name, context))) await load(model.name, context);
    } catch {
      // The next question says what is wrong.
    }
  }

  return {
    kind: 'local',
    available,
    warmUp() {
      warming ??= makeReady().finally(() => {
        warming = undefined;
      });
      return warming;
    },
    async *stream(request: ModelRequest, signal: AbortSignal): AsyncGenerator<ModelPiece> {
      const model = await look();
      if (!model)
        throw new ModelError('missing', options.model ? `Ollama has no model ${options.model}.` : 'Ollama has no model to answer with.');
      const { name } = model;
      const mine = knownOf(name);
      const hasTools = model.hasTools && !mine.hasNoTools && request.tools.length > 0;
      const messages = request.messages.map(wireMessage);
      const tools = request.tools.map(({ name: tool, description, parameters }) => ({
        type: 'function',
        function: { name: tool, description, parameters },
      }));
      const pictures = messages.filter(({ images }) => images !== undefined).length;
      const words = JSON.stringify(messages.map(({ images: _, ...rest }) => rest)).length + (hasTools ? JSON.stringify(tools).length : 0);
      const tokens = Math.ceil(words / CHARACTERS_PER_TOKEN) + pictures * TOKENS_A_PICTURE;
      const context = contextFor(model, tokens + request.maxTokens);
      let reply: AbortableAsyncIterator<ChatResponse> | undefined;
      // Leaving the client's loop does not close its connection: only its own abort does.
      const close = (): void => reply?.abort();
      signal.addEventListener('abort', close);
      try {
        if (!(await isLoaded(name, context))) {
          yield { type: 'loading', seconds: mine.loadSeconds };
          await load(name, context, signal);
        }
        yield { type: 'reading', tokens, seconds: mine.readTokensPerSecond && tokens / mine.readTokensPerSecond };
        const asked: ChatRequest & { stream: true } = {
          model: name,
          stream: true,
          messages,
          keep_alive: KEEP_ALIVE,
          // What it thinks is not shown, and on a slow computer nobody waits for it.
          ...(model.thinks ? { think: false } : {}),
          options: {
            num_ctx: context,
            num_predict: request.maxTokens,
            ...(request.temperature === undefined ? {} : { temperature: request.temperature }),
          },
        };
        try {
          reply = await ollamaClient(url, signal).chat(hasTools ? { ...asked, tools } : asked);
        } catch (error) {
          if (!hasTools || !/does not support tools/i.test(ollamaError(error).message)) throw error;
          mine.hasNoTools = true;
          reply = await ollamaClient(url, signal).chat(asked);
        }
        yield* readPieces(reply, mine);
      } catch (error) {
        throw ollamaError(error);
      } finally {
        signal.removeEventListener('abort', close);
        close();
      }
    },
  };
}

/** The reply's pieces; what they tell of the model's pace and habits is kept in `mine`. */
async function* readPieces(reply: AsyncIterable<ChatResponse>, mine: Known): AsyncGenerator<ModelPiece> {
  const thoughts = new Thoughts(mine.thinksFirst);
  let characters = 0;
  let calls = 0;
  let thinking = false;
  for await (const part of reply) {
    const said = part.message?.content ?? '';
    const thought = part.message?.thinking ?? '';
    characters += said.length + thought.length;
    if (characters > MOST_CHARACTERS) throw new ModelError('too-long', 'The reply has no end.');
    const heard = thoughts.add(said);
    if ((thought !== '' || heard.thought) && !thinking) {
      thinking = true;
      yield { type: 'thinking' };
    }
    if (heard.leaked) {
      mine.thinksFirst = true;
      throw new ModelError('broken', 'The model thinks without saying where it begins; from the next question on this is known.');
    }
    if (heard.text) yield { type: 'text', text: heard.text };
    for (const call of part.message?.tool_calls ?? []) {
      calls += 1;
      yield {
        type: 'tool-call',
        call: { id: `call_${calls}`, name: call.function.name, arguments: JSON.stringify(call.function.arguments) },
      };
    }
    if (part.done) {
      if (thoughts.unfinished) mine.thinksFirst = false;
      const rest = thoughts.finish();
      if (rest) yield { type: 'text', text: rest };
      if (part.prompt_eval_count > FEW_TOKENS && part.prompt_eval_duration > 0)
        mine.readTokensPerSecond = Math.min(
          mine.readTokensPerSecond ?? Number.POSITIVE_INFINITY,
          (part.prompt_eval_count / part.prompt_eval_duration) * NANOSECONDS,
        );
      yield { type: 'end', reason: calls > 0 ? 'tools' : part.done_reason === 'length' ? 'cut' : 'stop', usage: usageOf(part) };
      return;
    }
  }
  throw new ModelError('broken', 'The stream ended without saying that it was done.');
}

const usageOf = ({ prompt_eval_count: promptTokens, eval_count: replyTokens }: ChatResponse) =>
  promptTokens === undefined && replyTokens === undefined ? undefined : { promptTokens: promptTokens ?? 0, replyTokens: replyTokens ?? 0 };
