// Whether an answer assumes, in print, something that the question says otherwise.
import type { Answer } from '../../api/contract/answer.ts';
import { figuresIn, plain } from './plain-text.ts';
import type { ExamQuestion } from './question.ts';

/** Two things that a word of the question decides between: `is` in the question alone, `against` in an assumption. */
const OPPOSITES: readonly { readonly is: RegExp; readonly unless: RegExp; readonly against: RegExp }[] = [
  { is: /\balum/, unless: /\b(?:copper|cobre|cu)\b/, against: /\b(?:copper|cobre)\b/ },
  { is: /\b(?:copper|cobre)\b/, unless: /\b(?:alum\w*|al)\b/, against: /\balum/ },
  {
    is: /\b(?:three|3)[- ]?phase|\btrifasic/,
    unless: /\b(?:single|one|1)[- ]?phase|\bmonofasic|neutral|neutro|transform/,
    against: /\bsingle-phase|\bmonofasic/,
  },
  {
    is: /\b(?:single|one|1)[- ]?phase|\bmonofasic/,
    unless: /\b(?:three|3)[- ]?phase|\btrifasic|transform/,
    against: /\bthree-phase|\btrifasic/,
  },
  {
    is: /\b(?:non-?|not |no )continu/,
    unless: /(?<!non-?|not |no )\bcontinu/,
    against: /(?<!not |no )\bcontinuous load|(?<!no )\bcarga continua/,
  },
  {
    is: /(?<!no |without (?:a )?|sin )\b(?:driveway|parking|estacionamiento)/,
    unless: /\b(?:no|not|sin)\b/,
    against: /driveway|entrada de autos/,
  },
];

const BUNDLE =
  /\b(\d+|four|five|six|seven|eight|nine|ten|cuatro|cinco|seis|siete|ocho|nueve|diez) (?:\w+ ){0,3}(?:current-carrying|ccc|portador)/;
const THREE_AT_MOST = /(?:no|not) more than three|no mas de tres/;
const AMBIENT = /\b(?:ambient|ambiente)\b/;

/** Assumptions of an answer that stand against a word of its question; empty where none does. */
export function againstQuestion(
  { question, previous = [] }: Pick<ExamQuestion, 'question' | 'previous'>,
  { assumptions }: Pick<Answer, 'assumptions'>,
): string[] {
  const asked = plain([...previous, question].join(' '));
  return assumptions.filter((assumption) => {
    const assumed = plain(assumption);
    return (
      OPPOSITES.some(({ is, unless, against }) => is.test(asked) && !unless.test(asked) && against.test(assumed)) ||
      (THREE_AT_MOST.test(assumed) && bundled(asked)) ||
      (AMBIENT.test(assumed) && otherAmbient(asked, assumed))
    );
  });
}

/** Whether the question counts more than three current-carrying conductors. */
function bundled(asked: string): boolean {
  const count = BUNDLE.exec(asked)?.[1];
  return count !== undefined && !(Number(count) <= 3);
}

/** Whether the question names an ambient temperature, and the assumption another. */
function otherAmbient(asked: string, assumed: string): boolean {
  const clause = /[^.;?,]*\b(?:ambient|ambiente)\b[^.;?,]*/.exec(asked)?.[0] ?? '';
  const told = figuresIn(clause).filter(({ unit }) => unit.startsWith('°'));
  const taken = figuresIn(assumed).filter(({ unit }) => unit.startsWith('°'));
  return told.length > 0 && taken.length > 0 && !told.some((each) => taken.some((other) => each.value === other.value));
}
