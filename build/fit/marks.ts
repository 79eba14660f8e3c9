// Learns from labelled texts which of several things are said in one: any number of them may be.
import type { LearnedClasses } from '../../api/guide/reading/classes.ts';
import { descend } from './classes.ts';

export interface MarkedSample {
  readonly terms: readonly string[];
  readonly marks: ReadonlySet<string>;
  /** How much it counts. */
  readonly weight: number;
}

/** A text that says something counts so many times for it: it stands against all those that do not. */
const SAID = 12;

/** Fits a logistic regression for each mark over sparse terms. */
export function fitMarks(samples: readonly MarkedSample[], classes: readonly string[], vocabulary: readonly string[]): LearnedClasses {
  const labelled = samples.map(({ terms, marks, weight }) => ({ terms, weight, label: classes.map((id) => marks.has(id)) }));
  const errorsOf = (scores: Float64Array, said: readonly boolean[]): void => {
    for (let each = 0; each < scores.length; each += 1) {
      const share = 1 / (1 + Math.exp(-(scores[each] ?? 0)));
      scores[each] = said[each] ? (share - 1) * SAID : share;
    }
  };
  return descend(labelled, classes, vocabulary, { rounds: 16, rate: 0.6, least: 1e-3, shrink: 3, errorsOf });
}
