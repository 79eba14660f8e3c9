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
  | { readonly role: 'system' | 'user'; readonly content: string }
  | { readonly role: 'assistant'; readonly content: string; readonly toolCalls?: readonly ToolCall[] }
  | { readonly role: 'tool'; readonly toolCallId: string; readonly name: string; readonly content: string };

export interface ModelRequest {
  readonly messages: readonly ModelMessage[];
  readonly tools: readonly ModelTool[];
  readonly maxTokens: number;
}

export type ModelPiece =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'tool-call'; readonly call: ToolCall }
  /** The server is there and loads the model: slow, not failed. */
  | { readonly type: 'loading' }
  /** The last piece; `cut` when the model ran into its length. */
  | { readonly type: 'end'; readonly reason: 'stop' | 'tools' | 'cut' };

export const MODEL_FAULTS = ['unreachable', 'unauthorised', 'overloaded', 'timed-out', 'broken', 'too-long'] as const;
export type ModelFault = (typeof MODEL_FAULTS)[number];

/** Why a model did not answer; `message` is for the log. */
export class ModelError extends Error {
  readonly fault: ModelFault;
  constructor(fault: ModelFault, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ModelError';
    this.fault = fault;
  }
}

export interface Model {
  readonly kind: Exclude<Answerer, 'guide'>;
  /** The model's name; null while none is there. Answers within two seconds and never throws. */
  available(): Promise<string | null>;
  /**
   * Streams one reply. Aborting `signal` closes the connection to the model's server.
   * @throws ModelError
   */
  stream(request: ModelRequest, signal: AbortSignal): AsyncIterable<ModelPiece>;
}
