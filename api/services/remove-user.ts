import type { Tables } from '../store/store.ts';
import type { StoredUser } from '../store/users.ts';

/** Removes a user with all rows of theirs, in the caller's transaction; the photo's file is the caller's to remove afterwards. */
export async function removeUser(tables: Tables, user: StoredUser): Promise<void> {
  await tables.messages.removeOfOwner(user.uuid);
  await tables.buriedMessages.removeOfOwner(user.uuid);
  await tables.sessions.removeOfOwner(user.uuid);
  await tables.jobCards.removeOfOwner(user.uuid);
  await tables.marks.removeOfOwner(user.uuid);
  await tables.sharedAnswers.removeOfOwner(user.uuid);
  await tables.feedback.removeOfOwner(user.uuid);
  await tables.owners.remove(user.uuid);
  await tables.users.remove(user.id);
  await tables.counters.add(`users.${user.status}`, -1);
}
