// A model phrases, the guide knows: the guide's result goes out first, then the model's sentences, each checked.
import type { Answer } from '../../contract/answer.ts';
import type { AnswerStage } from '../../contract/events.ts';
import { openingOf } from '../../contract/opening.ts';
import { tameMarkdown } from '../../contract/tame-markdown.ts';
import type { GuideAnswer } from '../../guide/question.ts';
import type { MadeStep } from '../../jobs/answer-step.ts';
import { ModelError, type ModelFault, type ModelMessage, type ToolCall } from '../../models/port.ts';
import { createBreather } from '../breather.ts';
import type { AnswerRequest } from './answer-question.ts';
import { callCalculator } from './call-calculator.ts';
import { type Claim, checkSentence, knownClaims } from './check-sentence.ts';
import { withDeadlines } from './deadlines.ts';
import { promptFor, toolsOfCalculators } from './prompt.ts';
import type { Provider } from './provider.ts';
import { stageNote } from './reader-texts.ts';
import { Sentences } from './sentences.ts';

/** Rounds of tool calls before the model has to answer with what it has. */
const MOST_ROUNDS = 4;
const MOST_CALLS = 8;
/** Of what is shown, marks included. */
const MOST_CHARACTERS = 80_000;

/** The guide's result line, which goes out before a model's first word; nothing where the guide found nothing. */
export const headOf = ({ answer }: GuideAnswer): string => (answer.kind === 'nothing' ? '' : `${answer.result}\n\n`);

/** Thrown by `askModel` when its words were already shown: nobody else may go on with this text. */
export class CutAnswer extends Error {
  readonly fault: ModelFault;
  readonly retryAfterMs: number | undefined;
  constructor(cause: ModelError) {
    super(`An answer was cut. ${cause.message}`, { cause });
    this.name = 'CutAnswer';
    this.fault = cause.fault;
    this.retryAfterMs = cause.retryAfterMs;
  }
}

/**
 * Asks one model. The head has gone out already; of its own it yields nothing before its first word (but `waiting`), so that
 * another may still take over.
 * @throws ModelError before the first word, CutAnswer after it
 */
export async function* askModel(
  provider: Provider,
  request: AnswerRequest,
  fallback: string | undefined,
  signal: AbortSignal,
): AsyncGenerator<MadeStep> {
  const startedAt = performance.now();
  const { model, maxTokens, temperature, deadlines } = provider;
  const { question, guideAnswer, replyId } = request;
  const { answer: found, figures } = guideAnswer;
  const { language, edition } = found;
  const there = await model.available();
  if (!there) throw new ModelError('missing', 'No model there.');
  const head = headOf(guideAnswer);
  const messages: ModelMessage[] = promptFor(question, guideAnswer);
  const known = {
    figures,
    texts: [question.text, found.response, ...found.step_by_step, ...found.assumptions, ...found.cautions],
    edition,
  };
  let claims: Claim[] = knownClaims(known);
  const sentences = new Sentences();
  let text = '';
  let allKnown = true;
  let calls = 0;
  let firstMs: number | undefined;
  const breathe = createBreather();
  const told = (stage: AnswerStage, seconds?: number): MadeStep => ({
    type: 'waiting',
    answeredBy: model.kind,
    stage,
    note: stageNote(provider, stage, language),
    ...(seconds === undefined ? {} : { seconds: Math.ceil(seconds) }),
  });

  const release = (sentence: string): MadeStep[] => {
    if (!sentence) return [];
    const checked = checkSentence(sentence, claims, edition, language);
    allKnown &&= checked.known;
    text += checked.text;
    if (text.length > MOST_CHARACTERS) throw new ModelError('too-long', 'The reply has no end.');
    return [{ type: 'text', text: checked.text }];
  };

  try {
    for (let round = 0; ; round += 1) {
      const tools = there.hasTools && round < MOST_ROUNDS && calls < MOST_CALLS ? toolsOfCalculators() : [];
      const asked: ToolCall[] = [];
      let said = '';
      let cut = false;
      const stream = withDeadlines((inner) => model.stream({ messages, tools, maxTokens, temperature }, inner), deadlines, signal);
      let isWriting = false;
      for await (const piece of stream) {
        if (piece.type === 'loading' || piece.type === 'reading') yield told(piece.type, piece.seconds);
        else if (piece.type === 'thinking') yield told('thinking');
        else if (piece.type === 'tool-call') asked.push(piece.call);
        else if (piece.type === 'text') {
          firstMs ??= performance.now() - startedAt;
          said += piece.text;
          if (!isWriting) yield told('writing');
          isWriting = true;
          for (const sentence of sentences.add(piece.text)) {
            yield* release(sentence);
            await breathe();
          }
          await breathe();
        } else cut = piece.reason === 'cut';
      }
      if (signal.aborted) return;
      if (cut) throw new ModelError('too-long', 'The reply ran into its length.');
      if (asked.length === 0 || tools.length === 0) break;
      calls += asked.length;
      messages.push({ role: 'assistant', content: said, toolCalls: asked });
      for (const call of asked.slice(0, MOST_CALLS)) {
        const output = callCalculator(call, { edition, language });
        claims = [...claims, ...knownClaims({ figures: output.figures, texts: output.texts, edition })];
        messages.push({ role: 'tool', toolCallId: call.id, name: call.name, content: output.content });
      }
    }
    yield* release(sentences.finish());
    if (text.trim() === '') throw new ModelError('broken', 'The reply is empty.');
  } catch (error) {
    if (signal.aborted) return;
    const fault = error instanceof ModelError ? error : new ModelError('broken', 'The model failed.', { cause: error });
    throw text === '' ? fault : new CutAnswer(fault);
  }

  const result = head ? found.result : openingOf(text.trim());
  const answer: Answer = {
    ...found,
    id: replyId,
    result,
    // The model's own words, in which what the guide assumed and warned of is told or not.
    explanation: tameMarkdown(head ? text.trim() : text.trim().slice(result.length).trim()),
    response: tameMarkdown(`${head}${text}`.trim()),
    answeredBy: model.kind,
    model: there.name,
    took: { firstMs: Math.round(firstMs ?? 0), totalMs: Math.round(performance.now() - startedAt) },
    verified: found.verified && allKnown && found.kind !== 'nothing',
    ...(fallback ? { fallback } : {}),
  };
  yield { type: 'done', answer };
}
