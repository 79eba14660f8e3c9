// What was learned from labelled texts about which of several classes one is of.
import { fromFrontCoded, frontCoded } from './front-coded.ts';

/** Made by `npm run fit`. */
export interface LearnedClasses {
  /** What a text can be. */
  readonly classes: readonly string[];
  /** Front-coded; '*' is what every text has. */
  readonly terms: string;
  /** Of each term, how many classes it speaks for or against; numbers as `written`, as are the next two. */
  readonly counts: string;
  /** Of each of those classes, how many places it is after the one before, less one. */
  readonly kinds: string;
  /** Of each of them, its weight in steps, and `MOST_WEIGHT`. */
  readonly weights: string;
  /** What a weight of 1 is worth. */
  readonly step: number;
}

export interface Likely {
  readonly id: string;
  /** From 0 to 1; those of all classes add up to 1. */
  readonly probability: number;
}

const FIRST_CODE = 35;
/** With half as many steps dangers and what only sounds like one were told apart worse. */
export const MOST_WEIGHT = 44;
/** A character that says 'so much, and what the next one says'. */
const MORE = 89;
const characterOf = (value: number): string => String.fromCharCode(value + FIRST_CODE + (value + FIRST_CODE >= 92 ? 1 : 0));
/** Whole numbers from 0 on, mostly a character each; no quote, no backslash. */
export const written = (values: readonly number[]): string =>
  values.map((value) => characterOf(MORE).repeat(Math.floor(value / MORE)) + characterOf(value % MORE)).join('');
function readNumbers(text: string): readonly number[] {
  const values: number[] = [];
  let value = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const digit = code - FIRST_CODE - (code > 92 ? 1 : 0);
    value += digit;
    if (digit === MORE) continue;
    values.push(value);
    value = 0;
  }
  return values;
}

/** A term, and for each class that it speaks for or against how many steps. */
export interface ClassRow {
  readonly term: string;
  readonly told: readonly { readonly kind: number; readonly weight: number }[];
}

/** Rows as `LearnedClasses` keeps them. */
export const writeRows = (rows: readonly ClassRow[]): Pick<LearnedClasses, 'terms' | 'counts' | 'kinds' | 'weights'> => ({
  terms: frontCoded(rows.map(({ term }) => term)),
  counts: written(rows.map(({ told }) => told.length)),
  kinds: written(rows.flatMap(({ told }) => told.map(({ kind }, at) => kind - (told[at - 1]?.kind ?? -1) - 1))),
  weights: written(rows.flatMap(({ told }) => told.map(({ weight }) => weight + MOST_WEIGHT))),
});

export function readRows({ terms, counts, kinds, weights }: LearnedClasses): readonly ClassRow[] {
  const [count, gap, steps] = [readNumbers(counts), readNumbers(kinds), readNumbers(weights)];
  let at = 0;
  return fromFrontCoded(terms).map((term, place) => {
    const from = at;
    at += count[place] ?? 0;
    let kind = -1;
    const told = gap.slice(from, at).map((skipped, each) => {
      kind += 1 + skipped;
      return { kind, weight: (steps[from + each] ?? 0) - MOST_WEIGHT };
    });
    return { term, told };
  });
}

/** The same without the terms that `leaves` is true for. */
export const withoutTerms = (learned: LearnedClasses, leaves: (term: string) => boolean): LearnedClasses => ({
  ...learned,
  ...writeRows(readRows(learned).filter(({ term }) => !leaves(term))),
});

/** What terms weigh for and against each class, rows behind one another. */
export interface Weights {
  /** Adds what terms weigh to the scores of the classes, in the order of the terms; returns how many of them are known. */
  add(terms: readonly string[], scores: Float64Array): number;
  /** What a term weighs for the class at a place. */
  of(term: string, kind: number): number;
}

export function createWeights(learned: LearnedClasses): Weights {
  const rows = readRows(learned);
  const rowOf = new Map(rows.map(({ term }, row) => [term, row]));
  // Where each row begins, and after the last, where it ends.
  const starts = new Uint32Array(rows.length + 1);
  rows.forEach(({ told }, row) => {
    starts[row + 1] = (starts[row] ?? 0) + told.length;
  });
  const cells = rows.flatMap(({ told }) => told);
  const kinds = Uint16Array.from(cells, ({ kind }) => kind);
  const weights = Float64Array.from(cells, ({ weight }) => weight * learned.step);
  return {
    add(terms, scores) {
      let known = 0;
      for (const term of terms) {
        const row = rowOf.get(term);
        if (row === undefined) continue;
        known += 1;
        const end = starts[row + 1] ?? 0;
        for (let at = starts[row] ?? 0; at < end; at += 1) {
          const kind = kinds[at] ?? 0;
          scores[kind] = (scores[kind] ?? 0) + (weights[at] ?? 0);
        }
      }
      return known;
    },
    of(term, kind) {
      const row = rowOf.get(term);
      if (row === undefined) return 0;
      const end = starts[row + 1] ?? 0;
      for (let at = starts[row] ?? 0; at < end; at += 1) if (kinds[at] === kind) return weights[at] ?? 0;
      return 0;
    },
  };
}

/** Adds up what a text's terms say for and against each class; also how many of them are known. */
type Scorer = (terms: readonly string[]) => { readonly scores: Float64Array; readonly known: number };

function createScorer(learned: LearnedClasses): Scorer {
  const weights = createWeights(learned);
  return (said) => {
    const scores = new Float64Array(learned.classes.length);
    const known = weights.add(['*', ...said], scores);
    return { scores, known: Math.max(1, known) };
  };
}

/** Tells from a text's terms how likely it is of each class, likeliest first. */
export function createClassifier(learned: LearnedClasses): (terms: readonly string[]) => readonly Likely[] {
  const scoresOf = createScorer(learned);
  return (said) => {
    const { scores, known } = scoresOf(said);
    const scale = 1 / Math.sqrt(known);
    const most = Math.max(...scores);
    const shares = [...scores].map((score) => Math.exp((score - most) * scale));
    const whole = shares.reduce((sum, each) => sum + each, 0);
    return learned.classes
      .map((id, kind) => ({ id, probability: (shares[kind] ?? 0) / whole }))
      .sort((one, other) => other.probability - one.probability);
  };
}

/** Tells from a text's terms how likely each of several things is said in it: any number of them may be. */
export function createMarker(learned: LearnedClasses): (terms: readonly string[]) => readonly Likely[] {
  const scoresOf = createScorer(learned);
  return (said) => {
    const { scores, known } = scoresOf(said);
    const scale = 1 / Math.sqrt(known);
    return learned.classes.map((id, kind) => ({ id, probability: 1 / (1 + Math.exp(-(scores[kind] ?? 0) * scale)) }));
  };
}
