// A file of chats, as the download of one's own data writes it: what another computer or account can take in again.
import * as z from 'zod/mini';
import { messageSchema } from './chat.ts';
import { jobCardChangeSchema, markChangeSchema } from './sync.ts';

/** One that cannot be read is null, and spoils nothing that came with it. */
const orNull = <T extends z.ZodMiniType>(schema: T) => z.catch(z.nullable(schema), null);

const chatSchema = z.object({ id: z.string(), title: z.string(), created_at: z.string(), messages: z.array(orNull(messageSchema)) });
export type FiledChat = z.infer<typeof chatSchema>;

export const chatFileSchema = z.object({
  sessions: z.array(orNull(chatSchema)),
  jobCards: z._default(z.array(orNull(z.pick(jobCardChangeSchema, { id: true, job: true, changedAt: true }))), []),
  marks: z._default(z.array(orNull(z.omit(markChangeSchema, { kind: true, change: true }))), []),
});
export type ChatFile = z.infer<typeof chatFileSchema>;
