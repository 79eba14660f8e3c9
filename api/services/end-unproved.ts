import type { Ctx } from './context.ts';
import { removeUser } from './remove-user.ts';

const DAY_MS = 86_400_000;
/** How long an account whose address was never proved lasts without being used. */
export const UNPROVED_DAYS = 90;
const AT_ONCE = 50;

/**
 * Ends accounts whose address nobody has proved and that nobody has used for `UNPROVED_DAYS`, with all that is in them; returns how many.
 * Where no mail can be sent nobody could prove anything, and none ends.
 */
export async function endUnproved({
  store,
  clock,
  images,
  provesEmails,
}: Pick<Ctx, 'store' | 'clock' | 'provesEmails'> & { readonly images: Pick<Ctx['images'], 'remove'> }): Promise<number> {
  if (!provesEmails) return 0;
  const at = clock.now();
  let count = 0;
  for (let isOver = false; !isOver; ) {
    const ended = await store.write(async (tables) => {
      const users = await tables.users.unprovedUnusedSince(at - UNPROVED_DAYS * DAY_MS, AT_ONCE);
      for (const user of users) {
        await removeUser(tables, user);
        await tables.auditLog.record({ at, actor: 'system', action: 'end-unproved', subject: `user ${user.id}` });
      }
      return users;
    });
    for (const { image } of ended) if (image !== null) await images.remove(image);
    count += ended.length;
    isOver = ended.length < AT_ONCE;
  }
  return count;
}
