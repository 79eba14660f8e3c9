import * as z from 'zod/mini';
import { ANSWER_MODES, EDITIONS, GRADES, LANGUAGES } from './values.ts';

export const editionSchema = z.enum(EDITIONS);
export const languageSchema = z.enum(LANGUAGES);
export const gradeSchema = z.enum(GRADES);

/** A code reference. `code` is the section as numbered in `edition`; `description` is in our own words; `link` is the publisher's free reading access. */
export const referenceSchema = z.object({
  code: z.string(),
  description: z.string(),
  link: z.string(),
  edition: z.optional(editionSchema),
  grade: z.optional(gradeSchema),
});
export type Reference = z.infer<typeof referenceSchema>;

/** A related video. Unless an operator has checked the address, `url` is a search and `title` says so; `thumbnail` is a local illustration. */
export const videoSchema = z.object({ url: z.string(), thumbnail: z.string(), title: z.string() });
export type Video = z.infer<typeof videoSchema>;

export const suggestionSchema = z.object({ title: z.string() });

/** One thing read out of the question, filled in from the job card, or assumed; `options` are what it can be corrected to. */
export const understoodSchema = z.object({
  name: z.string(),
  label: z.string(),
  value: z.string(),
  display: z.string(),
  from: z.enum(['question', 'previous', 'job', 'assumed']),
  options: z.array(z.object({ value: z.string(), display: z.string() })),
});
export type Understood = z.infer<typeof understoodSchema>;

/** One input of a calculation, shown as a control that recomputes in place. */
export const inputFieldSchema = z.object({
  name: z.string(),
  label: z.string(),
  kind: z.enum(['number', 'choice', 'text']),
  unit: z.optional(z.string()),
  value: z.nullable(z.union([z.number(), z.string()])),
  options: z.optional(z.array(z.object({ value: z.string(), display: z.string() }))),
  min: z.optional(z.number()),
  max: z.optional(z.number()),
  /** How a text is written, such as '10, 20, 30'. */
  example: z.optional(z.string()),
});
export type InputField = z.infer<typeof inputFieldSchema>;

export const calculationInputsSchema = z.object({ calculator: z.string(), fields: z.array(inputFieldSchema) });
export type CalculationInputs = z.infer<typeof calculationInputsSchema>;

/** The row a figure came from, among its neighbours. `highlight` is an index into `rows`. */
export const tableExcerptSchema = z.object({
  title: z.string(),
  code: z.string(),
  edition: editionSchema,
  grade: gradeSchema,
  columns: z.array(z.string()),
  rows: z.array(z.array(z.string())),
  highlight: z.number(),
});
export type TableExcerpt = z.infer<typeof tableExcerptSchema>;

/** What sort of answer it is; an emergency is shown first and never counted against a limit. */
export const ANSWER_KINDS = ['calculation', 'lookup', 'topic', 'ask', 'emergency', 'refusal', 'out-of-scope', 'nothing'] as const;
export type AnswerKind = (typeof ANSWER_KINDS)[number];

/** How sure the guide is that this is what was asked for; `verified` grades the figures. */
export const CONFIDENCES = ['sure', 'likely', 'unsure'] as const;
export type Confidence = (typeof CONFIDENCES)[number];

/** Who wrote an answer. */
export const ANSWERERS = ['hosted', 'local', 'guide'] as const;
export type Answerer = (typeof ANSWERERS)[number];

/** Why something in a model's words is doubtful. */
export const DOUBTS = ['unknown-figure', 'other-figure', 'no-such-section', 'against-a-rule', 'against-the-verdict', 'danger'] as const;
export type Doubt = (typeof DOUBTS)[number];

export const checksSchema = z.object({
  /** What was confirmed, as the model wrote it: '6 AWG', '210.8(A)(2)'. */
  confirmed: z.array(z.string()),
  /** What was not, and why; `replaced` where the guide's own sentence stands in its place. */
  doubts: z.array(z.object({ said: z.string(), why: z.enum(DOUBTS), replaced: z.boolean() })),
});
export type Checks = z.infer<typeof checksSchema>;

