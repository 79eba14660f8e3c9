// Words and entries as directions in one space, learned so that a question lies near to what answers it: an entry that shares no word with a
// question can be near to it, as 'whip' is to 'flexible cord'.

export const DIMENSIONS = 24;
/** A direction's parts are whole steps from minus that many on, as bytes that begin at 0. */
export const LOWEST_STEP = 2;
/** Behind a word's parts stands what it weighs. */
export const VECTOR_BYTES = DIMENSIONS + 1;
/** Weight 1 as a byte, and how many steps make a logarithm of 1. */
export const WEIGHT_ONE = 128;
export const WEIGHT_STEPS = 8;

/** Of length 1; all 0 where no word is known. */
export type Vector = Float32Array;

/** What was learned, as a guide of one language has it. */
export interface LearnedVectors {
  /** Of each term `VECTOR_BYTES`: 0 throughout where nothing was learned of it; behind them of each of `figures`. */
  readonly ofTerms: Uint8Array;
  /** Kinds of figure, which are terms here alone. */
  readonly figures: readonly string[];
  /** Of each entry `DIMENSIONS`. */
  readonly ofEntries: Uint8Array;
  /** How sharply nearness decides between entries. */
  readonly sharpness: number;
}

export interface Vectors {
  /** What a question or a claim says, out of its terms. */
  of(terms: Iterable<string>): Vector;
  near(question: Vector): Near;
}

/** How near one question is to each entry. */
export interface Near {
  /** That it is the one, 0 to 1. */
  probability(id: string): number;
  /** Ids of the nearest, nearest first. */
  most(count: number): readonly string[];
}

/** The cosine of two vectors. */
export function cosine(one: Vector, other: Vector): number {
  let sum = 0;
  for (let at = 0; at < DIMENSIONS; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}

/** Vectors over entries in the order of their places. */
export function createVectors(
  terms: readonly string[],
  entries: readonly string[],
  { ofTerms, figures, ofEntries, sharpness }: LearnedVectors,
): Vectors {
  const rows = new Map([...terms, ...figures].map((term, row) => [term, row * VECTOR_BYTES]));
  const placeOf = new Map(entries.map((id, place) => [id, place]));
  const all = entries.map((_, place) =>
    ofLengthOne(Float32Array.from(ofEntries.subarray(place * DIMENSIONS, (place + 1) * DIMENSIONS), (part) => part - LOWEST_STEP)),
  );
  return {
    of(said) {
      const sum = new Float32Array(DIMENSIONS);
      for (const term of said) {
        const row = rows.get(term);
        const weight = row === undefined ? 0 : (ofTerms[row + DIMENSIONS] ?? 0);
        if (row === undefined || weight === 0) continue;
        const much = Math.exp((weight - WEIGHT_ONE) / WEIGHT_STEPS);
        for (let at = 0; at < DIMENSIONS; at += 1) sum[at] = (sum[at] ?? 0) + much * ((ofTerms[row + at] ?? 0) - LOWEST_STEP);
      }
      return ofLengthOne(sum);
    },
    near(question) {
      const shares = Float64Array.from(all, (each) => Math.exp(sharpness * (cosine(question, each) - 1)));
      const whole = shares.reduce((sum, each) => sum + each, 0);
      return {
        probability: (id) => (shares[placeOf.get(id) ?? -1] ?? 0) / whole,
        most(count) {
          const floor = shares.toSorted().at(-count) ?? 0;
          const places = entries.flatMap((_, place) => ((shares[place] ?? 0) >= floor ? [place] : []));
          return places.sort((a, b) => (shares[b] ?? 0) - (shares[a] ?? 0)).flatMap((place) => entries[place] ?? []);
        },
      };
    },
  };
}

/** Made as long as 1, in place. */
function ofLengthOne(vector: Float32Array): Float32Array {
  const length = Math.sqrt(vector.reduce((sum, each) => sum + each * each, 0));
  if (length > 0) for (let at = 0; at < vector.length; at += 1) vector[at] = (vector[at] ?? 0) / length;
  return vector;
}
