// The numbered events of an answer in the making. A reader resumes after the last number it saw.
import * as z from 'zod/mini';
import { ANSWER_KINDS, ANSWERERS, answerSchema, languageSchema, understoodSchema } from './answer.ts';
import { ERROR_CODES } from './errors.ts';

/** What a model does before its next words: fetched into memory, reading what it was sent, thinking to itself, writing. */
export const ANSWER_STAGES = ['loading', 'reading', 'thinking', 'writing'] as const;
export type AnswerStage = (typeof ANSWER_STAGES)[number];

/**
 * `n` counts from 1 without gaps within one answer. In order: `accepted`, then `start` (who answers, what was understood),
 * `text` pieces that join to the answer's Markdown, at last exactly one of `done`, `stopped`, `failed`, `interrupted`.
 * `restart` says that the text so far is void (a cut model answer, replaced by the guide's).
 */
export const answerEventSchema = z.discriminatedUnion('type', [
  z.object({
    n: z.number(),
    type: z.literal('accepted'),
    messageId: z.string(),
    replyId: z.string(),
    sessionId: z.nullable(z.string()),
    guestKey: z.optional(z.string()),
    /** When the question was made, as the server has it: what every device sorts it by. Missing in answers of older servers. */
    askedAt: z.optional(z.string()),
  }),
  z.object({
    n: z.number(),
    type: z.literal('start'),
    answeredBy: z.enum(ANSWERERS),
    kind: z.enum(ANSWER_KINDS),
    language: languageSchema,
    understood: z.array(understoodSchema),
  }),
  z.object({
    n: z.number(),
    type: z.literal('waiting'),
    answeredBy: z.enum(ANSWERERS),
    note: z.string(),
    stage: z.optional(z.enum(ANSWER_STAGES)),
    /** How long the stage takes about, where that is known. */
    seconds: z.optional(z.number()),
  }),
  z.object({ n: z.number(), type: z.literal('text'), text: z.string() }),
  z.object({ n: z.number(), type: z.literal('restart'), note: z.string() }),
  z.object({ n: z.number(), type: z.literal('done'), answer: answerSchema }),
  z.object({ n: z.number(), type: z.literal('stopped'), text: z.string() }),
  z.object({ n: z.number(), type: z.literal('interrupted'), text: z.string() }),
  z.object({ n: z.number(), type: z.literal('failed'), code: z.enum(ERROR_CODES), message: z.string() }),
]);
export type AnswerEvent = z.infer<typeof answerEventSchema>;
export type AnswerEventType = AnswerEvent['type'];

/** The events after which nothing more comes. */
export const LAST_EVENTS: ReadonlySet<AnswerEventType> = new Set(['done', 'stopped', 'interrupted', 'failed']);
