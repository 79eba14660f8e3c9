// Fits the ranking's small net: choices among candidates, by gradient steps, the same every time.
import type { LearnedNet } from '../../api/guide/asking/net.ts';
import { type Choice, shuffled } from './softmax.ts';

const HIDDEN = 12;
const ROUNDS = 12;
const RATE = 0.004;
const DECAY = 1e-4;
/** So many choices make a step. */
const BATCH = 16;
/** The weights are the mean of those after each of the last rounds. */
const AVERAGED = 4;
/** Adam's usual ones. */
const [MOMENTUM, SQUARES] = [0.9, 0.999];

interface Row {
  readonly at: readonly number[];
  readonly values: readonly number[];
}
interface Dense {
  readonly rows: readonly Row[];
  readonly chosen: readonly number[];
  readonly weight: number;
}

/** A net that makes the chosen rows most probable. */
export function fitNet(choices: readonly Choice[]): LearnedNet {
  const features = [...new Set(choices.flatMap(({ rows }) => rows.flatMap((row) => Object.keys(row))))].sort();
  const place = new Map(features.map((name, at) => [name, at]));
  const dense = choices.map(
    ({ rows, chosen, weight = 1 }): Dense => ({
      chosen,
      weight,
      rows: rows.map((row) => {
        const said = Object.entries(row).filter(([, value]) => value !== 0);
        return { at: said.map(([name]) => place.get(name) ?? 0), values: said.map(([, value]) => value) };
      }),
    }),
  );
  // Of each feature its own weight and one a hidden unit; after them what the units start from, and what they weigh.
  const wide = 1 + HIDDEN;
  const bias = features.length * wide;
  const out = bias + HIDDEN;
  const weights = startingWeights(features.length * wide, wide, out + HIDDEN);
  const gradient = new Float64Array(weights.length);
  const momentum = new Float64Array(weights.length);
  const squares = new Float64Array(weights.length);
  const mean = new Float64Array(weights.length);
  let steps = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const rate = RATE * (1 - round / ROUNDS);
    const order = shuffled(dense, round);
    for (let from = 0; from < order.length; from += BATCH) {
      gradient.fill(0);
      for (const choice of order.slice(from, from + BATCH)) addGradient(choice, weights, gradient, { wide, bias, out });
      steps += 1;
      for (let at = 0; at < weights.length; at += 1) {
        const pull = (gradient[at] ?? 0) / BATCH - DECAY * (weights[at] ?? 0);
        const first = MOMENTUM * (momentum[at] ?? 0) + (1 - MOMENTUM) * pull;
        const second = SQUARES * (squares[at] ?? 0) + (1 - SQUARES) * pull * pull;
        momentum[at] = first;
        squares[at] = second;
        const size = Math.sqrt(second / (1 - SQUARES ** steps)) + 1e-8;
        weights[at] = (weights[at] ?? 0) + (rate * (first / (1 - MOMENTUM ** steps))) / size;
      }
    }
    if (round >= ROUNDS - AVERAGED)
      for (let at = 0; at < weights.length; at += 1) mean[at] = (mean[at] ?? 0) + (weights[at] ?? 0) / AVERAGED;
  }
  const rounded = (from: number, to: number): number[] => Array.from(mean.subarray(from, to), (weight) => Math.round(weight * 100) / 100);
  return {
    features,
    weights: features.map((_, at) => rounded(at * wide, (at + 1) * wide)),
    bias: rounded(bias, out),
    out: rounded(out, out + HIDDEN),
  };
}

interface Places {
  readonly wide: number;
  readonly bias: number;
  readonly out: number;
}

/** Adds what makes the chosen rows of one choice more probable. */
function addGradient({ rows, chosen, weight }: Dense, weights: Float64Array, gradient: Float64Array, { wide, bias, out }: Places): void {
  const hidden = new Float64Array(rows.length * HIDDEN);
  const scores = rows.map(({ at, values }, row) => {
    const units = hidden.subarray(row * HIDDEN, (row + 1) * HIDDEN);
    units.set(weights.subarray(bias, out));
    let score = 0;
    at.forEach((feature, each) => {
      const value = values[each] ?? 0;
      const own = feature * wide;
      score += value * (weights[own] ?? 0);
      for (let unit = 0; unit < HIDDEN; unit += 1) units[unit] = (units[unit] ?? 0) + value * (weights[own + 1 + unit] ?? 0);
    });
    for (let unit = 0; unit < HIDDEN; unit += 1) {
      const bent = Math.tanh(units[unit] ?? 0);
      units[unit] = bent;
      score += bent * (weights[out + unit] ?? 0);
    }
    return score;
  });
  const most = Math.max(...scores);
  const shares = scores.map((score) => Math.exp(score - most));
  const whole = shares.reduce((sum, each) => sum + each, 0);
  const right = Math.max(
    1e-12,
    chosen.reduce((sum, each) => sum + (shares[each] ?? 0), 0),
  );
  rows.forEach(({ at, values }, row) => {
    const share = shares[row] ?? 0;
    const pull = weight * ((chosen.includes(row) ? share / right : 0) - share / whole);
    if (Math.abs(pull) < LEAST_PULL) return;
    at.forEach((feature, each) => {
      gradient[feature * wide] = (gradient[feature * wide] ?? 0) + pull * (values[each] ?? 0);
    });
    for (let unit = 0; unit < HIDDEN; unit += 1) {
      const bent = hidden[row * HIDDEN + unit] ?? 0;
      gradient[out + unit] = (gradient[out + unit] ?? 0) + pull * bent;
      const through = pull * (weights[out + unit] ?? 0) * (1 - bent * bent);
      gradient[bias + unit] = (gradient[bias + unit] ?? 0) + through;
      at.forEach((feature, each) => {
        const place = feature * wide + 1 + unit;
        gradient[place] = (gradient[place] ?? 0) + through * (values[each] ?? 0);
      });
    }
  });
}
/** What pulls less is not worth the time. */
const LEAST_PULL = 1e-6;

/** Nothing by itself; of the hidden units small ones, each another, since alike they would learn alike. */
function startingWeights(own: number, wide: number, all: number): Float64Array {
  let state = 7;
  const next = (): number => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x3c6ef35f) >>> 0;
    return state / 2 ** 32 - 0.5;
  };
  return Float64Array.from({ length: all }, (_, at) =>
    at < own ? (at % wide === 0 ? 0 : 0.6 * next()) : at < own + HIDDEN ? 0 : 0.4 * next(),
  );
}
