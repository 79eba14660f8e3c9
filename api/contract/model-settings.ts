// Who answers beside the guide, as whoever runs the installation sets it up: hosted and local models in order, and what they may cost.
import * as z from 'zod/mini';
import { answerModeSchema } from './answer.ts';

/** An address that a model's server is asked at, without a login in it. */
const httpAddress = z.string().check(z.maxLength(500), z.regex(/^https?:\/\/[^\s/@?#]+(?:\/[^\s@?#]*)?$/i));
const line = (most: number) => z.string().check(z.maxLength(most), z.regex(/^[^\p{Cc}]*$/u));
const between = (least: number, most: number) => z.number().check(z.minimum(least), z.maximum(most));

export const providerIdSchema = z.string().check(z.regex(/^(?:environment|ollama|p-[a-z0-9]{1,40})$/));
/** Who is to answer in a chat: whoever comes first, local models alone, the guide alone, or one model. */
export const answererChoiceSchema = z.union([z.enum(['auto', 'local', 'guide']), providerIdSchema]);
export const PROVIDER_KINDS = ['hosted', 'local'] as const;
/** The provider that LLM_BASE_URL and its companions name, and the Ollama server. */
export const ENVIRONMENT_PROVIDER = 'environment';
export const OLLAMA_PROVIDER = 'ollama';

/** Dollars for a million tokens. */
export const pricesSchema = z.object({ prompt: between(0, 10_000), reply: between(0, 10_000) });
export type Prices = z.infer<typeof pricesSchema>;

const providerFields = {
  id: providerIdSchema,
  kind: z.enum(PROVIDER_KINDS),
  /** How people know it; empty: by its model. */
  name: line(60),
  baseUrl: httpAddress,
  /** Empty, for a local one: the first installed. */
  model: line(200),
  enabled: z.boolean(),
  /** It sees pictures, and may be sent one with a question. */
  sees: z._default(z.boolean(), false),
  temperature: z.nullable(between(0, 2)),
  /** Tokens of one reply. */
  maxTokens: between(50, 8000),
  /** Seconds to the first word and for all of the writing; null: what is usual for its kind. */
  firstSeconds: z.nullable(between(1, 280)),
  totalSeconds: z.nullable(between(5, 1800)),
  prices: z.nullable(pricesSchema),
} as const;

export const providerInputSchema = z.object({
  ...providerFields,
  /** Left out: the one that is kept, as long as the address has the same origin; null: none. Never given back. */
  key: z.optional(z.nullable(z.string().check(z.regex(/^[\x21-\x7e]{1,1000}$/)))),
});
export type ProviderInput = z.infer<typeof providerInputSchema>;

export const providerSchema = z.object({
  ...providerFields,
  hasKey: z.boolean(),
  /** Which fields the environment fixes. */
  fixed: z.array(z.string()),
  /** What it last failed with, in its own words where it gave any, as this process saw it. */
  fault: z.nullable(z.object({ at: z.string(), text: z.string() })),
  /** For how many seconds more it is left alone. */
  restSeconds: z.number(),
});
export type ProviderView = z.infer<typeof providerSchema>;

export const modelSettingsSchema = z.object({
  mode: answerModeSchema,
  modeIsFixed: z.boolean(),
  /** Answers of models that one user gets in a day; null: as many as they ask for. */
  dailyAnswers: z.nullable(between(1, 100_000)),
  providers: z.array(providerSchema),
});
export type ModelSettings = z.infer<typeof modelSettingsSchema>;

export const modelSettingsInputSchema = z.object({
  mode: answerModeSchema,
  dailyAnswers: z.nullable(between(1, 100_000)),
  /** In the order in which they are tried. */
  providers: z.array(providerInputSchema).check(z.maxLength(20)),
});
export type ModelSettingsInput = z.infer<typeof modelSettingsInputSchema>;

/** How a provider did when it was asked a word; `error` is the provider's own. */
export const providerTestSchema = z.object({
  ok: z.boolean(),
  error: z.nullable(z.string()),
  model: z.nullable(z.string()),
  firstMs: z.nullable(z.number()),
});
export const providerModelsSchema = z.object({ models: z.array(z.string()), error: z.nullable(z.string()) });

export const localModelNameSchema = z.string().check(z.regex(/^[\w.-]+(?:\/[\w.-]+)*(?::[\w.-]+)?$/), z.maxLength(200));
export const PULL_STATES = ['running', 'done', 'failed', 'cancelled'] as const;
export const pullSchema = z.object({
  name: z.string(),
  state: z.enum(PULL_STATES),
  /** Bytes; `total` is 0 until it is known. */
  completed: z.number(),
  total: z.number(),
  error: z.nullable(z.string()),
});
export type Pull = z.infer<typeof pullSchema>;

/** The Ollama server, what is installed there, and what would suit this computer. Sizes are bytes. */
export const ollamaSchema = z.object({
  url: z.string(),
  /** Null: no server answers at `url`. */
  version: z.nullable(z.string()),
  /** Whether `url` is this computer, whose memory `memory` is. */
  isHere: z.boolean(),
  memory: z.number(),
  models: z.array(z.object({ name: z.string(), size: z.number(), canAnswer: z.boolean(), hasTools: z.boolean(), loaded: z.boolean() })),
  suited: z.array(z.object({ name: z.string(), size: z.number(), fits: z.boolean(), recommended: z.boolean() })),
  pulls: z.array(pullSchema),
});
export type OllamaView = z.infer<typeof ollamaSchema>;

const useFigures = {
  /** As the admin named it, else its model. */
  name: z.string(),
  model: z.string(),
  promptTokens: z.number(),
  replyTokens: z.number(),
  firstMs: z.nullable(z.number()),
  totalMs: z.number(),
  /** Null where no price is known. */
  dollars: z.nullable(z.number()),
} as const;
/** What models took: sums by day (UTC; times are averages), newest first, and the last times that one was asked. */
export const modelUsesSchema = z.object({
  days: z.array(z.object({ ...useFigures, day: z.string(), answers: z.number(), failures: z.number() })),
  last: z.array(z.object({ ...useFigures, at: z.string(), fault: z.nullable(z.string()) })),
});
export type ModelUses = z.infer<typeof modelUsesSchema>;
