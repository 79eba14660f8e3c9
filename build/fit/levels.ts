// Learns how much each posting is worth, out of how many questions it stands for and whether it leads to the right entry; and how much each term
// tells of what is asked: 'gfci' much, 'inspector' or 'basement' little, however few entries it asks for.
import { halfOf, OFTEN, rarityAmong, SALIENCE_ONE, SALIENCE_STEPS, unknownAmong } from '../../api/guide/asking/learned.ts';
import type { Told } from '../../api/guide/search/knowledge-index.ts';
import type { Counted, Row, Sample } from './likeness.ts';
import { shuffled } from './softmax.ts';

const ROUNDS = 3;
const RATE = 0.1;
/** How sharply the share of a question decides: as sharply as ranking takes it. */
const SHARPNESS = 25;
/** Logarithms: of what a term tells, and of what a posting is worth beside its number of questions. */
const TERM = { least: -3, most: 1.5, decay: 0.002, soft: 0.01 } as const;
const POSTING = { least: -4, most: 2, decay: 0.001, soft: 0.001 } as const;
/** A question always wants what it has itself: its own entry's postings follow it less than those of entries that it is mistaken for. */
const OWN = 0.2;
/** An entry that is hardly mistaken for the right one teaches nothing of its postings. */
const CLEAR = 0.0005;

/** For each of the terms, the postings with their levels, and its salience as a byte. */
export interface Levelled {
  readonly rows: readonly Row[];
  readonly saliences: Uint8Array;
}

/**
 * Fitted so that the likeness of questions finds their entries, each question without itself: it is taken off the number of questions of its own
 * entry's postings. Of questions not seen, 2.3 points more find their entry first than by plain numbers of questions on the same levels; of threads 0.9.
 */
export function learnLevels(samples: readonly Sample[], counted: Counted, told: Told): Levelled {
  const { entries, terms, rows } = counted;
  const { starts, places, counts, says, halves, rarities } = tableOf(counted, told);
  const known = new Map(terms.map((term, row) => [term, row]));
  const unknown = unknownAmong(entries.length);
  const placeOf = new Map(entries.map((id, place) => [id, place]));
  const tells = createLogs(terms.length, TERM);
  const worths = createLogs(places.length, POSTING);
  const weightOf = (row: number): number => (rarities[row] ?? 0) * (tells.factors[row] ?? 1);
  const scores = new Float64Array(entries.length);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { id, terms: said } of shuffled(samples, round)) {
      const own = placeOf.get(id);
      if (own === undefined) continue;
      const mine = said.flatMap((term) => known.get(term) ?? []);
      const whole = mine.reduce((sum, row) => sum + weightOf(row), unknown * (said.length - mine.length));
      if (whole === 0) continue;
      const askedOf = (each: number): number =>
        ((counts[each] ?? 0) - (places[each] === own && counts[each] !== 0 ? 1 : 0)) * (worths.factors[each] ?? 1);
      scores.fill(0);
      for (const row of mine) {
        const share = weightOf(row) / whole;
        for (let each = starts[row] ?? 0; each < (starts[row + 1] ?? 0); each += 1) {
          const place = places[each] ?? 0;
          const much = askedOf(each) + (says[each] ?? 0);
          scores[place] = (scores[place] ?? 0) + (share * much) / (much + (halves[place] ?? 1));
        }
      }
      const errors = softmax(scores, SHARPNESS);
      errors[own] = (errors[own] ?? 0) - 1;
      // A weight makes the whole larger too, of which all else is a share.
      const drag = errors.reduce((sum, error, place) => sum + error * (scores[place] ?? 0), 0);
      for (const row of mine) {
        const steepness = (SHARPNESS * weightOf(row)) / whole;
        let pull = -drag;
        for (let each = starts[row] ?? 0; each < (starts[row + 1] ?? 0); each += 1) {
          const place = places[each] ?? 0;
          const error = errors[place] ?? 0;
          const half = halves[place] ?? 1;
          const asked = askedOf(each);
          const much = asked + (says[each] ?? 0);
          pull += (error * much) / (much + half);
          if (asked > 0 && Math.abs(error) > CLEAR)
            worths.move(each, ((place === own ? OWN : 1) * steepness * error * asked * half) / (much + half) ** 2);
        }
        tells.move(row, steepness * pull);
      }
    }
  return {
    rows: rows.map((row, at) =>
      row.map(([place, count], each) => [place, levelOf(count * (worths.factors[(starts[at] ?? 0) + each] ?? 1))]),
    ),
    saliences: Uint8Array.from(tells.factors, (factor) => SALIENCE_ONE + Math.round(Math.log(factor) * SALIENCE_STEPS)),
  };
}

