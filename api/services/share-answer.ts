import { randomBytes } from 'node:crypto';
import { ServiceError } from '../contract/errors.ts';
import type { SharedLink, ShareInput } from '../contract/share.ts';
import type { Ctx } from './context.ts';
import { linkView } from './list-shared.ts';
import { requireUser } from './permission.ts';

const DAY_MS = 86_400_000;
/** Links that one user may have at a time. */
const MOST_LINKS = 200;

/**
 * Makes a link that shows one finished answer of the caller's to whoever holds it, for `days`.
 * @throws ServiceError NOT_FOUND when the caller has no such answer here, TOO_MANY with `MOST_LINKS` links
 */
export async function shareAnswer(ctx: Ctx, input: ShareInput): Promise<SharedLink> {
  const { uuid: owner } = requireUser(ctx);
  const now = ctx.clock.now();
  const link = {
    token: randomBytes(16).toString('base64url'),
    owner,
    reply_id: input.replyId,
    created_at: now,
    expires_at: now + input.days * DAY_MS,
  };
  return ctx.store.write(async (tables) => {
    const reply = await tables.messages.find(owner, input.replyId);
    if (reply?.role !== 'assistant' || reply.answer === null) throw new ServiceError('NOT_FOUND', 'There is no such answer.');
    await tables.sharedAnswers.removeExpired(owner, now);
    if ((await tables.sharedAnswers.ofOwner(owner)).length >= MOST_LINKS)
      throw new ServiceError('TOO_MANY', 'There are too many links. End some of them first.');
    await tables.sharedAnswers.insert(link);
    return linkView(ctx, link, reply);
  });
}
