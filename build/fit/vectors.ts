// Learns words and entries as directions: so that the sum of a question's words lies near to what answers it.
import { DIMENSIONS, type LearnedVectors, LOWEST_STEP, VECTOR_BYTES, WEIGHT_ONE, WEIGHT_STEPS } from '../../api/guide/asking/vectors.ts';
import { shuffled } from './softmax.ts';

const ROUNDS = 6;
const RATE = 0.01;
/** So many questions make a step. */
const BATCH = 256;
/** Questions lose that share of their words while they are learned from, each time others: no word may be all that a question is known by. */
const DROPPED = 0.3;
/** Words of fewer questions get no direction. */
const LEAST = 4;
/** Steps of the written directions, in standard deviations of their parts. */
const STEP = 0.8;
const SHARP_AT_FIRST = 10;
/** What is hardly mistaken for the right one teaches nothing. */
const CLEAR = 1e-4;
/** Adam's usual ones. */
const [MOMENTUM, SQUARES] = [0.9, 0.999];

/** A text, and the place of the entry that it should lie near to. */
export interface VectorSample {
  readonly terms: readonly string[];
  readonly place: number;
}

/** What was learned, for the terms that a guide of one language knows. */
export type VectorsFor = (terms: readonly string[]) => LearnedVectors;

/** Parameters behind one another, and the slope of each: directions of words, what each weighs, directions of entries, and how sharp nearness is. */
interface Parameters {
  readonly values: Float64Array;
  readonly slopes: Float64Array;
  readonly weights: number;
  readonly entries: number;
  readonly sharp: number;
}

/** A question as its words' numbers. */
interface Row {
  readonly place: number;
  readonly words: readonly number[];
}

/**
 * By gradient steps, the same every time. Beside the likeness of questions, three points more of those not seen find their entry first, told in few
 * words or as in threads.
 */
export function learnVectors(asked: readonly VectorSample[], texts: readonly VectorSample[], count: number): VectorsFor {
  const vocabulary = vocabularyOf(asked);
  const known = new Map(vocabulary.map((term, word) => [term, word]));
  const rows = [...asked, ...texts].map(({ place, terms }): Row => ({ place, words: terms.flatMap((term) => known.get(term) ?? []) }));
  const random = randomFrom(7);
  const parameters = startingParameters(vocabulary, asked, count, random);
  const step = createSteps(parameters);
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = shuffled(rows, round);
    for (let from = 0; from < order.length; from += BATCH) {
      addSlopes(order.slice(from, from + BATCH), parameters, random);
      step(RATE * (1 - round / (ROUNDS + 1)));
    }
  }
  const { values, weights, entries, sharp } = parameters;
  const ofWords = stepsOf(values.subarray(0, weights));
  const ofEntries = stepsOf(values.subarray(entries, sharp));
  const weightOf = (word: number): number => WEIGHT_ONE + within(Math.round(WEIGHT_STEPS * (values[weights + word] ?? 0)), WEIGHT_ONE - 1);
  const bytesOf = (term: string): readonly number[] => {
    const word = known.get(term);
    return word === undefined
      ? new Array<number>(VECTOR_BYTES).fill(0)
      : [...ofWords.subarray(word * DIMENSIONS, (word + 1) * DIMENSIONS), weightOf(word)];
  };
  const figures = vocabulary.filter((term) => term.startsWith('='));
  return (terms) => ({
    ofTerms: Uint8Array.from([...terms, ...figures].flatMap(bytesOf)),
    figures,
    ofEntries,
    sharpness: Math.round((values[sharp] ?? 1) * 100) / 100,
  });
}

function vocabularyOf(samples: readonly VectorSample[]): readonly string[] {
  return [...countOf(samples)].flatMap(([term, seen]) => (seen >= LEAST ? [term] : [])).sort();
}

function countOf(samples: readonly VectorSample[]): ReadonlyMap<string, number> {
  const seen = new Map<string, number>();
  for (const { terms } of samples) for (const term of terms) seen.set(term, (seen.get(term) ?? 0) + 1);
  return seen;
}

/** Small directions, each another, and weights by how few questions have a word. */
function startingParameters(
  vocabulary: readonly string[],
  samples: readonly VectorSample[],
  count: number,
  random: () => number,
): Parameters {
  const weights = vocabulary.length * DIMENSIONS;
  const entries = weights + vocabulary.length;
  const sharp = entries + count * DIMENSIONS;
  const values = new Float64Array(sharp + 1);
  for (let at = 0; at < sharp; at += 1) values[at] = 0.2 * (random() + random() + random() - 1.5);
  const seen = countOf(samples);
  vocabulary.forEach((term, word) => {
    values[weights + word] = Math.log(Math.max(0.1, Math.log(samples.length / (seen.get(term) ?? 1))));
  });
  values[sharp] = SHARP_AT_FIRST;
  return { values, slopes: new Float64Array(values.length), weights, entries, sharp };
}

/** Moves parameters against their slopes, which begin anew then. */
function createSteps({ values, slopes }: Parameters): (rate: number) => void {
  const momentum = new Float64Array(values.length);
  const squares = new Float64Array(values.length);
  let steps = 0;
  return (rate) => {
    steps += 1;
    const [first, second] = [rate / (1 - MOMENTUM ** steps), 1 / (1 - SQUARES ** steps)];
    for (let at = 0; at < values.length; at += 1) {
      const slope = slopes[at] ?? 0;
      const mean = MOMENTUM * (momentum[at] ?? 0) + (1 - MOMENTUM) * slope;
      const square = SQUARES * (squares[at] ?? 0) + (1 - SQUARES) * slope * slope;
      momentum[at] = mean;
      squares[at] = square;
      values[at] = (values[at] ?? 0) - (first * mean) / (Math.sqrt(square * second) + 1e-8);
    }
    slopes.fill(0);
  };
}