/** All rows behind one another, in each first what was counted, in its order, then what entries only tell of themselves. */
function tableOf({ entries, terms, rows }: Counted, told: Told) {
  const placeOf = new Map(entries.map((id, place) => [id, place]));
  const toldBy = told.ids.map((id) => placeOf.get(id));
  const lengths = entries.map(() => 0);
  toldBy.forEach((place, teller) => {
    if (place !== undefined) lengths[place] = told.lengthOf(teller);
  });
  const starts = [0];
  const [places, counts, says]: [number[], number[], number[]] = [[], [], []];
  rows.forEach((row, at) => {
    const own = new Map<number, number>();
    // A row without postings has too many: such a term says nothing.
    if (row.length > 0)
      told.each(terms[at] ?? '', (teller, weight) => {
        const place = toldBy[teller];
        if (place !== undefined) own.set(place, (own.get(place) ?? 0) + weight);
      });
    for (const [place, count] of row) {
      places.push(place);
      counts.push(count);
      says.push(own.get(place) ?? 0);
      own.delete(place);
      lengths[place] = (lengths[place] ?? 0) + count;
    }
    for (const [place, weight] of own) {
      places.push(place);
      counts.push(0);
      says.push(weight);
    }
    starts.push(places.length);
  });
  return {
    starts: Uint32Array.from(starts),
    places: Uint16Array.from(places),
    counts: Float64Array.from(counts),
    says: Float64Array.from(says),
    halves: Float64Array.from(lengths, halfOf),
    rarities: rows.map((row, at) => (row.length === 0 ? 0 : rarityAmong(entries.length, (starts[at + 1] ?? 0) - (starts[at] ?? 0)))),
  };
}

/** Logarithms that begin at 0 and are moved down a slope by AdaGrad, within bounds; and the factors that they stand for. */
function createLogs(length: number, { least, most, decay, soft }: Readonly<Record<'least' | 'most' | 'decay' | 'soft', number>>) {
  const logs = new Float64Array(length);
  const squares = new Float64Array(length);
  const factors = new Float64Array(length).fill(1);
  return {
    factors,
    move(at: number, slope: number): void {
      const log = logs[at] ?? 0;
      const whole = slope + decay * log;
      const square = (squares[at] ?? 0) + whole ** 2;
      squares[at] = square;
      const moved = Math.max(least, Math.min(most, log - (RATE * whole) / Math.sqrt(square + soft)));
      logs[at] = moved;
      factors[at] = Math.exp(moved);
    },
  };
}

/** The place of the figure of `OFTEN` that is the nearest by its logarithm. */
const levelOf = (worth: number): number => OFTEN.filter((often, at) => at > 0 && worth ** 2 >= often * (OFTEN[at - 1] ?? 0)).length;

function softmax(scores: Float64Array, sharpness: number): Float64Array {
  const most = scores.reduce((one, other) => Math.max(one, other));
  const shares = scores.map((score) => Math.exp(sharpness * (score - most)));
  const whole = shares.reduce((sum, each) => sum + each, 0);
  return shares.map((each) => each / whole);
}
