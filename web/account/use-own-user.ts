import { useQuery } from '@tanstack/react-query';
import { useStoredUserId } from '../platform/use-stored.ts';
import { call } from '../remote/call.ts';

export const ownUserKey = (id: number | null) => ['user', id] as const;

/** The signed-in user's profile. */
export function useOwnUser() {
  const id = useStoredUserId();
  return useQuery({
    queryKey: ownUserKey(id),
    queryFn: async ({ signal }) => (await call('getUser', { params: { id: String(id) } }, { signal })).data,
    enabled: id !== null,
  });
}
