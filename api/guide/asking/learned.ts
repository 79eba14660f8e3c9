// What was learned from people's questions, as the data file has it and as ranking uses it. Made by `npm run fit`, read by nothing else.
import type { LearnedClasses } from '../reading/classes.ts';
import { fromFrontCoded } from '../reading/front-coded.ts';
import { remembered } from '../reading/remembered.ts';
import type { Told } from '../search/knowledge-index.ts';
import { largest } from '../search/largest.ts';
import type { LearnedNet } from './net.ts';

/** What a guide of one language takes of `learned.json`. */
export interface Learned {
  /** Ids of rules, topics and calculators, in the order of their places. */
  readonly entries: readonly string[];
  /** Terms that questions in the language have, front-coded. */
  readonly terms: string;
  /** For each term, which entries were asked for with it and how often: see `encodePostings` in `build/fit/likeness.ts`. */
  readonly postings: Uint8Array;
  /** For each term, how much it tells of what is asked: see `salienceOf`. */
  readonly saliences: Uint8Array;
  /** Which calculator, or which kind of entry, questions are after: see `createSought`. */
  readonly sought: LearnedClasses;
  /** What questions want to know with yes or no: see `createActs`. */
  readonly acts: LearnedClasses;
  /** Feature -> weight in deciding yes or no. */
  readonly deciding: Readonly<Record<string, number>>;
  /** How features are weighed in the ranking. */
  readonly ranking: LearnedNet;
  /** How inputs are filled: of each input, and of '*', which all of them share, the weights of features; see `readSlotWeights`. */
  readonly slots: LearnedClasses;
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
  /** Logarithm of how few entries a term asks for. */
  rarity(term: string): number;
  /** Its rarity, times how much it tells of what is asked. */
  weight(term: string): number;
  /** How much was asked of an entry, as a logarithm: 0 where it is the usual. */
  asked(id: string): number;
}

/** Which entries were asked for with a term, by place, and how often each: a figure of `OFTEN` and what it tells itself. */
interface Having {
  readonly places: Uint16Array;
  readonly often: Float64Array;
}

/** What people asked of entries with a term, and what those tell of themselves. */
interface AskedWith {
  /** Which of the learned terms it is; undefined for a word that nobody has used. */
  row(term: string): number | undefined;
  /** Of a term that says nothing, such as 'the', nothing. */
  having(term: string): Having;
  /** How much of an entry's questions that makes, 0 to 1. */
  part(place: number, often: number): number;
  /** All that was asked of an entry and that it tells, in terms. */
  length(place: number): number;
  /** Logarithm of how few entries a term asks for, where so many have it. */
  rarity(term: string, having: number): number;
}

/** Salience 1 as a byte, and how many steps make a logarithm of 1. */
export const SALIENCE_ONE = 16;
export const SALIENCE_STEPS = 4;
const salienceOf = (byte: number): number => Math.exp((byte - SALIENCE_ONE) / SALIENCE_STEPS);

/** So many questions with a term make half of its weight; more, the more words an entry's questions have. */
const HALF = 1.6;
const LENGTH_SHARE = 0.75;
const USUAL_LENGTH = 220;
/** What a posting can be worth, in questions: which one it is, `build/fit/levels.ts` learns. */
export const OFTEN = [1, 2.2, 4, 8, 16, 40] as const;
/** As digits of a number below 256. */
export const LEVELS_TO_BYTE = 3;
/** A word that nobody has used counts this share of the rarest one. */
const UNKNOWN_SHARE = 0.3;

/** So much asked of an entry with a term makes half of the term's weight, where all that was asked of it is `length`. */
export const halfOf = (length: number): number => HALF * (1 - LENGTH_SHARE + (LENGTH_SHARE * length) / USUAL_LENGTH);

/** Logarithm of how few of `entries` a term asks for. */
export const rarityAmong = (entries: number, having: number): number => Math.log(1 + entries / (0.5 + having));
export const unknownAmong = (entries: number): number => UNKNOWN_SHARE * rarityAmong(entries, 0);

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
  const rows = new Map(terms.map((term, row) => [term, row]));
  // Where the postings of a row begin, and after the last, where they end.
  const starts = new Uint32Array(terms.length + 1);
  for (let row = 0; row < terms.length; row += 1) starts[row + 1] = (starts[row] ?? 0) + number();
  const places = new Uint16Array(starts.at(-1) ?? 0);
  for (let row = 0; row < terms.length; row += 1) {
    let place = -1;
    for (let each = starts[row] ?? 0; each < (starts[row + 1] ?? 0); each += 1) {
      place += 1 + number();
      places[each] = place;
    }
  }
  const digits = Array.from({ length: LEVELS_TO_BYTE }, (_, digit) => OFTEN.length ** digit);
  const often = (each: number): number => {
    const byte = bytes[at + Math.floor(each / LEVELS_TO_BYTE)] ?? 0;
    return OFTEN[Math.floor(byte / (digits[each % LEVELS_TO_BYTE] ?? 1)) % OFTEN.length] ?? 1;
  };
  return { rows, starts, places, often };
}

