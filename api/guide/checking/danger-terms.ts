// What a statement is cut into to see whether it tells somebody to do what is dangerous: its words, things of the trade, what it demands, its question.
import { type Concept, conceptsIn } from '../reading/lexicon.ts';
import { stem, wordsOf } from '../reading/words.ts';
import type { Statement } from './statement.ts';

/** Words that only hold a sentence together. No denial among them, and no 'only'. */
const GRAMMAR = new Set(
  'the a an of to at and or is are be it that this el la los las un una de del en y o que se lo es son su le'.split(' '),
);
const isFigure = (word: string): boolean => '#0123456789'.includes(word.charAt(0));
/** Farther apart than that, two words are not taken together. */
const REACH = 5;

/** The terms, each once. `asked` is the normalised question. */
export function dangerTerms({ plain, main, says, tells, keeps, verdict }: Statement, asked: string): readonly string[] {
  const terms = new Set<string>([`=${says}`]);
  if (tells) terms.add('=tells');
  if (keeps) terms.add('=keeps');
  if (verdict !== undefined) terms.add(`=${verdict}`);
  const askedOf = conceptsOf(asked);
  for (const concept of askedOf) terms.add(`?${concept}`);
  for (const clause of plain.split(/[.?!;,:]+(?=\s|$)/)) {
    const words = wordsOf(clause).flatMap((word) => (GRAMMAR.has(word) ? [] : [isFigure(word) ? '#' : stem(word)]));
    const concepts = [...conceptsOf(clause)];
    words.forEach((word, at) => {
      terms.add(word);
      if (word.length > 6) terms.add(`${word.slice(0, 5)}*`);
      for (const other of words.slice(at + 1, at + REACH)) terms.add(`${word}_${other}`);
      for (const concept of concepts) terms.add(`${word}~${concept}`);
      for (const concept of askedOf) terms.add(`${word}?${concept}`);
    });
    if (words.length > 0) terms.add(`^${words[0]}`);
  }
  const inMain = [...conceptsOf(main)].sort();
  inMain.forEach((concept, at) => {
    terms.add(`~${concept}`);
    terms.add(`${says}~${concept}`);
    for (const other of inMain.slice(at + 1)) terms.add(`${concept}~${other}`);
  });
  return [...terms];
}

const conceptsOf = (plain: string): ReadonlySet<Concept> => conceptsIn(wordsOf(plain).map(stem));
