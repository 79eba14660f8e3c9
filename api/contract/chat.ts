import * as z from 'zod/mini';
import {
  ANSWERERS,
  answerModeSchema,
  answerSchema,
  editionSchema,
  jobSchema,
  languageSchema,
  referenceSchema,
  suggestionSchema,
  videoSchema,
} from './answer.ts';
import { PROVIDER_KINDS, providerIdSchema } from './model-settings.ts';
import { MESSAGE_MAX, overLength, PICTURE_MAX } from './values.ts';

/** A client-made UUID (v7 so that ids sort by time); lower case. */
export const idSchema = z.string().check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/));

/** True for text that PostgreSQL and JSON both keep as it is: no NUL, no lone surrogate. */
const storable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();

/** What a person typed: 1 to 4,000 characters, without the blanks around it. Zod's own limit counts an emoji as one, boxes as two. */
export const messageTextSchema = z.string().check(
  z.trim(),
  z.minLength(1),
  z.refine((text) => overLength(text) <= 0),
  z.refine(storable),
);

export const titleSchema = z.string().check(z.maxLength(120), z.refine(storable));

/** Ids of users come as numbers or as digits, as the spec's client keeps them in local storage. */
export const userIdSchema = z.nullable(z.union([z.number(), z.string().check(z.maxLength(20))]));

export const createSessionInputSchema = z.object({ userId: z.optional(userIdSchema), title: titleSchema, sessionId: z.optional(idSchema) });
export type CreateSessionInput = z.infer<typeof createSessionInputSchema>;
export const createSessionResultSchema = z.object({ sessionId: z.string() });

/** Base64 of a JPEG, whose first bytes are always the same. */
const pictureSchema = z.string().check(z.maxLength(PICTURE_MAX), z.regex(/^\/9j\/[A-Za-z0-9+/]+={0,2}$/));

export const chatInputSchema = z.object({
  message: messageTextSchema,
  userId: z.optional(userIdSchema),
  sessionId: z.optional(z.nullable(idSchema)),
  messageId: z.optional(idSchema),
  replyId: z.optional(idSchema),
  /** The question this one was edited from, or whose answer is asked for again. */
  supersedes: z.optional(idSchema),
  language: z.optional(languageSchema),
  edition: z.optional(editionSchema),
  mode: z.optional(answerModeSchema),
  /** The model that is to answer, of those that `GET /ai/answerers` lists. */
  provider: z.optional(providerIdSchema),
  job: z.optional(jobSchema),
  /** What the reader set right of what was understood, by the name of the chip or input. */
  corrections: z.optional(z.record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(200)))),
  /** The question before this one, for a guest, whose chat the server does not have. */
  previous: z.optional(z.string().check(z.maxLength(MESSAGE_MAX))),
  /** A picture for models that see: base64 of a JPEG. It is given to them with this question and kept nowhere. */
  picture: z.optional(pictureSchema),
});
export type ChatInput = z.infer<typeof chatInputSchema>;

/** Who can answer just now. `daily` is the caller's own: how many answers of models they had today, of how many. */
export const answerersSchema = z.object({
  hosted: z.nullable(z.string()),
  local: z.nullable(z.string()),
  guide: z.string(),
  /** `name` is the admin's for it, else the model's own; `sees`: it can be sent a picture. */
  models: z.array(z.object({ id: providerIdSchema, kind: z.enum(PROVIDER_KINDS), name: z.string(), model: z.string(), sees: z.boolean() })),
  daily: z.nullable(z.object({ used: z.number(), of: z.number(), resetsAt: z.nullable(z.string()) })),
});
export type Answerers = z.infer<typeof answerersSchema>;

export const sessionSchema = z.object({ id: z.string(), title: z.string(), created_at: z.string() });
export type Session = z.infer<typeof sessionSchema>;

/** A reply is `running` while it is made; `interrupted` when the server went away under it; `stopped` by its reader; `failed` when nothing could answer. */
export const MESSAGE_STATES = ['running', 'done', 'interrupted', 'stopped', 'failed'] as const;
export const messageStateSchema = z.enum(MESSAGE_STATES);
export type MessageState = (typeof MESSAGE_STATES)[number];

/** A message as the spec lists it, and what our own client keeps beside it. */
export const messageSchema = z.object({
  id: z.string(),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  videos: z.array(videoSchema),
  necReferences: z.array(referenceSchema),
  steps: z.array(z.string()),
  suggestions: z.array(suggestionSchema),
  previousUserMsg: z.nullable(z.string()),
  created_at: z.string(),
  state: messageStateSchema,
  replyTo: z.nullable(z.string()),
  supersedes: z.nullable(z.string()),
  answeredBy: z.nullable(z.enum(ANSWERERS)),
  /** The whole answer, for the answer card; null for a question and for a reply not finished. */
  answer: z.nullable(answerSchema),
});
export type Message = z.infer<typeof messageSchema>;

export const FEEDBACKS = ['thumbs-up', 'thumbs-down'] as const;
export const feedbackInputSchema = z.object({
  responseId: idSchema,
  feedback: z.enum(FEEDBACKS),
  reason: z.optional(z.nullable(z.string().check(z.maxLength(2000), z.refine(storable)))),
  user_id: z.optional(userIdSchema),
  question: z.optional(z.nullable(z.string().check(z.maxLength(MESSAGE_MAX), z.refine(storable)))),
});
export type FeedbackInput = z.infer<typeof feedbackInputSchema>;
export const feedbackSchema = z.object({
  id: z.number(),
  feedback: z.enum(FEEDBACKS),
  reason: z.nullable(z.string()),
  question: z.nullable(z.string()),
  email: z.nullable(z.string()),
  created_at: z.string(),
});
export type Feedback = z.infer<typeof feedbackSchema>;
