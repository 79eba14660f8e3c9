// How a chat begins and ends, for every service that may do either.
import { ServiceError } from '../contract/errors.ts';
import { UNTITLED_AT } from '../contract/values.ts';
import type { Tables } from '../store/store.ts';
import { followingSessionId } from './new-id.ts';

/** When a chat got the title of its first message: every title that somebody gives it is later. */
export const UNTITLED = Date.parse(UNTITLED_AT);

/**
 * The owner's chat to write into: `id` itself, begun if need be; where it was deleted, the one that goes on after it,
 * since a deletion is never undone and a question never lost. Hold the owner before.
 * @throws ServiceError NOT_FOUND when the id is somebody else's
 */
export async function openSession(
  tables: Tables,
  session: { owner: string; id: string; title: string; at: number; titleAt?: number },
): Promise<string> {
  const { owner } = session;
  let id = session.id;
  for (let known = await tables.sessions.find(owner, id); known; known = await tables.sessions.find(owner, id)) {
    if (known.deleted === 0) return id;
    id = followingSessionId(owner, id);
  }
  if (await tables.sessions.belongsToSomeoneElse(owner, id)) throw new ServiceError('NOT_FOUND', 'There is no such chat.');
  const change = await tables.owners.nextChange(owner);
  const isNew = await tables.sessions.insert({
    owner,
    id,
    title: session.title,
    titleAt: session.titleAt ?? session.at,
    createdAt: session.at,
    change,
  });
  if (isNew) await tables.users.addToChatCount(owner, 1);
  return id;
}

/**
 * Deletes a chat with its messages and whatever is being answered in it; what stays is the fact. False when it was deleted before.
 * Hold the owner before.
 */
export async function burySession(tables: Tables, session: { owner: string; id: string; by: number; at: number }): Promise<boolean> {
  const { owner, id } = session;
  if (!(await tables.sessions.bury(owner, id, await tables.owners.nextChange(owner)))) return false;
  await tables.buriedMessages.buryOfSession(owner, id);
  await tables.messages.removeOfSession(owner, id);
  await tables.users.addToChatCount(owner, -1);
  await tables.auditLog.record({ at: session.at, actor: `user ${session.by}`, action: 'delete-chat', subject: `chat ${id}` });
  return true;
}
