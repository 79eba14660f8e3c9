import type { Ctx } from './context.ts';
import { requireAdmin } from './permission.ts';

/** A chat counts as active this long after its last message. */
const ACTIVE_MS = 15 * 60_000;

/** How many users there are, the admin aside, and how many chats are going on. */
export async function readOverview(ctx: Ctx): Promise<{ totalUsers: number; activeChats: number }> {
  requireAdmin(ctx);
  const [counted, activeChats] = await Promise.all([
    ctx.store.counters.read(['users.active', 'users.inactive', 'users.banned']),
    ctx.store.sessions.countActiveSince(ctx.clock.now() - ACTIVE_MS),
  ]);
  return { totalUsers: Object.values(counted).reduce((sum, users) => sum + users, 0), activeChats };
}
