// Full-text search over documents that are cut into terms already: BM25+ over several fields, as MiniSearch ranks, with the postings as
// plain numbers, because a phone builds this index every time the app opens.
import { editDistance } from '../reading/spelling.ts';
import { largest } from './largest.ts';

/** A document's terms by field, in the order of the fields' weights. */
export type FieldTerms = readonly (readonly string[])[];

export interface Found {
  /** The document's place. */
  readonly document: number;
  readonly score: number;
  /** Which of the terms looked for it has, itself or nearly. */
  readonly terms: ReadonlySet<string>;
}

export interface FullText {
  has(term: string): boolean;
  /** In how many documents a term is. */
  countOf(term: string): number;
  /** Every document and field that has a term. */
  each(term: string, visit: (document: number, field: number) => void): void;
  /** How many different terms a document has in a field. */
  lengthOf(document: number, field: number): number;
  /** The documents with any of the terms that rank best, best first, at most `FOUND_MOST`. `likeness` says for which terms nearly the same word will do. */
  search(terms: readonly string[], weightOf: (term: string) => number, likeness: (term: string) => boolean): readonly Found[];
}

/** No more are worth looking at. */
const FOUND_MOST = 40;

// Robertson and Zaragoza's BM25+: how soon more of a term stops counting, how much a field's length counts, and the least a match counts.
const SATURATION = 1.2;
const LENGTH_SHARE = 0.5;
const LEAST = 0.5;
// What a word that only begins so, or only is spelled like it, counts at most; and how far spelled, as a share of its letters.
const PREFIX_WEIGHT = 0.375;
const FUZZY_WEIGHT = 0.45;
const FUZZINESS = 0.2;

