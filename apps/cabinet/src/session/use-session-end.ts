import { onSignOutElsewhere, sessionQuery } from '@muddat/app-shell';
import { isApiError } from '@muddat/sdk';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect } from 'react';
import { leaveForSignIn } from './leave.ts';

/** Leaves the page as soon as this session is known to be over, however that becomes known; nothing of the customer stays in sight. */
export function useSessionEnd(): void {
  const { auth } = useRouteContext({ from: '__root__' });
  const queryClient = useQueryClient();
  const { data: session } = useQuery(sessionQuery(auth));
  const over = session !== undefined && !session.loggedIn;

  useEffect(() => {
    if (over) leaveForSignIn();
  }, [over]);

  useEffect(() => {
    const leave = () => window.location.reload();
    const stop = onSignOutElsewhere(leave);
    // A page that the back button takes out of the browser's memory may belong to a session that has ended since.
    const onShow = (event: PageTransitionEvent) => event.persisted && leave();
    window.addEventListener('pageshow', onShow);
    const stopErrors = queryClient.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error' && isApiError(event.action.error, 401)) leaveForSignIn();
    });
    return () => {
      stop();
      stopErrors();
      window.removeEventListener('pageshow', onShow);
    };
  }, [queryClient]);
}
