import type { GatewayClient } from '@muddat/sdk';
import { queryOptions } from '@tanstack/react-query';

/** The session is fetched on every navigation (spec 4). Requests within this time, in ms, count as one navigation and share a response. */
const SAME_NAVIGATION_MS = 2_000;

/** Thrown if the session could not be fetched. It does not mean that the customer is signed out. */
export class SessionFetchError extends Error {
  override name = 'SessionFetchError';
}

export const sessionQuery = (gateway: Pick<GatewayClient, 'getSession'>) =>
  queryOptions({
    queryKey: ['session'],
    queryFn: () =>
      gateway.getSession().catch((cause: unknown) => {
        throw new SessionFetchError('The session could not be asked for', { cause });
      }),
    staleTime: SAME_NAVIGATION_MS,
    refetchOnWindowFocus: 'always',
  });
