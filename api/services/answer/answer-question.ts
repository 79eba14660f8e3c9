import type { Answer, AnswerKind } from '../../contract/answer.ts';
import type { AnswerMode } from '../../contract/values.ts';
import type { GuideAnswer, Question } from '../../guide/question.ts';
import type { MadeStep } from '../../jobs/answer-step.ts';
import { type Model, ModelError } from '../../models/port.ts';
import { askModel, CutAnswer, headOf, reasonFor } from './answer-with-model.ts';
import { type Breaker, createBreaker } from './breaker.ts';
import { DEADLINES, type Deadlines } from './deadlines.ts';

export interface AnswerRequest {
  readonly replyId: string;
  readonly question: Question;
  readonly mode: AnswerMode;
  /** What the guide says: the answer when no model writes it, and what a model's answer rests on. */
  readonly guideAnswer: GuideAnswer;
}

/** Makes one answer: `start`, pieces of text, and `done`. Ends soon after `signal` aborts. */
export type AnswerQuestion = (request: AnswerRequest, signal: AbortSignal) => AsyncIterable<MadeStep>;

/** Answers that are the guide's alone: an instruction for safety is nothing to phrase anew. */
const GUIDE_ONLY: ReadonlySet<AnswerKind> = new Set(['emergency', 'refusal', 'out-of-scope']);

/** Lets the guide answer; `fallback` says why nobody better did, `headSent` that its result line is out already. */
async function* answerFromGuide(
  { replyId, guideAnswer }: AnswerRequest,
  fallback?: string,
  headSent = false,
): AsyncGenerator<MadeStep, void, undefined> {
  const answer: Answer = { ...guideAnswer.answer, id: replyId, ...(fallback ? { fallback } : {}) };
  const head = headSent ? headOf(guideAnswer) : '';
  const rest =
    head && answer.response.startsWith(answer.result) ? answer.response.slice(answer.result.length).trimStart() : answer.response;
  yield { type: 'start', answeredBy: 'guide', kind: answer.kind, language: answer.language, understood: answer.understood };
  if (rest) yield { type: 'text', text: rest };
  yield { type: 'done', answer };
}

export interface AnswererDeps {
  /** In the order in which `auto` tries them. */
  readonly models: readonly Model[];
  /** Milliseconds from any start. */
  readonly now: () => number;
  readonly deadlines?: Deadlines;
  /** Hears of providers that failed; never of what was asked. */
  readonly onFault?: (error: Error) => void;
}

/**
 * Decides who answers: the models that the mode allows, in order, and the guide when none of them did. Another takes over
 * only before the first word of a model; a model that is cut later gives way to the guide's whole answer.
 */
export function createAnswerer({ models, now, deadlines = DEADLINES, onFault }: AnswererDeps): AnswerQuestion {
  const breakers = new Map<Model, Breaker>(models.map((model) => [model, createBreaker(now)]));

  return async function* answerQuestion(request, signal) {
    const { mode, guideAnswer } = request;
    const { kind, language, understood } = guideAnswer.answer;
    const wanted = mode === 'guide' || GUIDE_ONLY.has(kind) ? [] : models.filter((model) => mode === 'auto' || model.kind === mode);
    const reasons: string[] = [];
    let headSent = false;
    for (const model of wanted) {
      const breaker = breakers.get(model);
      const resting = breaker?.restsFor();
      if (!breaker || resting) {
        reasons.push(reasonFor(model.kind, resting ?? 'unreachable', language));
        continue;
      }
      if ((await model.available()) === null) {
        // A local model that was never installed is no failure, unless it was asked for by name.
        if (mode !== 'auto') reasons.push(reasonFor(model.kind, 'unreachable', language));
        continue;
      }
      yield { type: 'start', answeredBy: model.kind, kind, language, understood };
      const head = headOf(guideAnswer);
      if (!headSent && head) yield { type: 'text', text: head };
      headSent = true;
      try {
        yield* askModel(model, request, deadlines, reasons.join(' ') || undefined, signal);
        if (!signal.aborted) breaker.succeeded();
        return;
      } catch (error) {
        if (!(error instanceof ModelError || error instanceof CutAnswer)) throw error;
        breaker.failed(error.fault);
        onFault?.(error);
        reasons.push(reasonFor(model.kind, error.fault, language));
        if (error instanceof CutAnswer) {
          yield { type: 'restart', note: reasons.join(' ') };
          headSent = false;
          break;
        }
      }
    }
    yield* answerFromGuide(request, reasons.join(' ') || undefined, headSent);
  };
}
