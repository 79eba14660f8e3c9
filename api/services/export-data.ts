import { ServiceError } from '../contract/errors.ts';
import { isoTime } from '../store/iso-time.ts';
import { cardOf } from '../store/job-cards.ts';
import { markOf } from '../store/marks.ts';
import { MESSAGES_AT_ONCE, messageTextOf, type StoredMessage } from '../store/messages.ts';
import { type ListedSession, SESSIONS_AT_ONCE } from '../store/sessions.ts';
import type { Ctx } from './context.ts';
import { countUse } from './count-use.ts';
import { pagesOf } from './json-text.ts';
import { requireSelfOrAdmin } from './permission.ts';
import { userView } from './user-view.ts';

/**
 * All that is kept of a user as the pieces of one JSON text: `{user, jobCards: [{id, job, changedAt}], marks: [{subject, mark, value, markedAt}], links, sessions: [{id, title, created_at, messages}]}`. A page
 * of a chat is read at a time, so that years of chats don't fill the memory.
 * @throws ServiceError NOT_FOUND, before the first piece
 */
export async function exportData(ctx: Ctx, input: { id: number }): Promise<AsyncGenerator<string, void, undefined>> {
  const caller = requireSelfOrAdmin(ctx, input.id);
  const user = await ctx.store.users.byId(input.id);
  if (!user) throw new ServiceError('NOT_FOUND', 'There is no such user.');
  await ctx.store.write(async (tables) => {
    await countUse(ctx, tables, 'downloads');
    await tables.auditLog.record({ at: ctx.clock.now(), actor: `user ${caller.id}`, action: 'download-data', subject: `user ${user.id}` });
  });
  const jobCards = (await ctx.store.jobCards.ofOwner(user.uuid)).map(cardOf);
  const marks = (await ctx.store.marks.ofOwner(user.uuid)).map(markOf);
  const links = (await ctx.store.sharedAnswers.ofOwner(user.uuid)).map(({ owner: _, ...link }) => link);
  const { sessions, messages } = ctx.store;

  async function* pieces(owner: string, profile: unknown): AsyncGenerator<string, void, undefined> {
    yield `{"user":${JSON.stringify(profile)},"jobCards":${JSON.stringify(jobCards)},"marks":${JSON.stringify(marks)},"links":${JSON.stringify(links)},"sessions":[`;
    let between = '';
    for await (const chats of pagesOf<ListedSession>((after) => sessions.ofOwner(owner, after), SESSIONS_AT_ONCE)) {
      for (const { id, title, created_at } of chats) {
        const head = JSON.stringify({ id, title, created_at: isoTime(created_at) });
        yield `${between}${head.slice(0, -1)},"messages":[`;
        let comma = '';
        for await (const rows of pagesOf<StoredMessage>((after) => messages.ofSession(owner, id, after), MESSAGES_AT_ONCE)) {
          yield comma + rows.map(messageTextOf).join(',');
          comma = ',';
        }
        yield ']}';
        between = ',';
      }
    }
    yield ']}\n';
  }
  return pieces(user.uuid, userView(user, await ctx.store.emailProofs.of(user.id)));
}
