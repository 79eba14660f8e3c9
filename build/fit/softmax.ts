// Fits choices by their features: softmax regression by gradient steps.

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
