import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { User } from '../../api/contract/account.ts';
import { keepProfile } from '../local/profile.ts';
import { writeStored } from '../platform/stored-keys.ts';
import { call } from '../remote/call.ts';
import { currentOwner } from '../sync/owner.ts';
import { keepPreferences } from '../sync/preferences.ts';
import { ownUserKey } from './use-own-user.ts';

/** Saves fields of the own profile, and shows what came of it wherever it is shown. Throws RemoteError. */
export function useSaveProfile(): (id: number, form: FormData) => Promise<User> {
  const queries = useQueryClient();
  return useCallback(
    async (id, form) => {
      const { data } = await call('editProfile', { params: { id: String(id) }, body: form });
      queries.setQueryData(ownUserKey(id), data);
      writeStored('user_name', data.full_name);
      keepPreferences(data);
      await keepProfile(currentOwner().db, data).catch(() => undefined);
      return data;
    },
    [queries],
  );
}
