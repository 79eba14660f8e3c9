// A model phrases, the guide knows: the guide's result goes out first, then the model's sentences, each checked.
import type { Answer, Checks, Reference } from '../../contract/answer.ts';
import type { AnswerStage } from '../../contract/events.ts';
import { openingOf } from '../../contract/opening.ts';
import { tameMarkdown } from '../../contract/tame-markdown.ts';
import type { Brief } from '../../guide/briefing/brief.ts';
import { type Checked, createChecker } from '../../guide/checking/checker.ts';
import { cite, uniqueReferences } from '../../guide/drafting/cite.ts';
import type { GuideAnswer } from '../../guide/drafting/question.ts';
import type { Scene } from '../../guide/drafting/scene.ts';
import { sectionExists, toBaseNumber } from '../../guide/knowledge/sections.ts';
import { sectionsIn } from '../../guide/reading/mentions.ts';
import { normalise } from '../../guide/reading/normalise.ts';
import type { MadeStep } from '../../jobs/answer-step.ts';
import { ModelError, type ModelFault, type ModelMessage, type ToolCall } from '../../models/port.ts';
import { createBreather } from '../breather.ts';
import type { AnswerRequest } from './answer-question.ts';
import type { Exchange } from './chat.ts';
import { withDeadlines } from './deadlines.ts';
import type { ModelLead } from './lead.ts';
import type { ModelUse } from './model-use.ts';
import { promptFor } from './prompt.ts';
import type { Provider } from './provider.ts';
import { stageNote } from './reader-texts.ts';
import { Sentences } from './sentences.ts';
import { GIVE_STEPS, type Given, runTool, type ToolOutput, toolsFor } from './tools.ts';

/** Rounds of tool calls before the model has to answer with what it has. */
const MOST_ROUNDS = 4;
const MOST_CALLS = 8;
/** Of what is shown, marks included. */
const MOST_CHARACTERS = 80_000;

/** The guide's result line, which goes out before a model's first word where the guide leads. */
export const headOf = ({ answer }: GuideAnswer): string => `${answer.result}\n\n`;

/** A question with what the guide gives to whoever writes its answer. */
export interface BriefedRequest extends AnswerRequest {
  readonly scene: Scene;
  readonly brief: Brief;
  readonly lead: ModelLead;
}

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
 * Asks one model. Where the guide leads, the head has gone out already; of its own it yields nothing before its first word (but `waiting`), so that
 * another may still take over.
 * @throws ModelError before the first word, CutAnswer after it
 */
export async function* askModel(
  provider: Provider,
  request: BriefedRequest,
  fallback: string | undefined,
  use: ModelUse,
  signal: AbortSignal,
): AsyncGenerator<MadeStep> {
  const startedAt = performance.now();
  const { model, maxTokens, temperature, deadlines } = provider;
  const { question, guideAnswer, replyId, brief, lead } = request;
  const { answer: found } = guideAnswer;
  const { language, edition } = found;
  const there = await model.available();
  if (!there) throw new ModelError('missing', 'No model there.');
  use.model = there.name;
  const head = lead === 'guide' ? headOf(guideAnswer) : '';
  const tools = there.hasTools ? toolsFor(brief) : [];
  const chat: readonly Exchange[] = request.chat ?? (question.previous ?? []).map((each) => ({ question: each, answer: null }));
  const messages: ModelMessage[] = promptFor({
    question,
    guideAnswer,
    brief,
    tools,
    chat,
    lead,
    picture: provider.sees ? request.picture : undefined,
  });
  const checker = createChecker(request.scene, guideAnswer, brief);
  const results: Checked[] = [];
  const sentences = new Sentences();
  const given: Given[] = [];
  let text = '';
  let calls = 0;
  const breathe = createBreather();
  const told = (stage: AnswerStage, seconds?: number): MadeStep => ({
    type: 'waiting',
    answeredBy: model.kind,
    stage,
    note: stageNote(provider, stage, language),
    ...(seconds === undefined ? {} : { seconds: Math.ceil(seconds) }),
  });

  const checked = (sentence: string): string => {
    const result = checker.check(sentence);
    results.push(result);
    return result.text;
  };
  const release = (sentence: string): MadeStep[] => {
    if (!sentence) return [];
    const shown = checked(sentence);
    text += shown;
    if (text.length > MOST_CHARACTERS) throw new ModelError('too-long', 'The reply has no end.');
    return [{ type: 'text', text: shown }];
  };

  try {
    for (let round = 0; ; round += 1) {
      const isLast = round >= MOST_ROUNDS || calls >= MOST_CALLS;
      const offered = isLast ? tools.filter((tool) => tool.name === GIVE_STEPS.name) : tools;
      const asked: ToolCall[] = [];
      let said = '';
      let cut = false;
      const stream = withDeadlines((inner) => model.stream({ messages, tools: offered, maxTokens, temperature }, inner), deadlines, signal);
      let isWriting = false;
      for await (const piece of stream) {
        if (piece.type === 'loading' || piece.type === 'reading') yield told(piece.type, piece.seconds);
        else if (piece.type === 'thinking') yield told('thinking');
        else if (piece.type === 'tool-call') asked.push(piece.call);
        else if (piece.type === 'text') {
          use.firstMs ??= Math.round(performance.now() - startedAt);
          said += piece.text;
          if (!isWriting) yield told('writing');
          isWriting = true;
          for (const sentence of sentences.add(piece.text)) {
            yield* release(sentence);
            await breathe();
          }
          await breathe();
        } else {
          cut = piece.reason === 'cut';
          use.promptTokens += piece.usage?.promptTokens ?? 0;
          use.replyTokens += piece.usage?.replyTokens ?? 0;
        }
      }
      if (signal.aborted) return;
      if (cut) throw new ModelError('too-long', 'The reply ran into its length.');
      if (asked.length === 0) break;
      messages.push({ role: 'assistant', content: said, toolCalls: asked });
      for (const call of asked) {
        calls += 1;
        const output = calls > MOST_CALLS && call.name !== GIVE_STEPS.name ? TOO_MANY_CALLS : runTool(call, brief, { edition, language });
        checker.learn(output);
        if (output.given) given.push(output.given);
        messages.push({ role: 'tool', toolCallId: call.id, name: call.name, content: output.content });
      }
      // What was handed in ends a reply that has its words already.
      if (isLast || (asked.every((call) => call.name === GIVE_STEPS.name) && `${text}${said}`.trim() !== '')) break;
    }
    yield* release(sentences.finish());
    if (text.trim() === '') throw new ModelError('broken', 'The reply is empty.');
  } catch (error) {
    if (signal.aborted) return;
    const fault = error instanceof ModelError ? error : new ModelError('broken', 'The model failed.', { cause: error });
    throw text === '' ? fault : new CutAnswer(fault);
  }

  const steps = given.flatMap((each) => each.steps).map((step) => tameMarkdown(checked(step)));
  const references = referencesIn([text, ...steps, ...given.flatMap((each) => each.references)], request);
  const words = { text: text.trim(), steps, references };
  const answer: Answer = {
    ...(lead === 'guide' ? explained(found, head, words) : answeredByModel(found, words, brief)),
    id: replyId,
    answeredBy: model.kind,
    model: there.name,
    took: {
      firstMs: use.firstMs ?? 0,
      totalMs: Math.round(performance.now() - startedAt),
      ...(use.promptTokens > 0 ? { promptTokens: use.promptTokens, replyTokens: use.replyTokens } : {}),
    },
    ledBy: lead === 'guide' ? 'guide' : 'model',
    verified: isVerified(results) && (lead === 'model' || found.verified),
    checks: checksOf(results),
    ...(fallback ? { fallback } : {}),
  };
  yield { type: 'done', answer };
}

