// Learns what questions want to know with yes or no, from questions that people labelled with it.
import { ACTS, actTerms } from '../../api/guide/asking/act.ts';
import type { LearnedClasses } from '../../api/guide/reading/classes.ts';
import { createClassifier } from '../../api/guide/reading/classes.ts';
import { detectLanguage } from '../../api/guide/reading/detect-language.ts';
import { normalise } from '../../api/guide/reading/normalise.ts';
import { type ClassSample, fitSparseClasses } from './classes.ts';
import { labelledVerdicts } from './deciding.ts';
import { hash, readLines } from './people.ts';

const FILE = new URL('../../api/guide/asking/acts.asked.jsonl', import.meta.url);
const CLASSES = ['none', ...ACTS];
/** Questions that ask no yes or no are the more usual ones, and fewer were labelled. */
const NONE_WEIGHT = 2.5;

interface Labelled extends ClassSample {
  readonly text: string;
}

function labelled(): readonly Labelled[] {
  const questions = [
    ...readLines<{ q: string; act: string }>(FILE),
    ...labelledVerdicts().flatMap(({ q, act }) => (act === undefined ? [] : [{ q, act }])),
  ];
  return questions.map(({ q, act }) => {
    if (!CLASSES.includes(act)) throw new Error(`No act '${act}': ${q}`);
    return { text: q, terms: actTerms(normalise(q, detectLanguage(q) ?? 'en')), id: act, weight: act === 'none' ? NONE_WEIGHT : 1 };
  });
}

function fitFrom(samples: readonly Labelled[]): LearnedClasses {
  const counts = new Map<string, number>();
  for (const { terms } of samples) for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  const vocabulary = [...counts].flatMap(([term, count]) => (count >= (isPlaced(term) ? PLACED_LEAST : LEAST) ? [term] : []));
  return fitSparseClasses(samples, CLASSES, vocabulary, { shrink: 1 });
}
/** How a sentence begins or ends says more than what stands somewhere in it. */
const isPlaced = (term: string): boolean => term.startsWith('^') || term.endsWith('$');
const PLACED_LEAST = 3;
const LEAST = 14;

/** The classes of acts; prints how often they are right on a fifth that they were not fitted on. */
export function fitActs(): LearnedClasses {
  const samples = labelled();
  const isHeld = ({ text }: Labelled): boolean => hash(`acts ${text}`) < 0.2;
  const classOf = createClassifier(fitFrom(samples.filter((each) => !isHeld(each))));
  const held = samples.filter(isHeld);
  const right = held.filter(({ terms, id }) => classOf(terms)[0]?.id === id).length;
  const learned = fitFrom(samples);
  console.log(`acts: ${right} of ${held.length} right; ${JSON.stringify(learned).length} bytes`);
  return learned;
}
