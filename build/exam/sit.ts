// Asks the guide the exam's questions, as a person would, and counts how its answers come out.
import { EDITIONS } from '../../api/contract/values.ts';
import type { Guide } from '../../api/guide/answer.ts';
import type { Question } from '../../api/guide/drafting/question.ts';
import type { ExamQuestion } from './question.ts';
import { claimOf, type ExamAnswer, OUTCOMES, type Outcome, type Score, scoreAnswer } from './score.ts';

/** All that the exam needs of a guide. */
export type Asked = (question: ExamQuestion) => ExamAnswer;

/** A question as the guide takes it: the language is left to be read from its words, the chat comes newest first. */
export function toGuide(question: ExamQuestion): Question {
  const edition = EDITIONS.find((each) => each === question.edition);
  return {
    text: question.question,
    ...(edition === undefined ? {} : { edition }),
    ...(question.state === undefined ? {} : { job: { state: question.state } }),
    ...(question.previous === undefined ? {} : { previous: question.previous.toReversed() }),
  };
}

/** Asks a guide, and remembers, so that the mutants need not ask again. */
export function asking(guide: Guide): Asked {
  const remembered = new Map<string, ExamAnswer>();
  return (question) => {
    const asked = toGuide(question);
    const key = JSON.stringify(asked);
    const known = remembered.get(key);
    if (known !== undefined) return known;
    const { answer } = guide.answer(asked);
    remembered.set(key, answer);
    return answer;
  };
}

export interface Result extends Score {
  readonly question: ExamQuestion;
  readonly answer: ExamAnswer;
}

export const sitExam = (ask: Asked, questions: readonly ExamQuestion[]): Result[] =>
  questions.map((question) => {
    const answer = ask(question);
    return { question, answer, ...scoreAnswer(question, answer) };
  });

/** Counts; `references` over the questions that want one. */
export interface Tally {
  readonly questions: number;
  readonly outcomes: Readonly<Record<Outcome, number>>;
  readonly references: number;
  readonly cited: number;
}

export function tally(results: readonly Result[]): Tally {
  const count = (outcome: Outcome): number => results.filter((each) => each.outcome === outcome).length;
  return {
    questions: results.length,
    outcomes: Object.fromEntries(OUTCOMES.map((outcome) => [outcome, count(outcome)])) as Record<Outcome, number>,
    references: results.filter(({ cited }) => cited !== undefined).length,
    cited: results.filter(({ cited }) => cited === true).length,
  };
}

/** Of the answers that made a claim, in the order of first sight: how many were right, partly right and wrong. */
export function calibration(
  results: readonly Result[],
): { claim: string; answers: number; right: number; partly: number; wrong: number }[] {
  const claiming = results.filter(({ answer: { kind } }) => kind === 'calculation' || kind === 'lookup' || kind === 'topic');
  return [...new Set(claiming.map(({ answer }) => claimOf(answer)))].sort().map((claim) => {
    const { questions, outcomes } = tally(claiming.filter(({ answer }) => claimOf(answer) === claim));
    return { claim, answers: questions, right: outcomes.right, partly: outcomes.partly, wrong: outcomes.wrong + outcomes.sure };
  });
}