/** Adds the slopes of how far questions are from being nearest to their entries. */
function addSlopes(rows: readonly Row[], { values, slopes, weights, entries, sharp }: Parameters, random: () => number): void {
  const all = values.slice(entries, sharp);
  const count = all.length / DIMENSIONS;
  const lengths = new Float64Array(count);
  for (let at = 0; at < count; at += 1) lengths[at] = toLengthOne(all, at * DIMENSIONS);
  const across = transposed(all, count);
  const pulls = new Float64Array(all.length);
  const shares = new Float64Array(count);
  const question = new Float64Array(DIMENSIONS);
  const pull = new Float64Array(DIMENSIONS);
  const sharpness = values[sharp] ?? 1;
  for (const { place, words } of rows) {
    const said = words.filter(() => random() >= DROPPED);
    if (said.length === 0) continue;
    question.fill(0);
    for (const word of said) addTo(question, 0, values, word * DIMENSIONS, Math.exp(values[weights + word] ?? 0));
    const length = toLengthOne(question, 0);
    const whole = sharesOf(question, across, sharpness, shares);
    pull.fill(0);
    for (let at = 0; at < count; at += 1) {
      const error = (shares[at] ?? 0) / whole - (at === place ? 1 : 0);
      if (error < CLEAR && error > -CLEAR) continue;
      const slope = error / rows.length;
      addTo(pull, 0, all, at * DIMENSIONS, sharpness * slope);
      addTo(pulls, at * DIMENSIONS, question, 0, sharpness * slope);
      slopes[sharp] = (slopes[sharp] ?? 0) + slope * dot(question, 0, all, at * DIMENSIONS);
    }
    acrossOf(pull, 0, question, 0, length);
    for (const word of said) {
      const weight = Math.exp(values[weights + word] ?? 0);
      slopes[weights + word] = (slopes[weights + word] ?? 0) + weight * dot(pull, 0, values, word * DIMENSIONS);
      addTo(slopes, word * DIMENSIONS, pull, 0, weight);
    }
  }
  for (let at = 0; at < count; at += 1) {
    acrossOf(pulls, at * DIMENSIONS, all, at * DIMENSIONS, lengths[at] ?? 1);
    addTo(slopes, entries + at * DIMENSIONS, pulls, at * DIMENSIONS, 1);
  }
}

/** Parts of all entries, dimension by dimension: read in order, in which most of the time is spent. */
const transposed = (all: Float64Array, count: number): readonly Float64Array[] =>
  Array.from({ length: DIMENSIONS }, (_, part) => Float64Array.from({ length: count }, (_each, at) => all[at * DIMENSIONS + part] ?? 0));

/** Unnormalised shares of a question's nearness to each entry, into `shares`; their sum. */
function sharesOf(question: Float64Array, across: readonly Float64Array[], sharpness: number, shares: Float64Array): number {
  shares.fill(-1);
  across.forEach((parts, part) => {
    const own = question[part] ?? 0;
    for (let at = 0; at < shares.length; at += 1) shares[at] = (shares[at] ?? 0) + own * (parts[at] ?? 0);
  });
  let whole = 0;
  for (let at = 0; at < shares.length; at += 1) {
    const share = Math.exp(sharpness * (shares[at] ?? 0));
    shares[at] = share;
    whole += share;
  }
  return whole;
}

function addTo(to: Float64Array, at: number, from: Float64Array, start: number, weight: number): void {
  for (let each = 0; each < DIMENSIONS; each += 1) to[at + each] = (to[at + each] ?? 0) + weight * (from[start + each] ?? 0);
}

function dot(one: Float64Array, at: number, other: Float64Array, start: number): number {
  let sum = 0;
  for (let each = 0; each < DIMENSIONS; each += 1) sum += (one[at + each] ?? 0) * (other[start + each] ?? 0);
  return sum;
}

/** Makes a vector as long as 1; how long it was. */
function toLengthOne(of: Float64Array, at: number): number {
  const length = Math.sqrt(dot(of, at, of, at)) + 1e-9;
  for (let each = 0; each < DIMENSIONS; each += 1) of[at + each] = (of[at + each] ?? 0) / length;
  return length;
}

/** Turns the slope of a vector made as long as 1 into that of the vector before. */
function acrossOf(slope: Float64Array, at: number, vector: Float64Array, start: number, length: number): void {
  const along = dot(slope, at, vector, start);
  for (let each = 0; each < DIMENSIONS; each += 1)
    slope[at + each] = ((slope[at + each] ?? 0) - along * (vector[start + each] ?? 0)) / length;
}

/** Parts of directions as whole steps. */
function stepsOf(parts: Float64Array): Uint8Array {
  const step = STEP * Math.sqrt(parts.reduce((sum, each) => sum + each * each, 0) / Math.max(1, parts.length));
  return Uint8Array.from(parts, (part) => LOWEST_STEP + within(Math.round(part / step), LOWEST_STEP));
}

const within = (value: number, most: number): number => Math.max(-most, Math.min(most, value));

/** Numbers from 0 to 1, the same every time. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
