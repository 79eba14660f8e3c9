// Read-only links to one answer, for an inspector or a helper who has no account.
import * as z from 'zod/mini';
import { answerSchema } from './answer.ts';
import { idSchema } from './chat.ts';

/** How many days a link may live. */
export const SHARE_DAYS = [1, 7, 30, 90] as const;
export type ShareDays = (typeof SHARE_DAYS)[number];

/** The secret part of a link: 128 bits. */
export const shareTokenSchema = z.string().check(z.regex(/^[\w-]{22}$/));

export const shareInputSchema = z.object({ replyId: idSchema, days: z.literal(SHARE_DAYS) });
export type ShareInput = z.infer<typeof shareInputSchema>;

export const sharedLinkSchema = z.object({
  token: z.string(),
  /** The whole address. */
  address: z.string(),
  replyId: z.string(),
  question: z.string(),
  created_at: z.string(),
  expires_at: z.string(),
});
export type SharedLink = z.infer<typeof sharedLinkSchema>;

/** What whoever holds the link reads; nothing of who asked. */
export const sharedAnswerSchema = z.object({
  question: z.string(),
  answer: answerSchema,
  asked_at: z.string(),
  expires_at: z.string(),
});
export type SharedAnswer = z.infer<typeof sharedAnswerSchema>;
