import { queryOptions } from '@tanstack/react-query';
import { call } from '../remote/call.ts';

/** A user's data as a query. */
export const userQuery = (id: number) =>
  queryOptions({
    queryKey: ['user', id],
    queryFn: async ({ signal }) => (await call('getUser', { params: { id: String(id) } }, { signal })).data,
  });
