// What was learned from labelled texts about which of several classes one is of.
import { fromFrontCoded, frontCoded } from './front-coded.ts';

/** Made by `npm run fit`. */
export interface LearnedClasses {
  /** What a text can be. */
  readonly classes: readonly string[];
  /** Front-coded; '*' is what every text has. */
  readonly terms: string;
  /** A character for each term: how many classes it speaks for or against. */
  readonly counts: string;
  /** A character for each of those classes: how many places it is after the one before, less one. */
  readonly kinds: string;
  /** A character for each of them: its weight in steps, and `MOST_WEIGHT`. */
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
/** A character for a whole number from 0 to 89; no quote, no backslash. */
export const codeOf = (value: number): string => String.fromCharCode(value + FIRST_CODE + (value + FIRST_CODE >= 92 ? 1 : 0));
function valueAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code - FIRST_CODE - (code > 92 ? 1 : 0);
}

/** The same without the terms that `leaves` is true for. */
export function withoutTerms(learned: LearnedClasses, leaves: (term: string) => boolean): LearnedClasses {
  let at = 0;
  const rows = fromFrontCoded(learned.terms).map((term, place) => {
    const from = at;
    at += valueAt(learned.counts, place);
    return { term, count: learned.counts.charAt(place), kinds: learned.kinds.slice(from, at), weights: learned.weights.slice(from, at) };
  });
  const kept = rows.filter(({ term }) => !leaves(term));
  return {
    ...learned,
    terms: frontCoded(kept.map(({ term }) => term)),
    counts: kept.map(({ count }) => count).join(''),
    kinds: kept.map(({ kinds }) => kinds).join(''),
    weights: kept.map(({ weights }) => weights).join(''),
  };
}

/** Adds up what a text's terms say for and against each class; also how many of them are known. */
type Scorer = (terms: readonly string[]) => { readonly scores: Float64Array; readonly known: number };

function createScorer({ classes, terms, counts, kinds, weights, step }: LearnedClasses): Scorer {
  const rows = new Map<string, readonly (readonly [kind: number, weight: number])[]>();
  let at = 0;
  fromFrontCoded(terms).forEach((term, place) => {
    let kind = -1;
    const row = Array.from({ length: valueAt(counts, place) }, (_, each) => {
      kind += 1 + valueAt(kinds, at + each);
      return [kind, (valueAt(weights, at + each) - MOST_WEIGHT) * step] as const;
    });
    at += row.length;
    rows.set(term, row);
  });
  return (said) => {
    const scores = new Float64Array(classes.length);
    let known = 0;
    for (const term of ['*', ...said]) {
      const row = rows.get(term);
      if (row === undefined) continue;
      known += 1;
      for (const [kind, weight] of row) scores[kind] = (scores[kind] ?? 0) + weight;
    }
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
