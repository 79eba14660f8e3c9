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

/** A text as it is compared with another one. */
export interface Saying {
  /** Its words, grammar apart, each as a stem with what it means. */
  readonly asks: readonly { readonly stem: string; readonly concepts: readonly Concept[] }[];
  readonly stems: ReadonlySet<string>;
  readonly concepts: ReadonlySet<Concept>;
}

export function sayingOf(text: string): Saying {
  const words = wordsOf(fold(text));
  const stems = new Set(words.map(stem));
  return {
    asks: words.filter(asksSomething).map((word) => ({ stem: stem(word), concepts: [...conceptsIn([stem(word)])] })),
    stems,
    concepts: conceptsIn([...stems]),
  };
}

const asksSomething = (word: string): boolean => !isStopWord(word) && !/^(?:new|nuev[oa]s?|own|propi[oa])$/.test(word);

/** Share of the words of a question, grammar apart, that a text has, as themselves or by what they mean. */
export const shareSaid = ({ asks }: Saying, { stems, concepts }: Saying): number =>
  asks.filter((word) => stems.has(word.stem) || word.concepts.some((concept) => concepts.has(concept))).length / asks.length;
