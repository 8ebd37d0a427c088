import { QueryClient } from '@tanstack/react-query';

const FRESH_MS = 60_000;

/** One a render. No retries of its own: retrying is the SDK's business (spec 7), and an error is shown at once with a way to retry. */
export function createQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: 0, staleTime: FRESH_MS }, mutations: { retry: 0 } } });
}
