import { useQuery } from '@tanstack/react-query';
import { keepProfile, readProfile } from '../local/profile.ts';
import { useStoredUserId } from '../platform/use-stored.ts';
import { call } from '../remote/call.ts';
import { isOffline } from '../remote/remote-error.ts';
import { currentOwner } from '../sync/owner.ts';

export const ownUserKey = (id: number | null) => ['user', id] as const;

/** The signed-in user's profile; without a connection as it was kept on this device. */
export function useOwnUser() {
  const id = useStoredUserId();
  return useQuery({
    queryKey: ownUserKey(id),
    queryFn: async ({ signal }) => {
      const { db } = currentOwner();
      try {
        const { data } = await call('getUser', { params: { id: String(id) } }, { signal });
        // A device that refuses storage asks the server each time.
        await keepProfile(db, data).catch(() => undefined);
        return data;
      } catch (error) {
        const kept = isOffline(error) ? await readProfile(db).catch(() => undefined) : undefined;
        if (kept) return kept;
        throw error;
      }
    },
    enabled: id !== null,
  });
}
