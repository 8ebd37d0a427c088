import { QueryClient } from '@tanstack/react-query';

const FRESH_MS = 60_000;

/**
 * The query client of one render. It does not retry: the SDK does (spec 7), and an error is shown at once with a way to retry. Without a
 * network, queries and writes fail at once: a paused query leaves a skeleton or a navigation waiting, and a paused write is sent at a time
 * when the customer no longer expects it. Queries are sent again when the network is back, which this network mode alone switches off.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: 0, staleTime: FRESH_MS, networkMode: 'always', refetchOnReconnect: true },
      mutations: { retry: 0, networkMode: 'always' },
    },
  });
}
