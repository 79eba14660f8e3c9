// What was learned from people's questions, as the data file has it and as ranking uses it. Made by `npm run fit`, read by nothing else.

/** `learned.json`. Weights are whole numbers of sixteenths; see `encodePostings` in `build/fit` for the order of bytes. */
export interface Learned {
  /** Ids of rules, topics and calculators. */
  readonly entries: readonly string[];
  /** Terms of questions, separated by spaces. */
  readonly terms: string;
  /** For each term, which entries it asks for and how strongly: base64. */
  readonly postings: string;
  /** What kinds of entry are, in the order of `kindWeights`. */
  readonly kinds: readonly string[];
  /** Terms that tell kinds apart, separated by spaces; the first, '*', is had by every question. */
  readonly kindTerms: string;
  /** For each of them, the weight of each kind in sixteenths. */
  readonly kindWeights: readonly number[];
  /** Feature -> weight in the ranking. */
  readonly ranking: Readonly<Record<string, number>>;
}

/** One term's entries, with weights of 0 to 1. */
interface Posting {
  readonly entries: Uint16Array;
  readonly weights: Float32Array;
  /** How rare the term is among entries. */
  readonly rarity: number;
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

const WEIGHT_STEPS = 15;
/** A word that nobody has used counts this share of the rarest one. */
const UNKNOWN_SHARE = 0.3;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Base64 without padding, for a room that has neither the browser's nor Node's. */
function bytesOf(text: string): Uint8Array {
  const places = new Uint8Array(128);
  for (let at = 0; at < LETTERS.length; at += 1) places[LETTERS.charCodeAt(at)] = at;
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let bits = 0;
  let held = 0;
  let at = 0;
  for (let letter = 0; letter < text.length; letter += 1) {
    bits = ((bits << 6) | (places[text.charCodeAt(letter)] ?? 0)) & 0xffffff;
    held += 6;
    if (held < 8) continue;
    held -= 8;
    bytes[at] = bits >> held;
    at += 1;
  }
  return bytes;
}

/** Postings from `learned`: read once, when the guide is made. */
export function createLikeness({ entries, terms, postings }: Pick<Learned, 'entries' | 'terms' | 'postings'>): Likeness {
  const bytes = bytesOf(postings);
  const table = new Map<string, Posting>();
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
  for (const term of terms.split(' ')) {
    const count = number();
    const places = new Uint16Array(count);
    const weights = new Float32Array(count);
    let place = -1;
    for (let each = 0; each < count; each += 1) {
      const step = number();
      place += step >> 4;
      places[each] = place;
      weights[each] = (step & 15) / WEIGHT_STEPS;
    }
    table.set(term, { entries: places, weights, rarity: Math.log(1 + entries.length / (0.5 + number())) });
  }
  const unknown = Math.log(1 + entries.length / 0.5);
  const places = new Map(entries.map((id, place) => [id, place]));

  return {
    rarity: (term) => table.get(term)?.rarity ?? UNKNOWN_SHARE * unknown,
    of(asked) {
      const sums = new Float32Array(entries.length);
      let whole = 0;
      for (const term of asked) {
        const posting = table.get(term);
        if (posting === undefined) {
          whole += UNKNOWN_SHARE * unknown;
          continue;
        }
        whole += posting.rarity;
        for (let each = 0; each < posting.entries.length; each += 1) {
          const place = posting.entries[each] ?? 0;
          sums[place] = (sums[place] ?? 0) + posting.rarity * (posting.weights[each] ?? 0);
        }
      }
      const share = (place: number): number => (whole > 0 ? (sums[place] ?? 0) / whole : 0);
      return {
        of: (id) => share(places.get(id) ?? -1),
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

/** Tells how probable each kind of entry is for a question, as logarithms. */
export function createKinds({ kinds, kindTerms, kindWeights }: Pick<Learned, 'kinds' | 'kindTerms' | 'kindWeights'>) {
  const places = new Map(kindTerms.split(' ').map((term, at) => [term, at * kinds.length]));
  return (asked: readonly string[]): ReadonlyMap<string, number> => {
    const rows = ['*', ...asked].flatMap((term) => places.get(term) ?? []);
    const scale = 16 * Math.sqrt(Math.max(1, rows.length));
    const scores = kinds.map((_, kind) => rows.reduce((sum, row) => sum + (kindWeights[row + kind] ?? 0), 0) / scale);
    const most = Math.max(...scores);
    const whole = most + Math.log(scores.reduce((sum, each) => sum + Math.exp(each - most), 0));
    return new Map(kinds.map((kind, at) => [kind, (scores[at] ?? 0) - whole]));
  };
}
