import type { Prices } from '../../contract/model-settings.ts';
import type { Model } from '../../models/port.ts';
import { DEADLINES, type Deadlines } from './deadlines.ts';

/** A model with how it is to be asked. */
export interface Provider {
  readonly id: string;
  readonly model: Model;
  /** The admin's name for it, if there is one. */
  readonly title?: string | undefined;
  /** What readers are told beside 'the hosted model' where there are several; left out where there is one. */
  readonly name?: string | undefined;
  /** Left out: as the model's maker set it. */
  readonly temperature?: number | undefined;
  /** Of one reply. */
  readonly maxTokens: number;
  /** It sees pictures. */
  readonly sees: boolean;
  readonly deadlines: Deadlines;
  /** Left out where nobody has said what it costs. */
  readonly prices?: Prices | undefined;
}

export const MAX_TOKENS = 1200;

/** `model` asked as models usually are. */
export const usualProvider = (model: Model): Provider => ({
  id: model.kind,
  model,
  maxTokens: MAX_TOKENS,
  sees: false,
  deadlines: DEADLINES[model.kind],
});
