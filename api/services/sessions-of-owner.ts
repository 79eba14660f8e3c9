// How a chat comes to be, for every service that may begin one.
import { ServiceError } from '../contract/errors.ts';
import { TITLE_LENGTH } from '../contract/values.ts';
import type { Tables } from '../store/store.ts';
import { followingSessionId } from './new-id.ts';

/** The title that a first message gives its chat: its first 30 characters, whole ones. */
export const titleOf = (message: string): string => Array.from(message.trim()).slice(0, TITLE_LENGTH).join('');

/**
 * The owner's chat to write into: `id` itself, begun if need be; where it was deleted, the one that goes on after it,
 * since a deletion is never undone and a question never lost.
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
