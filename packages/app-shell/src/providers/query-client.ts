import { QueryClient } from '@tanstack/react-query';

const FRESH_MS = 60_000;

/**
 * Creates the query client of one render. Queries are not retried: the SDK retries (spec 7), and errors show at once with a retry button.
 * Offline, queries and writes fail at once: a paused query would leave a skeleton or a navigation pending. A paused write would be sent
 * when the customer no longer expects it. `networkMode: 'always'` turns `refetchOnReconnect` off, so that option is set explicitly.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: 0, staleTime: FRESH_MS, networkMode: 'always', refetchOnReconnect: true },
      mutations: { retry: 0, networkMode: 'always' },
    },
  });
}
