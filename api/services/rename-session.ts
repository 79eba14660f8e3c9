import { ServiceError } from '../contract/errors.ts';
import type { Ctx } from './context.ts';
import { findSession } from './find-session.ts';

/**
 * Gives a chat another title.
 * @throws ServiceError NOT_FOUND
 */
export async function renameSession(ctx: Ctx, input: { id: string; title: string }): Promise<void> {
  await ctx.store.write(async (tables) => {
    const { owner } = await findSession(ctx, tables, input.id);
    await tables.owners.hold(owner);
    const session = await findSession(ctx, tables, input.id);
    if (session.deleted === 1) throw new ServiceError('NOT_FOUND', 'There is no such chat.');
    // Asked for here and now, it wins over a title from a device whose clock runs ahead.
    const titleAt = Math.max(ctx.clock.now(), session.title_at + 1);
    const change = await tables.owners.nextChange(session.owner);
    await tables.sessions.rename(session.owner, session.id, input.title.trim(), titleAt, change);
  });
}
