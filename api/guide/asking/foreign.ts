// Which words are of the other language alone. What was learned knows the words of both, and a guide of one language needs its own, with
// those of the other that crews mix in.
import { fromFrontCoded } from '../reading/front-coded.ts';
import { stem } from '../reading/words.ts';

/** Whether a learned term, of words and marks such as '^^can_i' or 'a1:breaker', has a word that only the other language's questions have. */
export type IsForeign = (term: string) => boolean;

/** Concepts have English names in both languages. */
const CONCEPT = /~[\w-]+/g;
const WORD = /[\p{L}'’-]+/gu;

/** @param own front-coded terms of questions in the language, mixed ones included; `other` those of the other language */
export function foreignTo({ own, other }: { readonly own: string; readonly other: string }): IsForeign {
  const said = new Set(fromFrontCoded(own));
  const saidByOthers = new Set(fromFrontCoded(other).filter((term) => !said.has(term) && !term.startsWith('~')));
  const known = new Map<string, boolean>();
  const isForeignWord = (word: string): boolean => {
    const found =
      known.get(word) ?? (!said.has(word) && (saidByOthers.has(word) || (!said.has(stem(word)) && saidByOthers.has(stem(word)))));
    known.set(word, found);
    return found;
  };
  return (term) => term.replace(CONCEPT, '').match(WORD)?.some(isForeignWord) ?? false;
}
