// A small net that weighs the features of what could answer a question: each by itself, and together with others, since what speaks for a sum in
// a story speaks for another thing in three words.
import type { Features } from './candidate.ts';

export interface LearnedNet {
  readonly features: readonly string[];
  /** For each feature, what it weighs by itself, and after that what it weighs in each hidden unit. */
  readonly weights: readonly (readonly number[])[];
  /** What each hidden unit starts from. */
  readonly bias: readonly number[];
  /** What each hidden unit weighs. */
  readonly out: readonly number[];
}

/** That nothing was learned: every score is 0. */
export const EMPTY_NET: LearnedNet = { features: [], weights: [], bias: [], out: [] };

/** The more, the more speaks for it; features that it was not fitted on count nothing. */
export function createNet({ features, weights, bias, out }: LearnedNet): (features: Features) => number {
  const rows = new Map(features.map((name, at) => [name, weights[at] ?? []]));
  return (given) => {
    let score = 0;
    const hidden = [...bias];
    for (const name in given) {
      const value = given[name] ?? 0;
      const row = value === 0 ? undefined : rows.get(name);
      if (row === undefined) continue;
      score += value * (row[0] ?? 0);
      for (let unit = 0; unit < hidden.length; unit += 1) hidden[unit] = (hidden[unit] ?? 0) + value * (row[unit + 1] ?? 0);
    }
    return hidden.reduce((sum, each, unit) => sum + (out[unit] ?? 0) * Math.tanh(each), score);
  };
}
