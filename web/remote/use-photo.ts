import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { User } from '../../api/contract/account.ts';
import { send } from './send.ts';

/** The address of a user's photo as a `blob:`, since a picture's own request carries no token. Undefined while there is none to show. */
export function usePhoto(user: Pick<User, 'id' | 'image'>): string | undefined {
  const { id, image } = user;
  const { data } = useQuery({
    queryKey: ['photo', id, image],
    queryFn: async ({ signal }) => (await send('userPhoto', { params: { id: String(id) } }, 'image/*', { signal })).blob(),
    enabled: image !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!data || image === null) return undefined;
    const made = URL.createObjectURL(data);
    setAddress(made);
    return () => {
      URL.revokeObjectURL(made);
      setAddress(undefined);
    };
  }, [data, image]);
  return address;
}