/** Postings from `learned`, read once, when the guide is made; what entries tell of themselves is added as it is asked for. `terms` are whole here. */
function createAskedWith(
  { entries, terms, postings }: Pick<Learned, 'entries' | 'postings'> & { readonly terms: readonly string[] },
  told: Told,
): AskedWith {
  const { rows, starts, places, often } = readPostings(terms, postings);
  const placeOf = new Map(entries.map((id, place) => [id, place]));
  const toldBy = Int32Array.from(told.ids, (id) => placeOf.get(id) ?? -1);
  const lengths = new Float32Array(entries.length);
  toldBy.forEach((place, teller) => {
    if (place >= 0) lengths[place] = told.lengthOf(teller);
  });
  places.forEach((place, at) => {
    lengths[place] = (lengths[place] ?? 0) + often(at);
  });
  const halves = lengths.map(halfOf);
  const unknown = unknownAmong(entries.length);
  // How often each entry has the term that is looked at, and which do; all 0 again after it.
  const sums = new Float64Array(entries.length);
  const found = new Uint16Array(entries.length);
  return {
    having(term) {
      let count = 0;
      const add = (place: number, much: number): void => {
        const sum = sums[place] ?? 0;
        if (sum === 0) {
          found[count] = place;
          count += 1;
        }
        sums[place] = sum + much;
      };
      const row = rows.get(term);
      if (row !== undefined) {
        const [from = 0, to = 0] = [starts[row], starts[row + 1]];
        if (from === to) return NOTHING;
        for (let each = from; each < to; each += 1) add(places[each] ?? 0, often(each));
      }
      told.each(term, (teller, weight) => {
        const place = toldBy[teller] ?? -1;
        if (place >= 0) add(place, weight);
      });
      const had = { places: found.slice(0, count), often: new Float64Array(count) };
      had.places.forEach((place, at) => {
        had.often[at] = sums[place] ?? 0;
        sums[place] = 0;
      });
      return had;
    },
    row: (term) => rows.get(term),
    part: (place, much) => much / (much + (halves[place] ?? HALF)),
    length: (place) => lengths[place] ?? 0,
    rarity: (term, having) => (having > 0 ? rarityAmong(entries.length, having) : rows.has(term) ? 0 : unknown),
  };
}
const NOTHING: Having = { places: new Uint16Array(), often: new Float64Array() };

/** What a term weighs, and what of that each entry has that was asked for with it. */
interface WeighedTerm {
  readonly weight: number;
  readonly places: Uint16Array;
  readonly shares: Float64Array;
}
const WEIGHED_MOST = 96;

/** How much of a question people asked of each entry: of its terms, weighed by how few entries they ask for and how much they tell. */
export function createLikeness(
  { entries, terms, postings, saliences }: Pick<Learned, 'entries' | 'terms' | 'postings' | 'saliences'>,
  told: Told,
): Likeness {
  const asked = createAskedWith({ entries, terms: fromFrontCoded(terms), postings }, told);
  const placeOf = new Map(entries.map((id, place) => [id, place]));
  const salience = (term: string): number => {
    const row = asked.row(term);
    return row === undefined ? 1 : salienceOf(saliences[row] ?? SALIENCE_ONE);
  };
  const rarities = new Map<string, number>();
  const rarityOf = (term: string): number => {
    const known = rarities.get(term);
    if (known !== undefined) return known;
    const { length } = asked.having(term).places;
    const rarity = asked.rarity(term, length);
    // Words that nobody has used have no end.
    if (length > 0 || asked.row(term) !== undefined) rarities.set(term, rarity);
    return rarity;
  };
  const weightOf = (term: string): number => rarityOf(term) * salience(term);
  // Questions of one chat have most of their words in common, and so has each way to understand its newest.
  const weighed = remembered((term): WeighedTerm => {
    const { places, often } = asked.having(term);
    const weight = asked.rarity(term, places.length) * salience(term);
    return { weight, places, shares: often.map((much, each) => weight * asked.part(places[each] ?? 0, much)) };
  }, WEIGHED_MOST);
  return {
    asked: (id) => Math.log(Math.max(1, asked.length(placeOf.get(id) ?? -1)) / USUAL_LENGTH),
    rarity: rarityOf,
    weight: weightOf,
    of(question) {
      const sums = new Float32Array(entries.length);
      let whole = 0;
      for (const term of question) {
        const { weight, places, shares } = weighed(term);
        whole += weight;
        for (let each = 0; each < places.length; each += 1) {
          const place = places[each] ?? 0;
          sums[place] = (sums[place] ?? 0) + (shares[each] ?? 0);
        }
      }
      const share = (place: number): number => (whole > 0 ? (sums[place] ?? 0) / whole : 0);
      return {
        of: (id) => share(placeOf.get(id) ?? -1),
        most: (count) => largest(sums, count).flatMap((place) => entries[place] ?? []),
      };
    },
  };
}
