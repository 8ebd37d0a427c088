import { QueryClient } from '@tanstack/react-query';

const FRESH_MS = 60_000;

/**
 * Creates the query client of one render. Queries are not retried here: the SDK retries (spec 7), and then the page shows the error with a
 * retry button.
 * Offline, queries and writes fail immediately. A paused query would leave a skeleton or a navigation pending, and a paused write would be
 * sent when the customer no longer expects it. `networkMode: 'always'` turns `refetchOnReconnect` off, so that option is set explicitly.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: 0, staleTime: FRESH_MS, networkMode: 'always', refetchOnReconnect: true },
      mutations: { retry: 0, networkMode: 'always' },
    },
  });
}
