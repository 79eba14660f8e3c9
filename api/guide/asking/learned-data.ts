// The file that `npm run fit` writes, as the guide of a language takes it.
import type { Language } from '../../contract/values.ts';
import { withoutTerms } from '../reading/classes.ts';
import { foreignTo, type IsForeign } from './foreign.ts';
import data from './learned.json' with { type: 'json' };
import type { Learned } from './learned.ts';

/** What a guide of one language alone takes. */
interface OfLanguage {
  readonly terms: string;
  readonly postings: string;
  readonly saliences: string;
}

/** `learned.json`: what both languages share, and what each has of its own; bytes are base64. */
export interface LearnedFile extends Omit<Learned, keyof OfLanguage> {
  readonly en: OfLanguage;
  readonly es: OfLanguage;
}

const FILE: LearnedFile = data;

const OTHER: Readonly<Record<Language, Language>> = { en: 'es', es: 'en' };
const FOREIGN: Readonly<Record<Language, IsForeign>> = { en: foreignIn('en'), es: foreignIn('es') };

function foreignIn(language: Language): IsForeign {
  return foreignTo({ own: FILE[language].terms, other: FILE[OTHER[language]].terms });
}

/** Whether a term has a word that only questions in the other language have: what a guide of `language` can do without. */
export const isForeign = (term: string, language: Language): boolean => FOREIGN[language](term);

export function learnedFor(language: Language): Learned {
  const { entries, sought, acts, deciding, ranking, slots } = FILE;
  const { terms, postings, saliences } = FILE[language];
  return {
    entries,
    sought: withoutTerms(sought, FOREIGN[language]),
    acts: withoutTerms(acts, FOREIGN[language]),
    deciding,
    ranking,
    slots: withoutTerms(slots, (feature) => isForeignBeside(feature, language)),
    terms,
    postings: bytesOf(postings),
    saliences: bytesOf(saliences),
  };
}

/** A feature that is a word beside a figure or anywhere in the question, and the word. */
const SAID_BESIDE = /^(?:m:)?(?:[AB]|[ab]\d|w):(.+)$/;

function isForeignBeside(feature: string, language: Language): boolean {
  const word = SAID_BESIDE.exec(feature)?.[1];
  return word !== undefined && isForeign(word, language);
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The bytes of base64, in a room that has neither the browser's nor Node's way of reading it. */
function bytesOf(text: string): Uint8Array {
  const letters = text.replace(/=+$/, '');
  const places = new Uint8Array(128);
  for (let at = 0; at < LETTERS.length; at += 1) places[LETTERS.charCodeAt(at)] = at;
  const bytes = new Uint8Array(Math.floor((letters.length * 3) / 4));
  let bits = 0;
  let held = 0;
  let at = 0;
  for (let letter = 0; letter < letters.length; letter += 1) {
    bits = ((bits << 6) | (places[letters.charCodeAt(letter)] ?? 0)) & 0xffffff;
    held += 6;
    if (held < 8) continue;
    held -= 8;
    bytes[at] = bits >> held;
    at += 1;
  }
  return bytes;
}
