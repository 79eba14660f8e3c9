// The exam through a real model: once through the whole product, once the model by itself, and the guide alone beside them.
import { createHash } from 'node:crypto';
import type { Guide } from '../../api/guide/answer.ts';
import { createHostedModel } from '../../api/models/hosted.ts';
import { createOllamaModel } from '../../api/models/ollama.ts';
import type { Model } from '../../api/models/port.ts';
import { createAnswerer } from '../../api/services/answer/answer-question.ts';
import { createBreakers } from '../../api/services/answer/breaker.ts';
import { withDeadlines } from '../../api/services/answer/deadlines.ts';
import { type Provider, usualProvider } from '../../api/services/answer/provider.ts';
import type { ExamQuestion } from './question.ts';
import { type ExamAnswer, scoreAnswer } from './score.ts';
import { type Result, toGuide } from './sit.ts';

export interface ModelExam {
  /** Up to its `/v1`, or an Ollama server. */
  readonly url: string;
  readonly name: string | undefined;
  readonly key: string | undefined;
  /** Of a set, the same ones each time. */
  readonly questions: readonly ExamQuestion[];
  /** Seconds that a model may be silent: a person at the other end of a bridge reads slowly. */
  readonly patience: number | undefined;
  readonly onAnswer: (done: number) => void;
}

/** `count` of the questions, spread over the set, the same ones at each call. */
export function sample(questions: readonly ExamQuestion[], count: number): ExamQuestion[] {
  const keyOf = ({ id }: ExamQuestion): string => createHash('sha256').update(id).digest('hex');
  return questions.toSorted((one, other) => keyOf(one).localeCompare(keyOf(other))).slice(0, count);
}

function providerOf({ url, name, key, patience }: ModelExam): Provider {
  const isHosted = /\/v\d+\/?$/.test(new URL(url).pathname);
  const model: Model = isHosted
    ? createHostedModel({ baseUrl: url, model: name ?? 'default', apiKey: key })
    : createOllamaModel({ url, model: name });
  const usual = usualProvider(model);
  if (patience === undefined) return usual;
  const ms = patience * 1000;
  return { ...usual, deadlines: { ...usual.deadlines, firstMs: ms, loadingMs: ms, idleMs: ms, totalMs: 10 * ms } };
}

const NOTHING: ExamAnswer = {
  kind: 'nothing',
  result: '',
  response: '',
  step_by_step: [],
  nec_references: [],
  assumptions: [],
  understood: [],
  verified: false,
  confidence: 'unsure',
  restsOn: [],
};
const SECTIONS = /\b\d{2,3}\.\d{1,3}(?:\([A-Za-z0-9]+\))*/g;

/** The question as anybody would put it to a model, without the guide. What it cites is read out of its text. */
async function askBare({ model, maxTokens, deadlines }: Provider, question: ExamQuestion): Promise<ExamAnswer> {
  const earlier = question.previous?.length ? `Earlier I asked: ${question.previous.join(' / ')}\n\n` : '';
  const place = [question.edition === 'any' ? '' : `NEC ${question.edition}`, question.state ?? ''].filter(Boolean).join(', ');
  const messages = [
    {
      role: 'system',
      content:
        'You answer electricians’ questions on electrical work and the NEC, in the language of the question. Begin with the answer itself (yes or no where that is asked), with figures and units, then why in two or three sentences, with the sections.',
    },
    { role: 'user', content: `${earlier}${question.question}${place ? `\n\n(${place})` : ''}` },
  ] as const;
  let text = '';
  const stream = withDeadlines(
    (signal) => model.stream({ messages, tools: [], maxTokens }, signal),
    deadlines,
    new AbortController().signal,
  );
  for await (const piece of stream) if (piece.type === 'text') text += piece.text;
  const response = text.trim();
  return {
    ...NOTHING,
    kind: 'topic',
    result: /^[^\n]*/.exec(response)?.[0] ?? '',
    response,
    nec_references: [...response.matchAll(SECTIONS)].map(([code]) => ({ code, description: '', link: '' })),
    // It says everything with the same face.
    confidence: 'sure',
  };
}

export interface ModelResults {
  readonly guide: readonly Result[];
  readonly product: readonly Result[];
  readonly bare: readonly Result[];
  /** Questions that the model did not answer, and why. */
  readonly failed: readonly string[];
}

/** Asks one after the other: a computer without a graphics card answers no two at once. */
export async function examWithModel(guide: Guide, exam: ModelExam): Promise<ModelResults> {
  const provider = providerOf(exam);
  const failed: string[] = [];
  const answer = createAnswerer({
    providers: () => Promise.resolve([provider]),
    breakers: createBreakers(() => Number.POSITIVE_INFINITY),
    guide,
    onFault: (_, error) => failed.push(`with the guide: ${error.message}`),
  });
  const results = { guide: [] as Result[], product: [] as Result[], bare: [] as Result[] };
  for (const [at, question] of exam.questions.entries()) {
    const asked = toGuide(question);
    const guideAnswer = guide.answer(asked);
    let product: ExamAnswer = guideAnswer.answer;
    const request = { replyId: question.id, question: asked, asker: 'exam', mode: 'auto', guideAnswer } as const;
    for await (const step of answer(request, new AbortController().signal)) if (step.type === 'done') product = step.answer;
    const bare = await askBare(provider, question).catch((error: unknown) => {
      failed.push(`bare: ${error instanceof Error ? error.message : String(error)}`);
      return NOTHING;
    });
    const score = (given: ExamAnswer): Result => ({ question, answer: given, ...scoreAnswer(question, given) });
    results.guide.push(score(guideAnswer.answer));
    results.product.push(score(product));
    results.bare.push(score(bare));
    exam.onAnswer(at + 1);
  }
  return { ...results, failed };
}
