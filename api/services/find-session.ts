import { ServiceError } from '../contract/errors.ts';
import type { StoredSession } from '../store/sessions.ts';
import type { Tables } from '../store/store.ts';
import type { Ctx } from './context.ts';
import { requireUser } from './permission.ts';

/**
 * The caller's chat, deleted ones included; the admin's reach goes to everybody's.
 * @throws ServiceError NOT_SIGNED_IN, NOT_FOUND whether it does not exist or is not theirs
 */
export async function findSession(ctx: Pick<Ctx, 'actor'>, tables: Pick<Tables, 'sessions'>, id: string): Promise<StoredSession> {
  const user = requireUser(ctx);
  const session =
    (await tables.sessions.find(user.uuid, id)) ?? (user.kind === 'admin' ? await tables.sessions.findOfAnyone(id) : undefined);
  if (!session) throw new ServiceError('NOT_FOUND', 'There is no such chat.');
  return session;
}
