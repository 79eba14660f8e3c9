// What a language model is to us: something that streams text and asks for tools. Adapters do nothing else.
import type { Answerer } from '../contract/answer.ts';

export interface ModelTool {
  readonly name: string;
  readonly description: string;
  /** JSON Schema of the arguments. */
  readonly parameters: Readonly<Record<string, unknown>>;
}

export interface ToolCall {
  readonly id: string;
  readonly name: string;
  /** As the model wrote them: JSON text that may be anything. */
  readonly arguments: string;
}

export type ModelMessage =
  | { readonly role: 'system'; readonly content: string }
  /** `picture`: base64 of a JPEG, for a model that sees. */
  | { readonly role: 'user'; readonly content: string; readonly picture?: string | undefined }
  | { readonly role: 'assistant'; readonly content: string; readonly toolCalls?: readonly ToolCall[] }
  | { readonly role: 'tool'; readonly toolCallId: string; readonly name: string; readonly content: string };

export interface ModelRequest {
  readonly messages: readonly ModelMessage[];
  readonly tools: readonly ModelTool[];
  readonly maxTokens: number;
  /** Left out: as the model's maker set it. */
  readonly temperature?: number | undefined;
}

/** What one reply took, as the model's server counted it. */
export interface ModelUsage {
  readonly promptTokens: number;
  readonly replyTokens: number;
}

export type ModelPiece =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'tool-call'; readonly call: ToolCall }
  /** The server is there and fetches the model into memory: slow, not failed. `seconds` is how long that took before, where it is known. */
  | { readonly type: 'loading'; readonly seconds?: number | undefined }
  /** It reads what it was sent: about `tokens`, which takes about `seconds` where its pace is known. */
  | { readonly type: 'reading'; readonly tokens: number; readonly seconds?: number | undefined }
  /** It thinks to itself; what it thinks is nobody's to read. */
  | { readonly type: 'thinking' }
  /** The last piece; `cut` when the model ran into its length. */
  | { readonly type: 'end'; readonly reason: 'stop' | 'tools' | 'cut'; readonly usage?: ModelUsage | undefined };

/**
 * `refused`: it does not accept what we sent; `missing`: there is no such model or address; `failed`: an error of its own;
 * `unusable`: what came is not the protocol's; `too-small`: the question does not fit into it.
 */
export const MODEL_FAULTS = [
  'unreachable',
  'unauthorised',
  'no-credit',
  'overloaded',
  'timed-out',
  'refused',
  'missing',
  'no-memory',
  'too-small',
  'failed',
  'broken',
  'too-long',
] as const;
export type ModelFault = (typeof MODEL_FAULTS)[number];

/** Why a model did not answer; `message` is for the log and the admin, with the provider's own words where it gave any. */
export class ModelError extends Error {
  readonly fault: ModelFault;
  /** How long the provider asks to be left alone. */
  readonly retryAfterMs: number | undefined;
  constructor(fault: ModelFault, message: string, options?: ErrorOptions & { readonly retryAfterMs?: number | undefined }) {
    super(message, options);
    this.name = 'ModelError';
    this.fault = fault;
    this.retryAfterMs = options?.retryAfterMs;
  }
}

export interface AvailableModel {
  readonly name: string;
  /** Whether it can ask for tools; one that cannot answers from the material alone. */
  readonly hasTools: boolean;
}

export interface Model {
  readonly kind: Exclude<Answerer, 'guide'>;
  /** Null while none is there. Answers within two seconds and never throws. */
  available(): Promise<AvailableModel | null>;
  /** Gets a local model into memory, so that the next question does not wait for it; never throws. */
  warmUp?(): Promise<void>;
  /**
   * Streams one reply. Aborting `signal` closes the connection to the model's server.
   * @throws ModelError
   */
  stream(request: ModelRequest, signal: AbortSignal): AsyncIterable<ModelPiece>;
}

export interface LocalModel {
  readonly name: string;
  /** Bytes on disk. */
  readonly size: number;
  /** False for one that only embeds. */
  readonly canAnswer: boolean;
  readonly hasTools: boolean;
  /** It lies in memory. */
  readonly loaded: boolean;
}

/** The server of local models, as whoever runs the installation looks after it. */
export interface LocalServer {
  /** Null when no server answers. */
  version(): Promise<string | null>;
  /** Empty when no server answers. */
  list(): Promise<LocalModel[]>;
  /**
   * Fetches a model; tells how many bytes of how many are there. Aborting `signal` ends it; what is there is kept for the next time.
   * @throws ModelError
   */
  pull(name: string, onProgress: (completed: number, total: number) => void, signal: AbortSignal): Promise<void>;
  /** @throws ModelError */
  remove(name: string): Promise<void>;
}
