import type { SharedLink } from '../contract/share.ts';
import type { StoredMessage } from '../store/messages.ts';
import type { StoredLink } from '../store/shared-answers.ts';
import type { Ctx } from './context.ts';
import { requireUser } from './permission.ts';

/** A link as its owner sees it. */
export const linkView = ({ publicUrl }: Pick<Ctx, 'publicUrl'>, link: StoredLink, reply: StoredMessage): SharedLink => ({
  token: link.token,
  address: `${publicUrl}/answer/${link.token}`,
  replyId: link.reply_id,
  question: reply.previous_user_msg ?? '',
  created_at: new Date(link.created_at).toISOString(),
  expires_at: new Date(link.expires_at).toISOString(),
});

/** The caller's links that still show something, newest first. */
export async function listShared(ctx: Ctx): Promise<SharedLink[]> {
  const { uuid: owner } = requireUser(ctx);
  const links = (await ctx.store.sharedAnswers.ofOwner(owner)).filter(({ expires_at }) => expires_at > ctx.clock.now());
  const replies = await Promise.all(links.map(({ reply_id }) => ctx.store.messages.find(owner, reply_id)));
  return links.flatMap((link, place) => {
    const reply = replies[place];
    return reply ? [linkView(ctx, link, reply)] : [];
  });
}
