// How much of one text another one says.
import { type Concept, conceptsIn } from '../reading/lexicon.ts';
import { fold } from '../reading/normalise.ts';
import { isStopWord, stem, wordsOf } from '../reading/words.ts';

/** Wiring methods, each of which shuts out the others. */
export const METHODS: readonly Concept[] = [
  'nm',
  'mc',
  'ac',
  'uf',
  'se',
  'cord',
  'emt',
  'pvc',
  'rmc',
  'imc',
  'fmc',
  'lfmc',
  'ent',
  'aluminum',
];

/** Share of the words of a question, grammar apart, that a text has, as themselves or by what they mean. */
export function shareSaid(plain: string, text: string): number {
  const asked = wordsOf(plain).filter((word) => !isStopWord(word) && !/^(?:new|nuev[oa]s?|own|propi[oa])$/.test(word));
  const said = new Set(wordsOf(fold(text)).map(stem));
  const concepts = conceptsIn([...said]);
  const has = (word: string): boolean => said.has(stem(word)) || [...conceptsIn([stem(word)])].some((concept) => concepts.has(concept));
  return asked.filter(has).length / asked.length;
}
