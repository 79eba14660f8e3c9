import { queryOptions } from '@tanstack/react-query';
import { call } from '../remote/call.ts';

/** Whether a user's logins ask for a code. */
export const twoStepQuery = (id: number) =>
  queryOptions({
    queryKey: ['twoStep', id],
    queryFn: ({ signal }) => call('twoStepOfUser', { params: { id: String(id) } }, { signal }),
  });

/** A user's data as a query. */
export const userQuery = (id: number) =>
  queryOptions({
    queryKey: ['user', id],
    queryFn: async ({ signal }) => (await call('getUser', { params: { id: String(id) } }, { signal })).data,
  });
