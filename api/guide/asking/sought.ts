// What a question is after, as learned from people's questions: one of the calculators, or a kind of entry.
import type { Reading } from '../reading/read-question.ts';
import { questionTerms } from './question-terms.ts';
import type { Near } from './vectors.ts';

/** Which kinds of figure were told, and of which several: '=current', '=current+'. */
function figureTerms({ quantities, sizes }: Pick<Reading, 'quantities' | 'sizes'>): readonly string[] {
  const kinds = [...quantities.map(({ kind }) => `=${kind}`), ...sizes.map(() => '=size')];
  return [...new Set(kinds.map((kind, at) => (kinds.indexOf(kind) < at ? `${kind}+` : kind)))];
}

/** The terms that it is learned from. */
export const soughtTerms = (reading: Reading): readonly string[] => [...questionTerms(reading.original), ...figureTerms(reading)];

export interface Sought {
  /** Of a kind of entry: logarithm of how probable it is. */
  kind(kind: string): number;
  /** Calculators that are at all likely, likeliest first. */
  readonly calculators: readonly string[];
  /** How probable it is that one of the calculators is sought, as a logarithm. */
  readonly sum: number;
  /** Share of a calculator among all of them, 0 to 1. */
  share(id: string): number;
}

const AT_ALL = 0.004;

/** @param kinds of each entry its kind, as `kindOf` tells it */
export function soughtOf(near: Near, kinds: ReadonlyMap<string, string>): Sought {
  const together = new Map<string, number>();
  const sums: { readonly id: string; readonly probability: number }[] = [];
  for (const [id, kind] of kinds) {
    const probability = near.probability(id);
    together.set(kind, (together.get(kind) ?? 0) + probability);
    if (kind === 'calculator') sums.push({ id, probability });
  }
  const probabilityOf = (kind: string): number => together.get(kind) ?? 0;
  return {
    kind: (kind) => logOf(probabilityOf(kind)),
    calculators: sums
      .filter(({ probability }) => probability >= AT_ALL)
      .sort((one, other) => other.probability - one.probability)
      .map(({ id }) => id),
    sum: logOf(probabilityOf('calculator')),
    share: (id) => near.probability(id) / Math.max(1e-12, probabilityOf('calculator')),
  };
}

/** A probability as its logarithm, not below what is told apart. */
export const logOf = (probability: number): number => Math.log(Math.max(LEAST_LIKELY, probability));
const LEAST_LIKELY = Math.exp(-8);
