// The signed-in user's profile as the server last said it, for when there is no server. It goes with everything else of theirs.
import type { User } from '../../api/contract/account.ts';
import type { ChatDatabase } from './database.ts';

const PROFILE = 'profile';

export async function keepProfile(db: ChatDatabase, user: User): Promise<void> {
  await db.meta.put({ key: PROFILE, value: user });
}

export async function readProfile(db: ChatDatabase): Promise<User | undefined> {
  return (await db.meta.get(PROFILE))?.value as User | undefined;
}
