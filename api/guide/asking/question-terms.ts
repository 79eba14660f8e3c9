// What a question is cut into for everything that is learned from people's questions: words, concepts and kinds of figure.
import { detectLanguage } from '../reading/detect-language.ts';
import { conceptSpans } from '../reading/lexicon.ts';
import { normalise } from '../reading/normalise.ts';
import { remembered } from '../reading/remembered.ts';
import { stem, wordsOf } from '../reading/words.ts';

/** A figure as its kind: which one it is says little of what is asked. A section keeps its number. */
function figureTerm(word: string): string {
  if (/^\d{2,3}\.\d/.test(word)) return word;
  if (/^\d+\/0$/.test(word)) return '#aught';
  return /^\d+(?:\.\d+)?$/.test(word) ? '#number' : '#fraction';
}

/**
 * The terms of a text, each once: stems ('wire'), concepts ('~conductor') and kinds of figure ('#number'). Both languages at once, since crews
 * mix them. Neighbouring words and beginnings of words were tried as terms too: they made the ranking worse and its data three times as large.
 */
export const questionTerms: (text: string) => readonly string[] = remembered((text) => {
  const words = wordsOf(normalise(text, detectLanguage(text) ?? 'en')).map(stem);
  return [
    ...new Set([
      ...words.map((word) => (/^\d/.test(word) ? figureTerm(word) : word)),
      ...conceptSpans(words).map(({ concept }) => `~${concept}`),
    ]),
  ];
});
