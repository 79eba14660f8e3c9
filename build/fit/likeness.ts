// Learns which words ask for which entry.
import type { Language } from '../../api/contract/values.ts';
import type { Learned } from '../../api/guide/asking/learned.ts';
import { frontCoded } from '../../api/guide/reading/front-coded.ts';

/** Something that somebody asked, in the languages whose guide has to know its words. */
export interface Sample {
  readonly id: string;
  readonly terms: readonly string[];
  readonly languages: readonly Language[];
}

/** Terms of fewer questions are left out: most are slips of the finger. */
const LEAST = 3;
/** A term that more entries are asked for with says nothing of which: 'the', 'box'. */
const MOST = 600;

/**
 * Which of `entries` were asked for with each term that a guide of `language` has to know, over the questions of both. How often they were tells
 * hardly more, for a quarter more to download.
 */
export function learnLikeness(
  samples: readonly Sample[],
  entries: readonly string[],
  language: Language,
): Pick<Learned, 'terms' | 'postings'> {
  const seen = new Map<string, number>();
  const own = new Set<string>();
  for (const { terms, languages } of samples)
    for (const term of terms) {
      seen.set(term, (seen.get(term) ?? 0) + 1);
      if (languages.includes(language)) own.add(term);
    }
  const places = new Map(entries.map((id, place) => [id, place]));
  const table = new Map<string, Set<number>>();
  for (const { id, terms } of samples)
    for (const term of terms) {
      const place = places.get(id);
      if (place === undefined || !own.has(term) || (seen.get(term) ?? 0) < LEAST) continue;
      const row = table.get(term) ?? new Set<number>();
      table.set(term, row.add(place));
    }
  const terms = [...table.keys()].sort();
  return { terms: frontCoded(terms), postings: encodePostings(terms.map((term) => [...(table.get(term) ?? [])])) };
}

/**
 * Rows of places as bytes, each kind of number by itself, which compresses better: how many places each row has, none where it has too many; for
 * each place, how far it is from the one before, less one. Numbers are bytes of seven bits, the lowest first, a set eighth: more to come.
 */
function encodePostings(rows: readonly (readonly number[])[]): Uint8Array {
  const kept = rows.map((row) => (row.length > MOST ? [] : row.toSorted((a, b) => a - b)));
  const bytes: number[] = [];
  const put = (value: number): void => {
    let left = value;
    for (; left > 127; left >>>= 7) bytes.push((left & 127) | 128);
    bytes.push(left);
  };
  for (const row of kept) put(row.length);
  for (const row of kept) {
    let before = -1;
    for (const place of row) {
      put(place - before - 1);
      before = place;
    }
  }
  return Uint8Array.from(bytes);
}
