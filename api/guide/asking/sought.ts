// What a question is after, as learned from people's questions: one of the calculators, or a kind of entry.
import { createClassifier, type LearnedClasses } from '../reading/classes.ts';
import type { Reading } from '../reading/read-question.ts';
import { questionTerms } from './question-terms.ts';

/** Which kinds of figure were told, and of which several: '=current', '=current+'. */
function figureTerms({ quantities, sizes }: Pick<Reading, 'quantities' | 'sizes'>): readonly string[] {
  const kinds = [...quantities.map(({ kind }) => `=${kind}`), ...sizes.map(() => '=size')];
  return [...new Set(kinds.map((kind, at) => (kinds.indexOf(kind) < at ? `${kind}+` : kind)))];
}

/** The terms that it is learned from. */
export const soughtTerms = (reading: Reading): readonly string[] => [...questionTerms(reading.original), ...figureTerms(reading)];

export interface Sought {
  /** Of a calculator, or a kind of entry: logarithm of how probable it is. */
  likelihood(id: string): number;
  /** Calculators that are at all likely, likeliest first. */
  readonly calculators: readonly string[];
  /** How probable it is that one of the calculators is sought, as a logarithm. */
  readonly sum: number;
  /** Share of a calculator among all of them, 0 to 1. */
  share(id: string): number;
}

/** Below this nothing is told apart. */
const LEAST_LIKELY = Math.exp(-8);
const AT_ALL = 0.004;

/** @param isCalculator of the classes that were learned, which are calculators */
export function createSought(learned: LearnedClasses, isCalculator: (id: string) => boolean): (reading: Reading) => Sought {
  const likelihoods = createClassifier(learned);
  return (reading) => {
    const likely = likelihoods(soughtTerms(reading));
    const of = new Map(likely.map(({ id, probability }) => [id, probability]));
    const sums = likely.filter(({ id }) => isCalculator(id));
    const together = sums.reduce((sum, { probability }) => sum + probability, 0);
    const logOf = (probability: number): number => Math.log(Math.max(LEAST_LIKELY, probability));
    return {
      likelihood: (id) => logOf(of.get(id) ?? 0),
      calculators: sums.filter(({ probability }) => probability >= AT_ALL).map(({ id }) => id),
      sum: logOf(together),
      share: (id) => (of.get(id) ?? 0) / Math.max(1e-12, together),
    };
  };
}
