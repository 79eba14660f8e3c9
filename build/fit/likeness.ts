// Learns which words ask for which entry: how many of its questions have a term, and how rare the term is.
import type { Learned } from '../../api/guide/asking/learned.ts';

/** Something somebody could ask for, told in `terms`; texts of the entry itself weigh less than a question. */
export interface Sample {
  readonly id: string;
  readonly terms: readonly string[];
  readonly weight: number;
}

/** So many questions with a term make half of its weight; more, the more words an entry's questions have. */
const HALF = 0.6;
const LENGTH_SHARE = 0.6;
const USUAL_LENGTH = 120;
const STEPS = 15;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** @param least terms in fewer samples than that are left out */
export function learnLikeness(samples: readonly Sample[], least = 2): Pick<Learned, 'entries' | 'terms' | 'postings'> {
  const seen = new Map<string, number>();
  for (const { terms } of samples) for (const term of terms) seen.set(term, (seen.get(term) ?? 0) + 1);
  const counts = new Map<string, Map<string, number>>();
  for (const { id, terms, weight } of samples) {
    const own = counts.get(id) ?? new Map<string, number>();
    counts.set(id, own);
    for (const term of terms) if ((seen.get(term) ?? 0) >= least) own.set(term, (own.get(term) ?? 0) + weight);
  }
  const entries = [...counts.keys()].sort();
  const place = new Map(entries.map((id, at) => [id, at]));
  const table = new Map<string, [place: number, step: number][]>();
  const spread = new Map<string, number>();
  for (const [id, own] of counts) {
    const length = [...own.values()].reduce((sum, each) => sum + each, 0);
    const half = HALF * (1 - LENGTH_SHARE + (LENGTH_SHARE * length) / USUAL_LENGTH);
    for (const [term, count] of own) {
      spread.set(term, (spread.get(term) ?? 0) + 1);
      const step = Math.round((STEPS * count) / (count + half));
      if (step === 0) continue;
      const row = table.get(term) ?? [];
      table.set(term, row);
      row.push([place.get(id) ?? 0, step]);
    }
  }
  const terms = [...table.keys()].sort();
  const bytes: number[] = [];
  const put = (value: number): void => {
    let left = value;
    for (; left > 127; left >>>= 7) bytes.push((left & 127) | 128);
    bytes.push(left);
  };
  for (const term of terms) {
    const row = (table.get(term) ?? []).sort((a, b) => a[0] - b[0]);
    put(row.length);
    let before = -1;
    for (const [at, step] of row) {
      put(((at - before) << 4) | step);
      before = at;
    }
    put(spread.get(term) ?? 0);
  }
  return { entries, terms: terms.join(' '), postings: base64(bytes) };
}

function base64(bytes: readonly number[]): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const three = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    for (const shift of [18, 12, 6, 0]) text += LETTERS[(three >> shift) & 63];
  }
  return text;
}
