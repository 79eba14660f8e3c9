import { type Kysely, type Selectable, sql } from 'kysely';
import type { Answer } from '../contract/answer.ts';
import type { Message, MessageState } from '../contract/chat.ts';
import type { DialectWords } from './dialect.ts';
import { isoTime } from './iso-time.ts';
import { prepared } from './prepared.ts';
import { GUEST_OWNER, type MessageRow, type Schema } from './schema.ts';

export type StoredMessage = Selectable<MessageRow>;
export const MESSAGES_AT_ONCE = 200;
const SAID = ['id', 'role', 'content', 'state', 'reply_to', 'supersedes'] as const;
export type MessagesTable = ReturnType<typeof messagesTable>;

type Parts = Pick<Message, 'videos' | 'necReferences' | 'steps' | 'suggestions'>;
const noParts: Parts = { videos: [], necReferences: [], steps: [], suggestions: [] };

/** A stored row as the wire has it. */
export function messageOf(row: StoredMessage): Message {
  const answer = row.answer === null ? null : (JSON.parse(row.answer) as Answer);
  const parts: Parts = answer
    ? {
        videos: answer.videos,
        necReferences: answer.nec_references,
        steps: answer.step_by_step,
        suggestions: answer.suggestions,
      }
    : row.parts === null
      ? noParts
      : (JSON.parse(row.parts) as Parts);
  return {
    id: row.id,
    role: row.role,
    content: row.content,
    ...parts,
    previousUserMsg: row.previous_user_msg,
    created_at: isoTime(row.created_at),
    state: row.state,
    replyTo: row.reply_to,
    supersedes: row.supersedes,
    answeredBy: row.answered_by,
    answer,
  };
}

/** The JSON of `messageOf(row)`. A whole answer is JSON already and goes out as it lies: writing it anew would double a chat's cost. */
export function messageTextOf(row: StoredMessage): string {
  const { answer: _, ...rest } = messageOf(row);
  return `${JSON.stringify(rest).slice(0, -1)},"answer":${row.answer ?? 'null'}}`;
}

/** A message from the wire as a row. Its lists are kept apart only when no whole answer carries them. */
export function rowOf(owner: string, sessionId: string | null, message: Message, change: number): StoredMessage {
  const parts: Parts = {
    videos: message.videos,
    necReferences: message.necReferences,
    steps: message.steps,
    suggestions: message.suggestions,
  };
  const hasParts = Object.values(parts).some((list) => list.length > 0);
  return {
    owner,
    id: message.id,
    session_id: sessionId,
    role: message.role,
    content: message.content,
    state: message.state,
    reply_to: message.replyTo,
    supersedes: message.supersedes,
    previous_user_msg: message.previousUserMsg,
    answered_by: message.answeredBy,
    answer: message.answer === null ? null : JSON.stringify(message.answer),
    parts: message.answer === null && hasParts ? JSON.stringify(parts) : null,
    created_at: Date.parse(message.created_at),
    change,
  };
}

export function messagesTable(db: Kysely<Schema>, words: DialectWords) {
  const ofSession = prepared(db, words, (given: { owner: string; sessionId: string; at: number; id: string }) =>
    db
      .selectFrom('messages')
      .selectAll()
      .where('owner', '=', given.owner)
      .where('session_id', '=', given.sessionId)
      .where('created_at', '>=', given.at)
      .where((eb) => eb.or([eb('created_at', '>', given.at), eb('id', '>', given.id)]))
      .orderBy('created_at')
      .orderBy('id')
      .limit(sql.lit(MESSAGES_AT_ONCE)),
  );
  return {
    find: (owner: string, id: string): Promise<StoredMessage | undefined> =>
      db.selectFrom('messages').selectAll().where('owner', '=', owner).where('id', '=', id).executeTakeFirst(),

    /** The oldest reply to a question. */
    replyTo: (owner: string, questionId: string): Promise<StoredMessage | undefined> =>
      db
        .selectFrom('messages')
        .selectAll()
        .where('owner', '=', owner)
        .where('reply_to', '=', questionId)
        .orderBy('created_at')
        .limit(1)
        .executeTakeFirst(),

    async belongsToSomeoneElse(owner: string, id: string): Promise<boolean> {
      const other = await db
        .selectFrom('messages')
        .select('id')
        .where('id', '=', id)
        .where('owner', 'not in', [owner, GUEST_OWNER])
        .limit(1)
        .executeTakeFirst();
      return other !== undefined;
    },

    /** True when the row is new; false when the owner has that id already. */
    async insert(row: StoredMessage): Promise<boolean> {
      const result = await db
        .insertInto('messages')
        .values(row)
        .onConflict((conflict) => conflict.columns(['owner', 'id']).doNothing())
        .executeTakeFirst();
      return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
    },

    /** Ends a reply that is running, or in another state of `from`; false when it was ended or deleted meanwhile. */
    async finish(
      owner: string,
      id: string,
      end: { state: MessageState; content: string; answer: Answer | null; change: number },
      from: MessageState = 'running',
    ): Promise<boolean> {
      const result = await db
        .updateTable('messages')
        .set({
          state: end.state,
          content: end.content,
          answer: end.answer === null ? null : JSON.stringify(end.answer),
          answered_by: end.answer?.answeredBy ?? null,
          change: end.change,
        })
        .where('owner', '=', owner)
        .where('id', '=', id)
        .where('state', '=', from)
        .executeTakeFirst();
      return result.numUpdatedRows > 0n;
    },

    /** A chat's messages behind `after`, oldest first, `MESSAGES_AT_ONCE` at most. */
    ofSession: (owner: string, sessionId: string, after?: Pick<StoredMessage, 'created_at' | 'id'>): Promise<StoredMessage[]> =>
      ofSession({ owner, sessionId, at: after?.created_at ?? 0, id: after?.id ?? '' }),

    /** What an owner's messages take, in bytes of text. */
    async bytesOf(owner: string): Promise<number> {
      const counted = await db
        .selectFrom('messages')
        .where('owner', '=', owner)
        .select(sql<number | null>`SUM(octet_length(content) + COALESCE(octet_length(answer), 0))`.as('bytes'))
        .executeTakeFirstOrThrow();
      return Number(counted.bytes ?? 0);
    },

    /** The last messages of a chat, newest first. */
    newest: (owner: string, sessionId: string, limit: number): Promise<Pick<StoredMessage, (typeof SAID)[number]>[]> =>
      db
        .selectFrom('messages')
        .select(SAID)
        .where('owner', '=', owner)
        .where('session_id', '=', sessionId)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),

    changedAfter: (owner: string, change: number, limit: number): Promise<StoredMessage[]> =>
      db
        .selectFrom('messages')
        .selectAll()
        .where('owner', '=', owner)
        .where('change', '>', change)
        .orderBy('change')
        .limit(limit)
        .execute(),

    removeOfSession: (owner: string, sessionId: string) =>
      db.deleteFrom('messages').where('owner', '=', owner).where('session_id', '=', sessionId).execute(),

    removeOfOwner: (owner: string) => db.deleteFrom('messages').where('owner', '=', owner).execute(),

    removeGuestsBefore: (at: number) => db.deleteFrom('messages').where('owner', '=', GUEST_OWNER).where('created_at', '<', at).execute(),
  };
}