/** An index over `documents`; `weights` has one weight for each field. */
export function createFullText(documents: readonly FieldTerms[], weights: readonly number[]): FullText {
  const fields = weights.length;
  /** Term -> pairs of `document * fields + field` and how often it is there. */
  const postings = new Map<string, number[]>();
  const lengths = new Uint16Array(documents.length * fields);
  const totals = new Float64Array(fields);
  documents.forEach((terms, document) => {
    for (let field = 0; field < fields; field += 1) {
      const place = document * fields + field;
      let length = 0;
      for (const term of terms[field] ?? []) {
        const list = postings.get(term);
        if (list === undefined) {
          postings.set(term, [place, 1]);
          length += 1;
        } else if (list[list.length - 2] === place) {
          list[list.length - 1] = (list[list.length - 1] ?? 0) + 1;
        } else {
          list.push(place, 1);
          length += 1;
        }
      }
      lengths[place] = length;
      totals[field] = (totals[field] ?? 0) + length;
    }
  });
  const averages = totals.map((total) => total / Math.max(1, documents.length));
  const byLetter = lazily(() => {
    const map = new Map<string, string[]>();
    for (const term of postings.keys()) {
      const letter = term.charAt(0);
      const terms = map.get(letter);
      if (terms === undefined) map.set(letter, [term]);
      else terms.push(term);
    }
    return map;
  });

  /** Terms that begin with a word or are spelled nearly so, each with what it counts. */
  function* nearly(word: string): Generator<readonly [term: string, weight: number]> {
    const limit = Math.round(word.length * FUZZINESS);
    for (const term of byLetter().get(word.charAt(0)) ?? []) {
      if (term === word) continue;
      if (term.startsWith(word)) {
        yield [term, (PREFIX_WEIGHT * term.length) / (term.length + 0.3 * (term.length - word.length))];
      } else if (Math.abs(term.length - word.length) <= limit) {
        const distance = editDistance(term, word, limit);
        if (distance <= limit) yield [term, (FUZZY_WEIGHT * term.length) / (term.length + distance)];
      }
    }
  }

  // Of the search at hand: the documents in the order in which they were found, their scores and, as bits, which of the terms they have; all 0
  // again after it.
  const found = new Uint32Array(documents.length);
  const scores = new Float64Array(documents.length);
  let bits = new Uint32Array(documents.length);
  const inField = new Uint32Array(fields);
  const worths = new Float64Array(fields);

  /** Adds what a term is worth to every document that has it, as the term of a place of `words` numbers; returns how many are found by then. */
  const add = (term: string, weight: number, source: number, words: number, before: number): number => {
    const list = postings.get(term);
    if (list === undefined) return before;
    inField.fill(0);
    for (let at = 0; at < list.length; at += 2) {
      const field = (list[at] ?? 0) % fields;
      inField[field] = (inField[field] ?? 0) + 1;
    }
    for (let field = 0; field < fields; field += 1) {
      const having = inField[field] ?? 0;
      worths[field] = weight * (weights[field] ?? 0) * Math.log(1 + (documents.length - having + 0.5) / (having + 0.5));
    }
    const bit = 1 << (source & 31);
    let count = before;
    for (let at = 0; at < list.length; at += 2) {
      const place = list[at] ?? 0;
      const often = list[at + 1] ?? 0;
      const field = place % fields;
      const document = (place - field) / fields;
      const long = 1 - LENGTH_SHARE + (LENGTH_SHARE * (lengths[place] ?? 0)) / (averages[field] ?? 1);
      const score = scores[document] ?? 0;
      if (score === 0) {
        found[count] = document;
        count += 1;
      }
      scores[document] = score + (worths[field] ?? 0) * (LEAST + (often * (SATURATION + 1)) / (often + SATURATION * long));
      const word = document * words + (source >> 5);
      bits[word] = (bits[word] ?? 0) | bit;
    }
    return count;
  };

  const counts = new Map<string, number>();

  return {
    has: (term) => postings.has(term),
    countOf(term) {
      const known = counts.get(term);
      if (known !== undefined) return known;
      const documentsOf = new Set<number>();
      (postings.get(term) ?? []).forEach((value, at) => {
        if (at % 2 === 0) documentsOf.add(Math.floor(value / fields));
      });
      counts.set(term, documentsOf.size);
      return documentsOf.size;
    },
    each(term, visit) {
      const list = postings.get(term) ?? [];
      for (let at = 0; at < list.length; at += 2) {
        const place = list[at] ?? 0;
        visit(Math.floor(place / fields), place % fields);
      }
    },
    lengthOf: (document, field) => lengths[document * fields + field] ?? 0,
    search(terms, weightOf, likeness) {
      const words = Math.ceil(terms.length / 32);
      if (bits.length < documents.length * words) bits = new Uint32Array(documents.length * words);
      let count = 0;
      for (const [source, term] of terms.entries()) {
        const weight = weightOf(term);
        count = add(term, weight, source, words, count);
        if (likeness(term)) for (const [near, share] of nearly(term)) count = add(near, share * weight, source, words, count);
      }
      // A document with more of the terms is worth more than one with much of a single one.
      const ranks = new Float64Array(count);
      for (let at = 0; at < count; at += 1) {
        const document = found[at] ?? 0;
        ranks[at] = (scores[document] ?? 0) * countBits(bits, document * words, words);
      }
      const best = largest(ranks, FOUND_MOST).map((at) => {
        const document = found[at] ?? 0;
        const has = (_: string, source: number): boolean => ((bits[document * words + (source >> 5)] ?? 0) & (1 << (source & 31))) !== 0;
        return { document, score: ranks[at] ?? 0, terms: new Set(terms.filter(has)) };
      });
      scores.fill(0);
      bits.fill(0);
      return best;
    },
  };
}

/** How many bits are set in `words` numbers from `start` on. */
function countBits(bits: Uint32Array, start: number, words: number): number {
  let count = 0;
  for (let at = start; at < start + words; at += 1) for (let rest = bits[at] ?? 0; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

function lazily<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
