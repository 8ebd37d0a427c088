import { queryOptions } from '@tanstack/react-query';
import type { GatewayAuth } from './gateway-auth.ts';
import type { SessionView } from './session.ts';

/** The session is asked for on every navigation (spec 4), but not twice within one. */
const SAME_NAVIGATION_MS = 2_000;

/** Thrown when the session could not be asked for; nobody is signed out by it. */
export class SessionUnknown extends Error {
  override name = 'SessionUnknown';
}

export const sessionQuery = (auth: GatewayAuth) =>
  queryOptions({
    queryKey: ['session'],
    queryFn: async (): Promise<SessionView> => {
      const result = await auth.user();
      if (!result.ok) throw new SessionUnknown(result.problem.message);
      return result.data;
    },
    staleTime: SAME_NAVIGATION_MS,
    // Asked for without a network too: a navigation must not stand still until there is one.
    networkMode: 'always',
    refetchOnWindowFocus: 'always',
  });
