import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { User } from '../../api/contract/account.ts';
import { callFile } from '../remote/call.ts';

/** An address for a picture in memory, as long as the component stands; undefined without one. */
export function useObjectUrl(file: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) {
      setUrl(undefined);
      return undefined;
    }
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}

/** A user's photo, fetched with the login's token; undefined while there is none. Needs `Queries` above it. */
export function useUserPhoto(user: Pick<User, 'id' | 'image'> | undefined): string | undefined {
  const query = useQuery({
    queryKey: ['photo', user?.id, user?.image],
    queryFn: ({ signal }) => callFile('userPhoto', { params: { id: String(user?.id) } }, { signal }),
    enabled: Boolean(user?.image),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return useObjectUrl(query.data);
}
