// Learns how much each term tells of what is asked: 'gfci' much, 'inspector' or 'basement' little, however few entries it asks for.
import { type AskedWith, createAskedWith, SALIENCE_ONE, SALIENCE_STEPS } from '../../api/guide/asking/learned.ts';
import type { Told } from '../../api/guide/search/knowledge-index.ts';
import type { Sample } from './likeness.ts';
import { shuffled } from './softmax.ts';

const ROUNDS = 2;
const RATE = 0.1;
const DECAY = 0.002;
/** How sharply the share of a question decides: as sharply as ranking takes it. */
const SHARPNESS = 25;
const [LEAST, MOST] = [-3, 1.5];

/** What is learned of a term: entries that have it, each with its part of them. */
interface Term {
  readonly at: number;
  readonly rarity: number;
  readonly places: Uint16Array;
  readonly parts: Float32Array;
  readonly often: Float32Array;
}

/**
 * For each of `terms`, its salience as a byte. Fitted so that the likeness of questions finds their entries, each question without itself: what
 * a question adds to its own entry's terms is taken off.
 */
export function learnSaliences(
  samples: readonly Sample[],
  learned: { readonly entries: readonly string[]; readonly terms: readonly string[]; readonly postings: Uint8Array },
  told: Told,
): Uint8Array {
  const asked = createAskedWith(learned, told);
  const known = new Map(learned.terms.map((term, at) => [term, readTerm(term, at, asked)]));
  const unknown = asked.rarity('', new Map());
  const placeOf = new Map(learned.entries.map((id, place) => [id, place]));
  const logs = new Float32Array(learned.terms.length);
  const steps = new Float32Array(learned.terms.length);
  const scores = new Float64Array(learned.entries.length);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { id, terms } of shuffled(samples, round)) {
      const own = placeOf.get(id);
      if (own === undefined) continue;
      const mine = terms.flatMap((term) => known.get(term) ?? []);
      const weightOf = (term: Term): number => term.rarity * Math.exp(logs[term.at] ?? 0);
      const whole = mine.reduce((sum, term) => sum + weightOf(term), unknown * (terms.length - mine.length));
      if (whole === 0) continue;
      scores.fill(0);
      for (const term of mine) {
        const weight = weightOf(term) / whole;
        term.places.forEach((place, at) => {
          scores[place] = (scores[place] ?? 0) + weight * (place === own ? withoutOne(term, at, asked) : (term.parts[at] ?? 0));
        });
      }
      const errors = softmax(scores, SHARPNESS);
      errors[own] = (errors[own] ?? 0) - 1;
      // A weight makes the whole larger too, of which all else is a share.
      const drag = errors.reduce((sum, error, place) => sum + error * (scores[place] ?? 0), 0);
      for (const term of mine) {
        let pull = -drag;
        term.places.forEach((place, at) => {
          pull += (errors[place] ?? 0) * (place === own ? withoutOne(term, at, asked) : (term.parts[at] ?? 0));
        });
        const log = logs[term.at] ?? 0;
        const slope = (pull * SHARPNESS * weightOf(term)) / whole + DECAY * log;
        const step = (steps[term.at] ?? 0) + slope ** 2;
        steps[term.at] = step;
        logs[term.at] = Math.max(LEAST, Math.min(MOST, log - (RATE * slope) / Math.sqrt(step + 0.01)));
      }
    }
  return Uint8Array.from(logs, (log) => SALIENCE_ONE + Math.round(log * SALIENCE_STEPS));
}

function readTerm(term: string, at: number, { having, part, rarity }: AskedWith): Term {
  const had = having(term);
  const places = Uint16Array.from(had.keys());
  const often = Float32Array.from(had.values());
  return { at, rarity: rarity(term, had), places, often, parts: often.map((each, place) => part(places[place] ?? 0, each)) };
}

/** An entry's part without the question that is asked. */
const withoutOne = (term: Term, at: number, { part }: AskedWith): number =>
  part(term.places[at] ?? 0, Math.max(0, (term.often[at] ?? 0) - 1));

function softmax(scores: Float64Array, sharpness: number): Float64Array {
  const most = scores.reduce((one, other) => Math.max(one, other));
  const shares = scores.map((score) => Math.exp(sharpness * (score - most)));
  const whole = shares.reduce((sum, each) => sum + each, 0);
  return shares.map((each) => each / whole);
}
