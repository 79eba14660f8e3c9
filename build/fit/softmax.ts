// Fits choices by their features, and the kind of entry that a question wants: softmax regression by gradient steps.
import { KIND_STEPS, KIND_ZERO } from '../../api/guide/asking/learned.ts';
import { frontCoded } from '../../api/guide/reading/front-coded.ts';

/** One choice among several: `rows` are the candidates' features, `chosen` the right ones: one, or several that are as good. */
export interface Choice {
  readonly rows: readonly Readonly<Record<string, number>>[];
  readonly chosen: readonly number[];
  readonly weight?: number;
}

/**
 * Weights that make the chosen rows most probable: softmax regression by AdaGrad, the same every time. The choices come in another order in each
 * round, since what stands last would count most otherwise, and the weights are the mean of those of the later rounds.
 *
 * @param held weights that are not fitted, since the choices cannot tell them
 */
export function fitChoices(
  choices: readonly Choice[],
  held: Readonly<Record<string, number>> = {},
  { rounds = 8, rate = 1.5, decay = 1e-6 } = {},
): Record<string, number> {
  const names = [...new Set(choices.flatMap(({ rows }) => rows.flatMap((row) => Object.keys(row))))].sort();
  const place = new Map(names.map((name, at) => [name, at]));
  const dense = choices.map(({ rows, chosen, weight = 1 }) => ({
    chosen,
    weight,
    rows: rows.map((row) => Object.entries(row).map(([name, value]) => [place.get(name) ?? 0, value] as const)),
  }));
  const isHeld = names.map((name) => name in held);
  const weights = Float64Array.from(names, (name) => held[name] ?? 0);
  const mean = new Float64Array(names.length);
  const squares = new Float64Array(names.length).fill(1e-6);
  const gradient = new Float64Array(names.length);
  const averaged = Math.ceil(rounds / 2);
  for (let round = 0; round < rounds; round += 1) {
    const step = rate / (1 + round);
    for (const { rows, chosen, weight } of shuffled(dense, round)) {
      const scores = rows.map((row) => row.reduce((sum, [at, value]) => sum + value * (weights[at] ?? 0), 0));
      const most = Math.max(...scores);
      const shares = scores.map((score) => Math.exp(score - most));
      const whole = shares.reduce((sum, each) => sum + each, 0);
      gradient.fill(0);
      const right = chosen.reduce((sum, each) => sum + (shares[each] ?? 0), 0);
      rows.forEach((row, each) => {
        const share = (chosen.includes(each) ? (shares[each] ?? 0) / Math.max(right, 1e-12) : 0) - (shares[each] ?? 0) / whole;
        for (const [at, value] of row) gradient[at] = (gradient[at] ?? 0) + share * value;
      });
      for (let at = 0; at < weights.length; at += 1) {
        const pull = weight * (gradient[at] ?? 0) - decay * (weights[at] ?? 0);
        const steep = (squares[at] ?? 0) + pull * pull;
        squares[at] = steep;
        if (isHeld[at] !== true) weights[at] = (weights[at] ?? 0) + (step * pull) / Math.sqrt(steep);
      }
      if (round >= rounds - averaged)
        for (let at = 0; at < weights.length; at += 1) mean[at] = (mean[at] ?? 0) + (weights[at] ?? 0) / (averaged * dense.length);
    }
  }
  return Object.fromEntries(names.map((name, at) => [name, Math.round((mean[at] ?? 0) * 1000) / 1000]));
}

/** In an order of its own for each round, the same every time. */
export function shuffled<Each>(list: readonly Each[], round: number): readonly Each[] {
  const out = [...list];
  let state = (0x9e3779b9 ^ Math.imul(round + 1, 0x85ebca6b)) >>> 0;
  for (let last = out.length - 1; last > 0; last -= 1) {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x3c6ef35f) >>> 0;
    const at = state % (last + 1);
    const [one, other] = [out[at], out[last]];
    if (one !== undefined && other !== undefined) [out[at], out[last]] = [other, one];
  }
  return out;
}

/** Weight of each class for each term that tells classes apart, as `Learned` has it: softmax regression over the terms of texts. */
export function fitClasses(
  samples: readonly { readonly terms: readonly string[]; readonly kind: string }[],
  kinds: readonly string[],
  { rounds = 12, rate = 0.5, least = 30 } = {},
): { readonly kindTerms: string; readonly kindWeights: Uint8Array } {
  const seen = new Map<string, number>();
  for (const { terms } of samples) for (const term of terms) seen.set(term, (seen.get(term) ?? 0) + 1);
  const weights = new Map<string, Float64Array>([['*', new Float64Array(kinds.length)]]);
  for (const [term, count] of seen) if (count >= least) weights.set(term, new Float64Array(kinds.length));
  for (let round = 0; round < rounds; round += 1) {
    for (const { terms, kind } of shuffled(samples, round)) {
      const rows = ['*', ...terms].flatMap((term) => weights.get(term) ?? []);
      const scale = 1 / Math.sqrt(rows.length);
      const scores = kinds.map((_, at) => rows.reduce((sum, row) => sum + (row[at] ?? 0), 0) * scale);
      const most = Math.max(...scores);
      const shares = scores.map((score) => Math.exp(score - most));
      const whole = shares.reduce((sum, each) => sum + each, 0);
      kinds.forEach((each, at) => {
        const step = (rate / (1 + round * 0.3)) * scale * ((each === kind ? 1 : 0) - (shares[at] ?? 0) / whole);
        for (const row of rows) row[at] = (row[at] ?? 0) + step;
      });
    }
  }
  const rows = [...weights].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    kindTerms: frontCoded(rows.map(([term]) => term)),
    kindWeights: Uint8Array.from(
      rows.flatMap(([, row]) => [...row].map((each) => KIND_ZERO + Math.round(Math.max(-8, Math.min(7, each)) * KIND_STEPS))),
    ),
  };
}
