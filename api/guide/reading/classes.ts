// What was learned from labelled texts about which of several classes one is of.

/** Made by `npm run fit`. */
export interface LearnedClasses {
  /** What a text can be. */
  readonly classes: readonly string[];
  /** Separated by blanks; '*' is what every text has. */
  readonly terms: string;
  /** For each term how many classes it speaks for or against, and of each its place and weight + 64, a character apiece from code 35 on. */
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
export const MOST_WEIGHT = 44;
/** A character for a whole number from 0 to 89; no quote, no backslash. */
export const codeOf = (value: number): string => String.fromCharCode(value + FIRST_CODE + (value + FIRST_CODE >= 92 ? 1 : 0));
const placeOf = (code: number): number => code - FIRST_CODE - (code > 92 ? 1 : 0);

/** Tells from a text's terms how likely it is of each class, likeliest first. */
export function createClassifier({ classes, terms, weights, step }: LearnedClasses): (terms: readonly string[]) => readonly Likely[] {
  const places = new Map<string, number>();
  let at = 0;
  for (const term of terms.split(' ')) {
    places.set(term, at);
    at += 1 + 2 * placeOf(weights.charCodeAt(at));
  }
  return (said) => {
    const scores = new Float64Array(classes.length);
    let known = 0;
    for (const term of ['*', ...said]) {
      const place = places.get(term);
      if (place === undefined) continue;
      known += 1;
      const end = place + 1 + 2 * placeOf(weights.charCodeAt(place));
      for (let each = place + 1; each < end; each += 2) {
        const kind = placeOf(weights.charCodeAt(each));
        scores[kind] = (scores[kind] ?? 0) + (placeOf(weights.charCodeAt(each + 1)) - MOST_WEIGHT) * step;
      }
    }
    const scale = 1 / Math.sqrt(Math.max(1, known));
    const most = Math.max(...scores);
    const shares = [...scores].map((score) => Math.exp((score - most) * scale));
    const whole = shares.reduce((sum, each) => sum + each, 0);
    return classes
      .map((id, kind) => ({ id, probability: (shares[kind] ?? 0) / whole }))
      .sort((one, other) => other.probability - one.probability);
  };
}
