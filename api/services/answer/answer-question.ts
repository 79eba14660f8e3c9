import type { Answer } from '../../contract/answer.ts';
import type { AnswerMode } from '../../contract/values.ts';
import type { GuideAnswer, Question } from '../../guide/question.ts';
import type { MadeStep } from '../../jobs/answer-step.ts';

export interface AnswerRequest {
  readonly replyId: string;
  readonly question: Question;
  readonly mode: AnswerMode;
  /** What the guide says: the answer when no model writes it, and what a model's answer rests on. */
  readonly guideAnswer: GuideAnswer;
}

/** Makes one answer: `start`, pieces of text, and `done`. Ends soon after `signal` aborts. */
export type AnswerQuestion = (request: AnswerRequest, signal: AbortSignal) => AsyncIterable<MadeStep>;

/** Lets the guide answer. */
export async function* answerFromGuide({ replyId, guideAnswer }: AnswerRequest): AsyncGenerator<MadeStep, void, undefined> {
  const answer: Answer = { ...guideAnswer.answer, id: replyId };
  yield { type: 'start', answeredBy: 'guide', kind: answer.kind, language: answer.language, understood: answer.understood };
  yield { type: 'text', text: answer.response };
  yield { type: 'done', answer };
}

/** Decides who answers. The guide does: it is always there. */
export function createAnswerer(): AnswerQuestion {
  return (request) => answerFromGuide(request);
}