const isVerified = (results: readonly Checked[]): boolean =>
  results.every(({ doubts, grades }) => doubts.length === 0 && grades.every((grade) => grade === 'V2'));

/** Of all that was checked, each thing once and no more than a reader looks through. */
const MOST_CHECKS = 24;
const checksOf = (results: readonly Checked[]): Checks => ({
  confirmed: [...new Set(results.flatMap(({ confirmed }) => confirmed))].slice(0, MOST_CHECKS),
  doubts: results.flatMap(({ doubts }) => doubts).slice(0, MOST_CHECKS),
});

const TOO_MANY_CALLS: ToolOutput = {
  content: '{"error":"That were too many calls. Answer with what you have."}',
  figures: [],
  texts: [],
  passages: [],
};

/** What a model wrote, checked. */
interface Words {
  readonly text: string;
  readonly steps: readonly string[];
  readonly references: readonly Reference[];
}

type Found = GuideAnswer['answer'];

/** The guide's answer, with the model's words as its explanation. */
const explained = (found: Found, head: string, { text, steps, references }: Words): Found => ({
  ...found,
  // The model's own words, in which what the guide assumed and warned of is told or not.
  explanation: tameMarkdown(text),
  response: tameMarkdown(`${head}${text}`),
  step_by_step: found.step_by_step.length > 0 ? found.step_by_step : [...steps],
  nec_references: uniqueReferences([...found.nec_references, ...references]),
});

/** The model's answer. Of the guide's there is no more than what holds whatever was meant: dangers that were told of. */
function answeredByModel(found: Found, { text, steps, references }: Words, brief: Brief): Found {
  const result = openingOf(text);
  const warnings = found.warnings ?? [];
  const { inputs: _, answers: __, ...rest } = found;
  const cited = new Set(references.map(({ code }) => code));
  return {
    ...rest,
    kind: 'topic',
    result: tameMarkdown(result),
    explanation: tameMarkdown(text.slice(result.length).trim()),
    response: tameMarkdown(text),
    step_by_step: [...steps],
    nec_references: [...references],
    assumptions: [],
    cautions: [...warnings],
    understood: [],
    tables: [],
    restsOn: brief.passages.filter(({ sections }) => sections.some((each) => cited.has(each))).map(({ id }) => id),
  };
}

/** The sections that a model named and the edition has, described in our own words. */
function referencesIn(texts: readonly string[], { brief, guideAnswer }: BriefedRequest): Reference[] {
  const { edition, language } = guideAnswer.answer;
  return uniqueReferences(
    texts
      .flatMap((text) => sectionsIn(normalise(text, language)))
      .flatMap(({ code, article }) => {
        if (article || !sectionExists(code, edition)) return [];
        const [passage] = brief.section(code, edition);
        return passage === undefined ? [] : [{ ...cite(toBaseNumber(code, edition), passage.title, passage.grade, edition), code }];
      }),
  );
}
