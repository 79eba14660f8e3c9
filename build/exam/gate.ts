// What the guide holds today under the strict rule, set by set of bars, so that it can only go up. The test and the mutants use it.
import { figuresIn, plain } from './plain-text.ts';
import type { ExamQuestion } from './question.ts';
import type { Result } from './sit.ts';

interface Bar {
  readonly name: string;
  /** Which results it looks at. */
  readonly of: (result: Result) => boolean;
  /** Share of them, from 0 to 1, that this is true of. */
  readonly holds: (result: Result) => boolean;
  /** The share that the guide holds: at least so many. */
  readonly atLeast: number;
}

const isRight = ({ outcome }: Result): boolean => outcome === 'right';
const ofKind =
  (kind: ExamQuestion['kind']) =>
  ({ question }: Result): boolean =>
    question.kind === kind;
const inLanguage =
  (lang: ExamQuestion['lang']) =>
  ({ question }: Result): boolean =>
    question.lang === lang;

/** Whether a question puts several loads together: two or more figures in W, VA, hp or A, and a word that joins them. */
function addsLoads({ question }: Result): boolean {
  const text = plain(question.question);
  const loads = figuresIn(text).filter(({ unit }) => unit === 'w' || unit === 'va' || unit === 'hp' || unit === 'a');
  return question.kind === 'calc' && loads.length > 1 && /,|\b(?:and|plus|with|y|mas|con)\b/.test(text);
}

/**
 * Measured on train and dev, rounded down to a tenth of a percent. Raise one when the guide has passed it; new questions are measured anew
 * (`npm run exam -- --mutants` prints the shares), and only with them may one come down.
 */
export const BARS: readonly Bar[] = [
  { name: 'sums right', of: ofKind('calc'), holds: isRight, atLeast: 0.956 },
  { name: 'lookups right', of: ofKind('lookup'), holds: isRight, atLeast: 0.861 },
  { name: 'concepts right', of: ofKind('concept'), holds: isRight, atLeast: 0.738 },
  { name: 'safety right', of: ofKind('safety'), holds: isRight, atLeast: 0.909 },
  { name: 'English right', of: inLanguage('en'), holds: isRight, atLeast: 0.872 },
  { name: 'Spanish right', of: inLanguage('es'), holds: isRight, atLeast: 0.891 },
  { name: 'mixed right', of: inLanguage('mixed'), holds: isRight, atLeast: 0.807 },
  { name: 'several loads right', of: addsLoads, holds: isRight, atLeast: 0.942 },
  {
    name: 'verdicts given',
    of: ({ question }) => question.verdict !== undefined,
    holds: ({ question, missing }) => !missing.includes(`verdict ${question.verdict}`),
    atLeast: 0.473,
  },
  { name: 'sections cited', of: ({ cited }) => cited !== undefined, holds: ({ cited }) => cited === true, atLeast: 0.886 },
  {
    name: 'subdivisions cited',
    of: ({ question, cited }) => cited !== undefined && question.expected_refs.every((code) => code.includes('(')),
    holds: ({ cited }) => cited === true,
    atLeast: 0.819,
  },
  {
    name: 'no assumption against the question',
    of: () => true,
    holds: ({ against }) => !against.some((each) => each.startsWith('assumes')),
    atLeast: 0.999,
  },
  { name: 'not wrong and sure', of: () => true, holds: ({ outcome }) => outcome !== 'sure', atLeast: 0.951 },
];

export interface Measured {
  readonly name: string;
  readonly atLeast: number;
  readonly now: number;
  readonly questions: number;
}

/** Every bar with what it measures now. Red where `now` is under `atLeast`. */
export const measure = (results: readonly Result[]): Measured[] =>
  BARS.map(({ name, of, holds, atLeast }) => {
    const looked = results.filter(of);
    return { name, atLeast, now: looked.length === 0 ? 1 : looked.filter(holds).length / looked.length, questions: looked.length };
  });

/** The bars that are missed, the worst first. */
export const missed = (results: readonly Result[]): Measured[] =>
  measure(results)
    .filter(({ now, atLeast }) => now < atLeast)
    .sort((one, other) => other.atLeast - other.now - (one.atLeast - one.now));
