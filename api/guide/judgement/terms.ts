// What a message is cut into to be judged: its words, their neighbours, signs, and signs that stand together, also in different sentences.
import { stem, wordsOf } from '../reading/words.ts';
import { mendSign, signsIn } from './signs.ts';

/** Largest device for a copper wire of a small size, A: what makes a rating too large for it. */
const MOST: Readonly<Record<string, number>> = { 14: 15, 12: 20, 10: 30, 8: 50, 6: 65 };
const RATINGS = new Set(['15', '20', '25', '30', '35', '40', '45', '50', '60', '70', '80', '90', '100', '125', '150', '200']);
const VOLTAGES = new Set('110 115 120 127 208 220 230 240 277 347 440 460 480 600 2400 4160 7200 12470 13800'.split(' '));

/** A figure as what it can be: a section, a voltage, a device's rating, a wire's size, or any other. */
function figureTerm(word: string, next: string | undefined): string {
  if (/^\d{2,3}\.\d/.test(word)) return '#section';
  if (next === 'volt' || next === 'v' || VOLTAGES.has(word)) return '#volts';
  if (next === 'amp' || next === 'amps' || next === 'amper') return '#amps';
  if (RATINGS.has(word)) return '#rating';
  return /^\d+(?:\.\d+)?$/.test(word) ? '#number' : '#size';
}

/** How the device ratings of a message go, and whether the last is too large for the wire that is named. */
function ratingTerms(words: readonly string[]): readonly string[] {
  const ratings = words.flatMap((word, at) =>
    RATINGS.has(word) && !/^(?:ft|feet|foot|in|pies?|min|volts?|v|years?|%|gauge|awg)/.test(words[at + 1] ?? '') ? [Number(word)] : [],
  );
  const wire = words.find(
    (word, at) =>
      word in MOST &&
      (words[at - 1] === '#' ||
        /^(?:awg|gauge|ga|wire|copper|romex)$/.test(words[at + 1] ?? '') ||
        /^(?:calibre|cable|del|wire|number)$/.test(words[at - 1] ?? '')),
  );
  const [first = 0] = ratings;
  const last = Math.max(0, ...ratings);
  return [
    ...(ratings.length > 1 ? [last > first ? '#up' : '#not-up'] : []),
    ...(wire !== undefined && last > 0 ? [last > (MOST[wire] ?? 0) ? '#over-wire' : '#fits-wire'] : []),
  ];
}

/** Words that only hold a sentence together. */
const GRAMMAR = new Set('the a an of to in on at and or is are el la los las un una de del en y o al con que'.split(' '));

/** The terms of a normalised text, each once. */
export function judgementTerms(plain: string): readonly string[] {
  const terms = new Set<string>();
  const all = new Set<string>();
  const words = wordsOf(plain);
  for (const clause of plain.split(/[.?!;,:]+(?=\s|$)/)) {
    const raw = wordsOf(clause);
    const stems = raw.map((word, at) => (/^\d/.test(word) ? figureTerm(word, raw[at + 1]) : stem(mendSign(word))));
    const signs = [...signsIn(stems)].sort();
    for (const word of stems) {
      if (!GRAMMAR.has(word)) terms.add(word);
      if (word.length > 6) terms.add(`${word.slice(0, 5)}*`);
    }
    for (const row of [stems, stems.filter((word) => !GRAMMAR.has(word))])
      for (const [at, word] of row.slice(1).entries()) terms.add(`${row[at]}_${word}`);
    if (stems.length > 0) terms.add(`^${stems.slice(0, 2).join('_')}`);
    signs.forEach((sign, at) => {
      all.add(sign);
      for (const other of signs.slice(at + 1)) terms.add(`${sign}+${other}`);
    });
  }
  const signs = [...all].sort();
  signs.forEach((sign, at) => {
    terms.add(`@${sign}`);
    for (const other of signs.slice(at + 1)) terms.add(`${sign}&${other}`);
  });
  for (const term of ratingTerms(words)) terms.add(term);
  terms.add(words.length < 4 ? '#short' : words.length < 12 ? '#middle' : '#long');
  return [...terms];
}
