// Claims and questions as terms, so that one can be compared with the other.
import { conceptSpans } from '../understand/lexicon.ts';
import { fold } from '../understand/normalise.ts';
import { isStopWord, stem, wordsOf } from '../understand/words.ts';

/** Weight of a term by how rare it is. */
export type Rarity = (term: string) => number;

/** Terms that carry what is meant: stems without grammar, and concepts. */
export function termsOf(text: string): ReadonlySet<string> {
  const stems = wordsOf(fold(text)).map(stem);
  const spans = conceptSpans(stems);
  const inConcept = new Set(spans.flatMap(({ start, end }) => stems.slice(start, end)));
  return new Set([...stems.filter((each) => !isStopWord(each) && !inConcept.has(each)), ...spans.map(({ concept }) => `~${concept}`)]);
}

export const weigh = (terms: Iterable<string>, rarity: Rarity): number => [...terms].reduce((sum, term) => sum + rarity(term), 0);

// Places, and conditions of them, whose rules hold for nothing else.
export const NARROWING: ReadonlySet<string> = new Set([
  ...(
    'bathroom kitchen laundry garage basement hallway closet stairs roof attic island pool hot-tub fountain plenum hazardous health-care ' +
    'assembly elevator sign temporary agricultural mobile-home rv marina driveway commercial emergency-system fire-pump fire-alarm burial over-1000-v'
  )
    .split(' ')
    .map((concept) => `~${concept}`),
  ...'wet damp mojado humedo'.split(' ').map(stem),
]);

/** Figures without the year of an edition, in the order of the text. */
export const figuresIn = (text: string): readonly string[] => fold(text).match(/(?<![\d.])(?!20(?:17|20|23|26)\b)\d+(?:[./-]\d+)*/g) ?? [];