/**
 * A whole answer, as the spec has it (`response`, `videos`, `nec_references`, `step_by_step`, `suggestions`)
 * and with what the card shows beside it. `response` is Markdown whose first paragraph is `result`.
 */
export const answerSchema = z.object({
  id: z.string(),
  kind: z.enum(ANSWER_KINDS),
  response: z.string(),
  result: z.string(),
  /** What `response` says between `result` and its lists of assumptions and cautions. Missing in answers of older versions. */
  explanation: z.optional(z.string()),
  videos: z.array(videoSchema),
  nec_references: z.array(referenceSchema),
  step_by_step: z.array(z.string()),
  suggestions: z.array(suggestionSchema),
  assumptions: z.array(z.string()),
  cautions: z.array(z.string()),
  /** Those of the cautions that nobody may overlook: a danger beside what was asked, a figure of the question that was not used. */
  warnings: z.optional(z.array(z.string())),
  answeredBy: z.enum(ANSWERERS),
  model: z.optional(z.string()),
  /** How long a model took to its first word and in all, from when the question came. */
  took: z.optional(
    z.object({ firstMs: z.number(), totalMs: z.number(), promptTokens: z.optional(z.number()), replyTokens: z.optional(z.number()) }),
  ),
  /** How many answers of models its asker has left today, told when they are few. */
  modelAnswersLeft: z.optional(z.number()),
  /** Whose the result line of a model's answer is; left out in the guide's own answers and in those of older versions. */
  ledBy: z.optional(z.enum(['guide', 'model'])),
  /** What of a model's words was held against the guide. */
  checks: z.optional(checksSchema),
  /** Why a better answerer did not answer, in the reader's language. */
  fallback: z.optional(z.string()),
  edition: editionSchema,
  language: languageSchema,
  /** False when the result rests on anything not graded V2, or a model said something that could not be checked. */
  verified: z.boolean(),
  /** Left out in answers that were given before there was one. */
  confidence: z.optional(z.enum(CONFIDENCES)),
  /** The question that it answers, in the answer's language: said where it is only likely that this was asked. */
  answers: z.optional(z.string()),
  /** Questions that may have been meant instead, nearest first: two, or up to three where it was not understood which. */
  instead: z.optional(z.array(z.string())),
  understood: z.array(understoodSchema),
  inputs: z.optional(calculationInputsSchema),
  tables: z.array(tableExcerptSchema),
  guideVersion: z.string(),
  /** Ids of the rules, topics and calculators it rests on, so that a corrected rule can mark old answers. */
  restsOn: z.array(z.string()),
});
export type Answer = z.infer<typeof answerSchema>;

export const VOLTAGE_SYSTEMS = ['120/240-1', '120/208-3', '277/480-3', '120/240-3', '347/600-3', '480-3'] as const;
export const WIRING_METHODS = ['nm', 'mc', 'ac', 'uf', 'se', 'emt', 'pvc40', 'pvc80', 'rmc', 'imc', 'fmc', 'lfmc', 'ent'] as const;

/** What a job fixes, so that a question need not say it: fills what the question leaves out. Temperatures in °C. */
export const jobSchema = z.object({
  name: z.optional(z.string().check(z.maxLength(80))),
  /** Of the site; for paper, not for answers. */
  address: z.optional(z.string().check(z.maxLength(200))),
  state: z.optional(z.string().check(z.maxLength(2))),
  edition: z.optional(editionSchema),
  ambientC: z.optional(z.number().check(z.minimum(-50), z.maximum(85))),
  metal: z.optional(z.enum(['cu', 'al'])),
  insulation: z.optional(z.enum(['60', '75', '90'])),
  terminals: z.optional(z.enum(['60', '75'])),
  system: z.optional(z.enum(VOLTAGE_SYSTEMS)),
  method: z.optional(z.enum(WIRING_METHODS)),
});
export type Job = z.infer<typeof jobSchema>;

export const answerModeSchema = z.enum(ANSWER_MODES);
