import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { RemoteError } from './remote-error.ts';

const client = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // A refusal stays one; only what may pass is tried again.
      retry: (failures, error) => failures < 2 && error instanceof RemoteError && ['OFFLINE', 'UNAVAILABLE'].includes(error.code),
      // The browser's word for being online is not to be believed: the request decides.
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
});

/** Stands above screens that read account or admin data with useQuery. */
export function Queries({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** Forgets everything read so far: at logout, and when another user logs in. */
export function forgetQueries(): void {
  client.clear();
}
