// The law over paraphrases: asked in other words, a question rests on the same rule and gets the same verdict and figures.
import type { ExamQuestion } from './question.ts';
import { readAnswer } from './score.ts';
import type { Asked } from './sit.ts';

/** What must not change with the wording. Language does: figures are compared in base units. */
function gist(ask: Asked, question: ExamQuestion): string {
  const answer = ask(question);
  const { opening, result } = readAnswer(question, answer);
  const figures = new Set(result.figures.map(({ value, unit }) => `${typeof value === 'number' ? value.toPrecision(3) : value} ${unit}`));
  return JSON.stringify([answer.restsOn[0] ?? answer.kind, opening.word ?? '', opening.conditional, [...figures].sort()]);
}

export interface LawResult {
  readonly paraphrase: ExamQuestion;
  readonly base: ExamQuestion;
  readonly holds: boolean;
}

/** Each paraphrase beside the question it says again; those whose question is not among `questions` are left out. */
export function keepLaw(ask: Asked, paraphrases: readonly ExamQuestion[], questions: readonly ExamQuestion[]): LawResult[] {
  const byId = new Map(questions.map((question) => [question.id, question]));
  return paraphrases.flatMap((paraphrase) => {
    const base = byId.get(paraphrase.same ?? '');
    return base === undefined ? [] : [{ paraphrase, base, holds: gist(ask, paraphrase) === gist(ask, base) }];
  });
}

/** Share of paraphrases that keep it, and of questions all of whose paraphrases do; 1 of none. */
export function lawShares(results: readonly LawResult[]): { paraphrases: number; questions: number } {
  const bases = [...new Set(results.map(({ base }) => base.id))];
  const whole = bases.filter((id) => results.every(({ base, holds }) => base.id !== id || holds));
  const of = (part: number, all: number): number => (all === 0 ? 1 : part / all);
  return { paraphrases: of(results.filter(({ holds }) => holds).length, results.length), questions: of(whole.length, bases.length) };
}

/** Of pairs that differ in a word which changes the answer: how many, how many are both right, and how many got the same answer twice. */
export function pairs(
  ask: Asked,
  questions: readonly ExamQuestion[],
  right: ReadonlySet<string>,
): { pairs: number; right: number; same: number } {
  const byId = new Map(questions.map((question) => [question.id, question]));
  const told = questions.flatMap((one) => {
    const other = byId.get(one.pair ?? '');
    return other !== undefined && one.id < other.id ? [[one, other] as const] : [];
  });
  return {
    pairs: told.length,
    right: told.filter(([one, other]) => right.has(one.id) && right.has(other.id)).length,
    same: told.filter(([one, other]) => gist(ask, one) === gist(ask, other)).length,
  };
}
