// What could answer a question, and what speaks for it.
import type { Entry } from '../search/knowledge-index.ts';

export interface Candidate {
  /** Of the rule, topic or calculator. */
  readonly id: string;
  /** Undefined for a calculator. */
  readonly entry: Entry | undefined;
  readonly features: Features;
}

export interface Ranked extends Candidate {
  readonly score: number;
  /** Share of the probability, 0 to 1; those of all candidates add up to 1. */
  readonly probability: number;
}

export type Features = Readonly<Record<string, number>>;

/** The more, the more speaks for it. */
export const scoreOf = (features: Features, weights: Readonly<Record<string, number>>): number =>
  Object.entries(features).reduce((sum, [name, value]) => sum + value * (weights[name] ?? 0), 0);
