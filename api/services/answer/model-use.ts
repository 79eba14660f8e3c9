// What one asking of a model took, and what that costs.
import type { Prices } from '../../contract/model-settings.ts';
import type { ModelFault } from '../../models/port.ts';

/** Filled while a model answers. */
export interface ModelUse {
  model: string;
  promptTokens: number;
  replyTokens: number;
  /** To its first word; undefined while there is none. */
  firstMs: number | undefined;
  totalMs: number;
  fault: ModelFault | 'stopped' | undefined;
}

export const newUse = (): ModelUse => ({
  model: '',
  promptTokens: 0,
  replyTokens: 0,
  firstMs: undefined,
  totalMs: 0,
  fault: undefined,
});

/** Millionths of a dollar; prices are dollars for a million tokens, so that each token costs as many millionths. */
export const microdollarsOf = ({ promptTokens, replyTokens }: ModelUse, prices: Prices): number =>
  Math.round(promptTokens * prices.prompt + replyTokens * prices.reply);

/** A use as it is kept. */
export const rowOfUse = (provider: string, use: ModelUse, microdollars: number | null, at: number) => ({
  at,
  provider,
  model: use.model,
  prompt_tokens: use.promptTokens,
  reply_tokens: use.replyTokens,
  first_ms: use.firstMs ?? null,
  total_ms: use.totalMs,
  microdollars,
  fault: use.fault ?? null,
});
