// Learns from labelled texts which class one is of.
import { type LearnedClasses, MOST_WEIGHT, writeRows } from '../../api/guide/reading/classes.ts';
import { hash } from './people.ts';

export interface ClassSample {
  readonly terms: readonly string[];
  /** Its class. */
  readonly id: string;
  /** How much it counts. */
  readonly weight: number;
}

/** A text as fitting looks at it, with what it is. */
interface Labelled<Label> {
  readonly terms: readonly string[];
  readonly label: Label;
  readonly weight: number;
}

interface Descent<Label> {
  readonly rounds: number;
  readonly rate: number;
  /** Smaller steps than this are not taken. */
  readonly least: number;
  readonly shrink: number;
  /** Turns the score of each class, in place, into how far it is from what the label says. */
  readonly errorsOf: (scores: Float64Array, label: Label) => void;
}

/**
 * Weights of terms for classes by AdaGrad, small ones driven to nothing by `shrink`; the same every time. Only terms of `vocabulary` get
 * weights, beside '*', which every text has.
 */
export function descend<Label>(
  samples: readonly Labelled<Label>[],
  classes: readonly string[],
  vocabulary: readonly string[],
  { rounds, rate, least, shrink, errorsOf }: Descent<Label>,
): LearnedClasses {
  const terms = ['*', ...vocabulary.toSorted()];
  const places = new Map(terms.map((term, at) => [term, at]));
  const kinds = classes.length;
  const weights = new Float32Array(terms.length * kinds);
  const squares = new Float32Array(terms.length * kinds).fill(1e-3);
  const rows = samples
    .toSorted((one, other) => hash(one.terms.join(' ')) - hash(other.terms.join(' ')))
    .map((sample) => ({ ...sample, at: Uint32Array.from(['*', ...sample.terms].flatMap((term) => places.get(term) ?? [])) }));
  const scores = new Float64Array(kinds);
  for (let round = 0; round < rounds; round += 1) {
    for (const { at, label, weight } of rows) {
      const scale = 1 / Math.sqrt(at.length);
      scores.fill(0);
      for (const place of at)
        for (let each = 0; each < kinds; each += 1) scores[each] = (scores[each] ?? 0) + (weights[place * kinds + each] ?? 0);
      for (let each = 0; each < kinds; each += 1) scores[each] = (scores[each] ?? 0) * scale;
      errorsOf(scores, label);
      for (let each = 0; each < kinds; each += 1) {
        const slope = weight * scale * (scores[each] ?? 0);
        if (Math.abs(slope) < least) continue;
        for (const place of at) {
          const one = place * kinds + each;
          squares[one] = (squares[one] ?? 0) + slope * slope;
          weights[one] = (weights[one] ?? 0) - (rate * slope) / Math.sqrt(squares[one] ?? 1);
        }
      }
    }
    // Small weights go; what stays is what tells classes apart.
    for (let one = kinds; one < weights.length; one += 1) {
      const value = weights[one] ?? 0;
      const less = (shrink * 0.2 * rate) / Math.sqrt(squares[one] ?? 1);
      weights[one] = Math.sign(value) * Math.max(0, Math.abs(value) - less);
    }
  }
  return packed(classes, terms, weights);
}

/** Fits a softmax over sparse terms: each text is of one class. */
export function fitSparseClasses(
  samples: readonly ClassSample[],
  classes: readonly string[],
  vocabulary: readonly string[],
  { shrink = 0.7 } = {},
): LearnedClasses {
  const kindOf = new Map(classes.map((id, at) => [id, at]));
  const labelled = samples.map(({ terms, id, weight }) => ({ terms, weight, label: kindOf.get(id) ?? 0 }));
  const errorsOf = (scores: Float64Array, kind: number): void => {
    const most = scores.reduce((one, other) => Math.max(one, other), -Infinity);
    let whole = 0;
    for (let each = 0; each < scores.length; each += 1) {
      scores[each] = Math.exp((scores[each] ?? 0) - most);
      whole += scores[each] ?? 0;
    }
    for (let each = 0; each < scores.length; each += 1) scores[each] = (scores[each] ?? 0) / whole - (each === kind ? 1 : 0);
  };
  return descend(labelled, classes, vocabulary, { rounds: 14, rate: 0.25, least: 1e-4, shrink, errorsOf });
}

/** Weights in whole steps; terms that tell nothing apart are left out. */
function packed(classes: readonly string[], terms: readonly string[], weights: Float32Array): LearnedClasses {
  const largest = weights.reduce((most, each) => Math.max(most, Math.abs(each)), 0);
  const step = Math.round((largest / MOST_WEIGHT) * 1e4) / 1e4;
  const kept = terms.flatMap((term, at) => {
    const told = classes.flatMap((_, kind) => {
      const weight = Math.round((weights[at * classes.length + kind] ?? 0) / step);
      return weight === 0 ? [] : [{ kind, weight }];
    });
    return told.length === 0 && term !== '*' ? [] : [{ term, told }];
  });
  return { classes, ...writeRows(kept), step };
}
