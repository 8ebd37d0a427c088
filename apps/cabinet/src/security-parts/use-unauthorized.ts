import { sessionQuery } from '@muddat/app-shell';
import { useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useCallback } from 'react';

/** For refusals of the gateway's own calls: where one says that nobody is signed in, the session is asked for, and the page left if so. */
export function useUnauthorized(): (problem: { code: string }) => void {
  const { auth } = useRouteContext({ from: '__root__' });
  const queryClient = useQueryClient();
  return useCallback(
    ({ code }) => {
      if (code === 'unauthorized') void queryClient.invalidateQueries({ queryKey: sessionQuery(auth).queryKey });
    },
    [auth, queryClient],
  );
}
