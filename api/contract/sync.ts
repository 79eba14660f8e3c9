// What devices and the server tell each other about one owner's chats. Used twice: browser <-> API, desktop's API <-> hosted API.
import * as z from 'zod/mini';
import { type Job, jobSchema } from './answer.ts';
import { feedbackInputSchema, idSchema, messageSchema, messageTextSchema, titleSchema } from './chat.ts';
import { answererChoiceSchema } from './model-settings.ts';

/** One changed row. A deleted session is a tombstone and wins over everything; a title is last-writer-wins by `titleAt` (ISO time). */
export const sessionChangeSchema = z.object({
  kind: z.literal('session'),
  change: z.number(),
  id: z.string(),
  title: z.string(),
  titleAt: z.string(),
  created_at: z.string(),
  deleted: z.boolean(),
});
export const messageChangeSchema = z.object({
  kind: z.literal('message'),
  change: z.number(),
  sessionId: z.string(),
  message: messageSchema,
});
/** A deleted card is a tombstone with an empty job and wins over everything; else the card is last-writer-wins: see `isLaterCard`. */
export const jobCardChangeSchema = z.object({
  kind: z.literal('job-card'),
  change: z.number(),
  id: z.string(),
  job: jobSchema,
  changedAt: z.string(),
  deleted: z.boolean(),
});
/** What can be marked: the job that a chat belongs to, who is to answer in it, a chat pinned, an answer starred. */
export const MARKS = ['job', 'answerer', 'pin', 'star'] as const;
export type Mark = (typeof MARKS)[number];
/** `value` is the job card's id, who is to answer, or 'yes'; null where the mark was taken off. Last-writer-wins: see `isLaterMark`. */
const markSchema = z.object({
  kind: z.literal('mark'),
  /** The chat's or the answer's id. */
  subject: idSchema,
  mark: z.enum(MARKS),
  value: z.nullable(z.union([idSchema, z.literal('yes'), answererChoiceSchema])),
  markedAt: z.string(),
});
export const markChangeSchema = z.extend(markSchema, { change: z.number() });
export const changeSchema = z.discriminatedUnion('kind', [sessionChangeSchema, messageChangeSchema, jobCardChangeSchema, markChangeSchema]);
export type Change = z.infer<typeof changeSchema>;

/** `epoch` changes when a backup is restored: a reader that holds another one starts again from 0. */
export const syncPageSchema = z.object({ epoch: z.string(), changes: z.array(changeSchema), next: z.number(), more: z.boolean() });
export type SyncPage = z.infer<typeof syncPageSchema>;

/** What a device did while it was alone. Every item may be repeated; each gets its own outcome. */
export const syncItemSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('session'), id: idSchema, title: titleSchema, titleAt: z.string(), created_at: z.string() }),
  z.object({ kind: z.literal('title'), id: idSchema, title: titleSchema, titleAt: z.string() }),
  /** `unsent`: messages of the chat whose push may still be on its way; they stay away too. */
  z.object({ kind: z.literal('delete'), id: idSchema, unsent: z.optional(z.array(idSchema).check(z.maxLength(1000))) }),
  /**
   * A question answered on the device itself, with its finished reply; a further reply where the server knows the question. `again`: the
   * server had it before it was restored from a backup, so that a deletion of its chat wins, and a reply that was cut becomes whole.
   */
  z.object({
    kind: z.literal('answered'),
    sessionId: idSchema,
    question: messageSchema,
    reply: messageSchema,
    again: z.optional(z.literal(true)),
  }),
  z.object({ kind: z.literal('question'), sessionId: idSchema, messageId: idSchema, replyId: idSchema, message: messageTextSchema }),
  z.object({ kind: z.literal('feedback'), feedback: feedbackInputSchema }),
  z.object({ kind: z.literal('job-card'), id: idSchema, job: jobSchema, changedAt: z.string() }),
  z.object({ kind: z.literal('delete-job-card'), id: idSchema }),
  markSchema,
]);
export type SyncItem = z.infer<typeof syncItemSchema>;
/** An item that cannot be read is null, and refused by itself: it keeps nothing back that came with it. */
export const syncInputSchema = z.object({ items: z.array(z.catch(z.nullable(syncItemSchema), null)).check(z.maxLength(100)) });
export type SyncInput = z.infer<typeof syncInputSchema>;
/**
 * `refused` is final (the row is parked, with `code`; DELETED: what it speaks of is gone, and the device lets it go too); `later` may be
 * tried again. `sessionId` is the chat that a pair went to: another one where its own was deleted.
 */
export const syncResultSchema = z.object({
  results: z.array(
    z.object({ outcome: z.enum(['done', 'refused', 'later']), code: z.optional(z.string()), sessionId: z.optional(z.string()) }),
  ),
});
export type SyncResult = z.infer<typeof syncResultSchema>;

/** A job as text, its fields in one order: two equal jobs are equal texts, wherever they were written. */
export const jobText = (job: Job): string => JSON.stringify(job, Object.keys(job).sort());

/** Whether `card` takes the place of `known`: the later change does, of two made at the same moment the greater text, on every replica. */
export function isLaterCard(
  card: { readonly job: Job; readonly changedAt: string },
  known: { readonly job: Job; readonly changedAt: string },
): boolean {
  const [at, knownAt] = [Date.parse(card.changedAt), Date.parse(known.changedAt)];
  return at > knownAt || (at === knownAt && jobText(card.job) > jobText(known.job));
}

/** Whether `mark` takes the place of `known`: the later one does, of two made at the same moment the greater value, on every replica. */
export function isLaterMark(
  mark: { readonly value: string | null; readonly markedAt: string },
  known: { readonly value: string | null; readonly markedAt: string },
): boolean {
  const [at, knownAt] = [Date.parse(mark.markedAt), Date.parse(known.markedAt)];
  return at > knownAt || (at === knownAt && (mark.value ?? '') > (known.value ?? ''));
}
