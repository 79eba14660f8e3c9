// A model phrases, the guide knows: the guide's result goes out first, then the model's sentences, each checked.
import type { Answer, Answerer } from '../../contract/answer.ts';
import { openingOf } from '../../contract/opening.ts';
import { tameMarkdown } from '../../contract/tame-markdown.ts';
import type { Language, Text } from '../../contract/values.ts';
import type { GuideAnswer } from '../../guide/question.ts';
import type { MadeStep } from '../../jobs/answer-step.ts';
import { type Model, ModelError, type ModelFault, type ModelMessage, type ToolCall } from '../../models/port.ts';
import { createBreather } from '../breather.ts';
import type { AnswerRequest } from './answer-question.ts';
import { callCalculator } from './call-calculator.ts';
import { type Claim, checkSentence, knownClaims } from './check-sentence.ts';
import { type Deadlines, withDeadlines } from './deadlines.ts';
import { promptFor, toolsOfCalculators } from './prompt.ts';
import { Sentences } from './sentences.ts';

const MAX_TOKENS = 1200;
/** Rounds of tool calls before the model has to answer with what it has. */
const MOST_ROUNDS = 4;
const MOST_CALLS = 8;
/** Of what is shown, marks included. */
const MOST_CHARACTERS = 80_000;

const FAULT_TEXT: Readonly<Record<ModelFault, Text>> = {
  unreachable: { en: 'could not be reached', es: 'no se pudo contactar' },
  unauthorised: { en: 'refused our key', es: 'rechazó nuestra clave' },
  overloaded: { en: 'is overloaded', es: 'está saturado' },
  'timed-out': { en: 'took too long', es: 'tardó demasiado' },
  broken: { en: 'sent something unusable', es: 'mandó algo inservible' },
  'too-long': { en: 'did not come to an end', es: 'no terminaba' },
};
const NAMES: Readonly<Record<Exclude<Answerer, 'guide'>, Text>> = {
  hosted: { en: 'The hosted model', es: 'El modelo en línea' },
  local: { en: 'The local model', es: 'El modelo local' },
};
const LOADING: Text = {
  en: 'The local model is being loaded; this can take a minute or two.',
  es: 'El modelo local se está cargando; puede tardar un minuto o dos.',
};

/** Why a better answerer did not answer, for the reader. */
export const reasonFor = (kind: Exclude<Answerer, 'guide'>, fault: ModelFault, language: Language): string =>
  `${NAMES[kind][language]} ${FAULT_TEXT[fault][language]}.`;

/** The guide's result line, which goes out before a model's first word; nothing where the guide found nothing. */
export const headOf = ({ answer }: GuideAnswer): string => (answer.kind === 'nothing' ? '' : `${answer.result}\n\n`);

/** Thrown by `askModel` when its words were already shown: nobody else may go on with this text. */
export class CutAnswer extends Error {
  readonly fault: ModelFault;
  constructor(fault: ModelFault, options: ErrorOptions) {
    super(`A model's answer was cut: ${fault}`, options);
    this.name = 'CutAnswer';
    this.fault = fault;
  }
}

/**
 * Asks one model. The head has gone out already; of its own it yields nothing before its first word (but `waiting`), so that
 * another may still take over.
 * @throws ModelError before the first word, CutAnswer after it
 */
export async function* askModel(
  model: Model,
  request: AnswerRequest,
  deadlines: Deadlines,
  fallback: string | undefined,
  signal: AbortSignal,
): AsyncGenerator<MadeStep> {
  const { question, guideAnswer, replyId } = request;
  const { answer: found, figures } = guideAnswer;
  const { language, edition } = found;
  const name = await model.available();
  if (!name) throw new ModelError('unreachable', 'No model there.');
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
  const breathe = createBreather();

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
      const tools = round < MOST_ROUNDS && calls < MOST_CALLS ? toolsOfCalculators() : [];
      const asked: ToolCall[] = [];
      let said = '';
      let cut = false;
      const stream = withDeadlines((inner) => model.stream({ messages, tools, maxTokens: MAX_TOKENS }, inner), deadlines, signal);
      for await (const piece of stream) {
        if (piece.type === 'loading') yield { type: 'waiting', answeredBy: model.kind, note: LOADING[language] };
        else if (piece.type === 'tool-call') asked.push(piece.call);
        else if (piece.type === 'text') {
          said += piece.text;
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
    throw text === '' ? fault : new CutAnswer(fault.fault, { cause: fault });
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
    model: name,
    verified: found.verified && allKnown && found.kind !== 'nothing',
    ...(fallback ? { fallback } : {}),
  };
  yield { type: 'done', answer };
}
