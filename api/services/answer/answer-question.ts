import type { Answer, Answerer } from '../../contract/answer.ts';
import type { AnswerMode, Text } from '../../contract/values.ts';
import type { Guide } from '../../guide/answer.ts';
import { briefFor } from '../../guide/briefing/brief.ts';
import type { GuideAnswer, Question } from '../../guide/drafting/question.ts';
import type { MadeStep } from '../../jobs/answer-step.ts';
import { ModelError } from '../../models/port.ts';
import type { DailyAnswers } from '../daily-answers.ts';
import { askModel, type BriefedRequest, CutAnswer, headOf } from './answer-with-model.ts';
import type { Breakers } from './breaker.ts';
import type { Exchange } from './chat.ts';
import { leadOf } from './lead.ts';
import { type ModelUse, newUse } from './model-use.ts';
import type { Provider } from './provider.ts';
import { CHOSEN_GONE, DAILY_USED_UP, noneOf, reasonFor } from './reader-texts.ts';

export interface AnswerRequest {
  readonly replyId: string;
  readonly question: Question;
  /** Whom it is counted for: a user, or a guest's address. */
  readonly asker: string;
  readonly mode: AnswerMode;
  /** The id of the model that is to answer; left out: whichever comes first. */
  readonly provider?: string | undefined;
  /** What the guide says: the answer when no model writes it, and what a model's answer rests on. */
  readonly guideAnswer: GuideAnswer;
  /** What was said before, newest first; left out, the earlier questions of `question` stand for it. */
  readonly chat?: readonly Exchange[];
  /** Base64 of a JPEG that came with the question, for models that see. It is nowhere but here. */
  readonly picture?: string | undefined;
}

/** Makes one answer: `start`, pieces of text, and `done`. Ends soon after `signal` aborts. */
export type AnswerQuestion = (request: AnswerRequest, signal: AbortSignal) => AsyncIterable<MadeStep>;

/** Said at once where a model leads: what the guide has by then, as no more than that. */
const MEANWHILE: Text = { en: 'The field guide’s first guess:', es: 'Primera idea de la guía:' };

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
  /** In the order in which `auto` tries them, as they are set up just now. */
  readonly providers: () => Promise<readonly Provider[]>;
  readonly breakers: Breakers;
  readonly guide: Pick<Guide, 'scene'>;
  /** Hears of providers that failed; never of what was asked. */
  readonly onFault?: (provider: Provider, error: Error) => void;
  readonly onAnswer?: (provider: Provider) => void;
  /** Hears what each asking of a model took, however it ended. */
  readonly onUse?: (provider: Provider, use: ModelUse) => void;
  /** How many answers of models each asker gets; left out: no end. */
  readonly daily?: Pick<DailyAnswers, 'reserve' | 'giveBack'>;
}

/** So few answers left are told with each. */
const FEW_LEFT = 5;

/**
 * Decides who answers: the models that the mode allows, in order, and the guide when none of them did. Another takes over
 * only before the first word of a model; a model that is cut later gives way to the guide's whole answer.
 */
export function createAnswerer({ providers, breakers, guide, onFault, onAnswer, onUse, daily }: AnswererDeps): AnswerQuestion {
  return async function* answerQuestion(request, signal) {
    const { mode, guideAnswer } = request;
    const { kind, language, understood, result } = guideAnswer.answer;
    const lead = leadOf(guideAnswer.answer);
    const isGuides = mode === 'guide' || lead === 'guide-alone';
    const all = isGuides ? [] : (await providers()).filter(({ model }) => mode === 'auto' || model.kind === mode);
    const chosen = all.find(({ id }) => id === request.provider);
    const wanted = chosen ? [chosen] : all;
    const reasons: string[] = [];
    if (!isGuides && mode !== 'auto' && wanted.length === 0) reasons.push(noneOf(mode, language));
    if (!isGuides && request.provider !== undefined && !chosen) reasons.push(CHOSEN_GONE[language]);
    const startBy = (answeredBy: Answerer): MadeStep =>
      lead === 'guide'
        ? { type: 'start', answeredBy, kind, language, understood }
        : { type: 'start', answeredBy, kind: 'topic', language, understood: [] };
    // What the guide has goes out before anybody asks whether a model is there.
    let announced = wanted[0]?.model.kind;
    let headSent = false;
    if (announced !== undefined) {
      yield startBy(announced);
      headSent = lead === 'guide';
      if (headSent) yield { type: 'text', text: headOf(guideAnswer) };
      else if (kind !== 'nothing' && kind !== 'out-of-scope')
        yield { type: 'waiting', answeredBy: 'guide', note: `${MEANWHILE[language]} ${result.replaceAll('**', '')}` };
    }
    let briefed: BriefedRequest | undefined;
    for (const provider of wanted) {
      // Nobody is wanted then, which a type cannot say.
      if (lead === 'guide-alone') break;
      const { model } = provider;
      const breaker = breakers.of(provider.id);
      const resting = breaker.restsFor();
      if (resting) {
        reasons.push(reasonFor(provider, resting, language, true));
        continue;
      }
      if ((await model.available()) === null) {
        // A local model that was never installed is no failure, unless it was asked for by name.
        if (mode !== 'auto' || chosen) reasons.push(noneOf(model.kind, language));
        continue;
      }
      if (announced !== model.kind) yield startBy(model.kind);
      announced = model.kind;
      if (briefed === undefined) {
        const scene = guide.scene(request.question);
        briefed = { ...request, scene, brief: briefFor(scene), lead };
      }
      const left = await daily?.reserve(request.asker);
      if (left === 'none') {
        reasons.push(DAILY_USED_UP[language]);
        break;
      }
      const use = newUse();
      const startedAt = performance.now();
      try {
        for await (const step of askModel(provider, briefed, reasons.join(' ') || undefined, use, signal)) {
          const isFew = step.type === 'done' && typeof left === 'number' && left <= FEW_LEFT;
          yield isFew ? { ...step, answer: { ...step.answer, modelAnswersLeft: left } } : step;
        }
        if (signal.aborted) use.fault = 'stopped';
        else {
          breaker.succeeded();
          onAnswer?.(provider);
        }
        return;
      } catch (error) {
        if (error instanceof ModelError || error instanceof CutAnswer) use.fault = error.fault;
        if (typeof left === 'number') await daily?.giveBack(request.asker);
        if (!(error instanceof ModelError || error instanceof CutAnswer)) throw error;
        breaker.failed(error.fault, error.retryAfterMs);
        onFault?.(provider, error);
        reasons.push(reasonFor(provider, error.fault, language));
        if (error instanceof CutAnswer) {
          yield { type: 'restart', note: reasons.join(' ') };
          headSent = false;
          break;
        }
      } finally {
        use.totalMs = Math.round(performance.now() - startedAt);
        onUse?.(provider, use);
      }
    }
    yield* answerFromGuide(request, reasons.join(' ') || undefined, headSent);
  };
}
