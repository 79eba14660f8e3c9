// Whose chats this page shows: the signed-in user's, or the guest's.
import { type ChatDatabase, GUEST, openChats } from '../local/database.ts';
import { readStored, storedUserId } from '../platform/stored-keys.ts';

export interface Owner {
  readonly db: ChatDatabase;
  readonly signedIn: boolean;
  /** Sent with everything of this owner's, so that nothing ever goes out under a login that came meanwhile. */
  readonly token: string | null;
  readonly userId: number | null;
}

/** The owner by what login left in local storage; both the number and the token must be there. */
export function currentOwner(): Owner {
  const id = storedUserId();
  const token = readStored('token');
  const signedIn = id !== null && token !== null;
  return { db: openChats(signedIn ? `user-${id}` : GUEST), signedIn, token: signedIn ? token : null, userId: signedIn ? id : null };
}
