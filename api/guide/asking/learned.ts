// What was learned from people's questions, as the data file has it and as ranking uses it. Made by `npm run fit`, read by nothing else.
import type { LearnedClasses } from '../reading/classes.ts';
import { fromFrontCoded } from '../reading/front-coded.ts';
import type { Told } from '../search/knowledge-index.ts';

/** What a guide of one language takes of `learned.json`. */
export interface Learned {
  /** Ids of rules, topics and calculators, in the order of their places. */
  readonly entries: readonly string[];
  /** Terms that questions in the language have, front-coded. */
  readonly terms: string;
  /** For each term, which entries were asked for with it and how often: see `encodePostings` in `build/fit/likeness.ts`. */
  readonly postings: Uint8Array;
  /** What kinds of entry are, in the order of `kindWeights`. */
  readonly kinds: readonly string[];
  /** Terms that tell kinds apart, front-coded; the first, '*', is had by every question. */
  readonly kindTerms: string;
  /** For each of them, the weight of each kind in eighths, and 64. */
  readonly kindWeights: Uint8Array;
  /** What questions want to know with yes or no: see `createActs`. */
  readonly acts: LearnedClasses;
  /** Feature -> weight in deciding yes or no. */
  readonly deciding: Readonly<Record<string, number>>;
  /** Feature -> weight in the ranking. */
  readonly ranking: Readonly<Record<string, number>>;
  /** How inputs are filled: by input, features with their weights, '*' for what inputs share; see `readSlotWeights`. */
  readonly slots: Readonly<Record<string, string>>;
}

/** How much of one question people asked of each entry. */
export interface Alike {
  /** Share of the question, 0 to 1. */
  of(id: string): number;
  /** Ids of those with the largest share, largest first. */
  most(count: number): readonly string[];
}

export interface Likeness {
  of(terms: readonly string[]): Alike;
  /** Weight of a term: the logarithm of how few entries it asks for. */
  rarity(term: string): number;
}

/** So many questions with a term make half of its weight; more, the more words an entry's questions have. */
const HALF = 0.5;
const LENGTH_SHARE = 0.6;
const USUAL_LENGTH = 120;
/** A word that nobody has used counts this share of the rarest one. */
const UNKNOWN_SHARE = 0.3;
/** Where a term's postings begin and end. */
type Span = readonly [from: number, to: number];

/** How often people asked for which entry with which term, out of `postings`. */
function readPostings(terms: readonly string[], bytes: Uint8Array) {
  let at = 0;
  const number = (): number => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at] ?? 0;
      at += 1;
      value |= (byte & 127) << shift;
      if (byte < 128) return value;
    }
  };
  const spans = new Map<string, Span>();
  let whole = 0;
  for (const term of terms) {
    const from = whole;
    whole += number();
    spans.set(term, [from, whole]);
  }
  const places = new Uint16Array(whole);
  for (const [from, to] of spans.values()) {
    let place = -1;
    for (let each = from; each < to; each += 1) {
      place += 1 + number();
      places[each] = place;
    }
  }
  // Four counts a byte, each of 1 to 4.
  const counts = Uint8Array.from(places, (_, each) => 1 + (((bytes[at + (each >> 2)] ?? 0) >> (2 * (each & 3))) & 3));
  return { spans, places, counts };
}

/** Postings from `learned`, read once, when the guide is made; what entries tell of themselves is added as it is asked for. */
export function createLikeness({ entries, terms, postings }: Pick<Learned, 'entries' | 'terms' | 'postings'>, told: Told): Likeness {
  const { spans, places, counts } = readPostings(fromFrontCoded(terms), postings);
  const placeOf = new Map(entries.map((id, place) => [id, place]));
  const lengths = Float32Array.from(entries, (id) => told.lengthOf(id));
  places.forEach((place, at) => {
    lengths[place] = (lengths[place] ?? 0) + (counts[at] ?? 0);
  });
  const halves = lengths.map((length) => HALF * (1 - LENGTH_SHARE + (LENGTH_SHARE * length) / USUAL_LENGTH));
  const unknown = UNKNOWN_SHARE * Math.log(1 + entries.length / 0.5);
  const rarities = new Map<string, number>();

  /** How much of each entry's questions has the term, by place; nothing for a term that says nothing, such as 'the'. */
  function having(term: string): ReadonlyMap<number, number> {
    const sums = new Map<number, number>();
    const span = spans.get(term);
    if (span?.[0] === span?.[1] && span !== undefined) return sums;
    for (let at = span?.[0] ?? 0; at < (span?.[1] ?? 0); at += 1) sums.set(places[at] ?? 0, counts[at] ?? 0);
    told.each(term, (id, weight) => {
      const place = placeOf.get(id);
      if (place !== undefined) sums.set(place, (sums.get(place) ?? 0) + weight);
    });
    return sums;
  }

  const rarityOf = (term: string, had: ReadonlyMap<number, number>): number =>
    had.size > 0 ? Math.log(1 + entries.length / (0.5 + had.size)) : spans.has(term) ? 0 : unknown;

  return {
    rarity(term) {
      const known = rarities.get(term);
      if (known !== undefined) return known;
      const rarity = rarityOf(term, having(term));
      rarities.set(term, rarity);
      return rarity;
    },
    of(asked) {
      const sums = new Float32Array(entries.length);
      let whole = 0;
      for (const term of asked) {
        const had = having(term);
        const rarity = rarityOf(term, had);
        whole += rarity;
        for (const [place, sum] of had) sums[place] = (sums[place] ?? 0) + (rarity * sum) / (sum + (halves[place] ?? HALF));
      }
      const share = (place: number): number => (whole > 0 ? (sums[place] ?? 0) / whole : 0);
      return {
        of: (id) => share(placeOf.get(id) ?? -1),
        most: (count) => largest(sums, count).flatMap((place) => entries[place] ?? []),
      };
    },
  };
}

/** Places of the largest values above 0, largest first. */
function largest(values: Float32Array, count: number): readonly number[] {
  const floor = values.toSorted().at(-count) ?? 0;
  const places: number[] = [];
  values.forEach((value, place) => {
    if (value > 0 && value >= floor) places.push(place);
  });
  return places.sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0)).slice(0, count);
}

/** A weight of 0 as a byte. */
export const KIND_ZERO = 64;
export const KIND_STEPS = 8;

/** Tells how probable each kind of entry is for a question, as logarithms. */
export function createKinds({ kinds, kindTerms, kindWeights }: Pick<Learned, 'kinds' | 'kindTerms' | 'kindWeights'>) {
  const places = new Map(fromFrontCoded(kindTerms).map((term, at) => [term, at * kinds.length]));
  const weights = Float32Array.from(kindWeights, (byte) => (byte - KIND_ZERO) / KIND_STEPS);
  return (asked: readonly string[]): ReadonlyMap<string, number> => {
    const rows = ['*', ...asked].flatMap((term) => places.get(term) ?? []);
    const scale = Math.sqrt(Math.max(1, rows.length));
    const scores = kinds.map((_, kind) => rows.reduce((sum, row) => sum + (weights[row + kind] ?? 0), 0) / scale);
    const most = Math.max(...scores);
    const whole = most + Math.log(scores.reduce((sum, each) => sum + Math.exp(each - most), 0));
    return new Map(kinds.map((kind, at) => [kind, (scores[at] ?? 0) - whole]));
  };
}
