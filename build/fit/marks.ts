// Learns from labelled texts which of several things are said in one: any number of them may be.
import type { LearnedClasses } from '../../api/guide/reading/classes.ts';
import { packClasses } from './classes.ts';
import { hash } from './people.ts';

export interface MarkedSample {
  readonly terms: readonly string[];
  readonly marks: ReadonlySet<string>;
  /** How much it counts. */
  readonly weight: number;
}

const ROUNDS = 16;
const RATE = 0.6;
/** A text that says something counts so many times for it: it stands against all those that do not. */
const SAID = 12;

/** A logistic regression for each mark over sparse terms by AdaGrad, small weights driven to nothing by `shrink`; the same every time. */
export function fitMarks(
  samples: readonly MarkedSample[],
  classes: readonly string[],
  vocabulary: readonly string[],
  { shrink = 3 } = {},
): LearnedClasses {
  const terms = ['*', ...vocabulary.toSorted()];
  const places = new Map(terms.map((term, at) => [term, at]));
  const kinds = classes.length;
  const weights = new Float32Array(terms.length * kinds);
  const squares = new Float32Array(terms.length * kinds).fill(1e-3);
  const rows = samples
    .toSorted((one, other) => hash(one.terms.join(' ')) - hash(other.terms.join(' ')))
    .map(({ terms: said, marks, weight }) => ({
      at: Uint32Array.from(['*', ...said].flatMap((term) => places.get(term) ?? [])),
      said: classes.map((id) => marks.has(id)),
      weight,
    }));
  const scores = new Float64Array(kinds);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { at, said, weight } of rows) {
      const scale = 1 / Math.sqrt(at.length);
      scores.fill(0);
      for (const place of at)
        for (let each = 0; each < kinds; each += 1) scores[each] = (scores[each] ?? 0) + (weights[place * kinds + each] ?? 0);
      for (let each = 0; each < kinds; each += 1) {
        const share = 1 / (1 + Math.exp(-(scores[each] ?? 0) * scale));
        const slope = weight * scale * (said[each] ? (share - 1) * SAID : share);
        if (Math.abs(slope) < 1e-3) continue;
        for (const place of at) {
          const one = place * kinds + each;
          squares[one] = (squares[one] ?? 0) + slope * slope;
          weights[one] = (weights[one] ?? 0) - (RATE * slope) / Math.sqrt(squares[one] ?? 1);
        }
      }
    }
    for (let one = kinds; one < weights.length; one += 1) {
      const value = weights[one] ?? 0;
      const less = (shrink * 0.2 * RATE) / Math.sqrt(squares[one] ?? 1);
      weights[one] = Math.sign(value) * Math.max(0, Math.abs(value) - less);
    }
  }
  return packClasses(classes, terms, weights);
}
