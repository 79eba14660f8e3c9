// Learns which words ask for which entry: how many of its questions have a term.
import type { Language } from '../../api/contract/values.ts';
import { LEVELS_TO_BYTE, OFTEN } from '../../api/guide/asking/learned.ts';

/** Something that somebody asked, with the languages whose guide may be asked it. */
export interface Sample {
  readonly id: string;
  readonly terms: readonly string[];
  readonly languages: readonly Language[];
}

/** The postings of a term: places of entries, ascending, each with a number of questions or with the level that this is in `OFTEN`. */
export type Row = readonly (readonly [place: number, often: number])[];

/** How many questions of each entry have each term: no postings for one that too many are asked for with. */
export interface Counted {
  readonly entries: readonly string[];
  readonly terms: readonly string[];
  readonly rows: readonly Row[];
}

/** Terms of fewer questions are left out: most are slips of the finger. */
const LEAST = 2;
/** A guide knows a term only where its own questions are that share of all that have it: the others are asked of the other guide. */
const OWN_SHARE = 0.05;
/** A term that more entries are asked for with says nothing of which: 'the', 'box'. */
const MOST = 920;
/** An entry whose questions have a term more seldom than that share of what is usual was not asked for with it: it stood in a story around. */
const LEAST_SHARE = 0.3;

/**
 * How often `entries` were asked for with each term that a guide of `language` has to know; counted over the questions of both. Without how often,
 * what is asked most every day (the wire for a circuit) is no longer found by it.
 */
export function countTerms(samples: readonly Sample[], entries: readonly string[], language: Language): Counted {
  const seen = new Map<string, number>();
  const own = new Map<string, number>();
  for (const { terms, languages } of samples)
    for (const term of terms) {
      seen.set(term, (seen.get(term) ?? 0) + 1);
      if (languages.includes(language)) own.set(term, (own.get(term) ?? 0) + 1);
    }
  const isOwn = (term: string): boolean => (own.get(term) ?? 0) >= Math.max(1, OWN_SHARE * (seen.get(term) ?? 0));
  const places = new Map(entries.map((id, place) => [id, place]));
  const asked = new Float32Array(entries.length);
  const table = new Map<string, Map<number, number>>();
  for (const { id, terms } of samples) {
    const place = places.get(id);
    if (place === undefined) continue;
    asked[place] = (asked[place] ?? 0) + 1;
    for (const term of terms) {
      if (!isOwn(term) || (seen.get(term) ?? 0) < LEAST) continue;
      const row = table.get(term) ?? new Map<number, number>();
      table.set(term, row);
      row.set(place, (row.get(place) ?? 0) + 1);
    }
  }
  const terms = [...table.keys()].sort();
  const telling = (term: string): Row => {
    const row = [...(table.get(term) ?? [])];
    // The term stays, to be known as such.
    if (row.length > MOST) return [];
    const usual = row.length / entries.length;
    return row.filter(([place, count]) => count / (asked[place] ?? 1) >= LEAST_SHARE * usual).sort((a, b) => a[0] - b[0]);
  };
  return { entries, terms, rows: terms.map(telling) };
}

/**
 * Rows of postings as bytes, each kind of number by itself, which compresses better: how many postings each row has, none where it has too many;
 * for each posting, how many places it is from the one before, less one; for each, which of `OFTEN`, three to a byte as digits, lowest first: most
 * are the lowest, and so compressed they are no more than four levels in two bits. Other numbers are bytes of seven bits, the lowest first, a set
 * eighth: more to come.
 */
export function encodePostings(rows: readonly Row[]): Uint8Array {
  const bytes: number[] = [];
  const put = (value: number): void => {
    let left = value;
    for (; left > 127; left >>>= 7) bytes.push((left & 127) | 128);
    bytes.push(left);
  };
  for (const row of rows) put(row.length);
  for (const row of rows) {
    let before = -1;
    for (const [place] of row) {
      put(place - before - 1);
      before = place;
    }
  }
  const levels = rows.flatMap((row) => row.map(([, level]) => level));
  for (let at = 0; at < levels.length; at += LEVELS_TO_BYTE)
    bytes.push(levels.slice(at, at + LEVELS_TO_BYTE).reduce((byte, level, place) => byte + level * OFTEN.length ** place, 0));
  return Uint8Array.from(bytes);
}
