import { onSignOutElsewhere, reloadPage, sessionQuery } from '@muddat/app-shell';
import { forgetDrafts } from '@muddat/forms';
import { isApiError } from '@muddat/sdk';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { leaveForSignIn } from './leave.ts';

/**
 * Leaves the page as soon as this session is known to be over, however that becomes known. Answers whether it is: from then on
 * nothing of the customer may be shown, whether or not the reload guard lets the page be left.
 */
export function useSessionEnd(leave: () => boolean = leaveForSignIn): boolean {
  const { auth } = useRouteContext({ from: '__root__' });
  const queryClient = useQueryClient();
  const { data: session, refetch } = useQuery(sessionQuery(auth));
  const [told, setTold] = useState(false);
  const over = told || (session !== undefined && !session.loggedIn);

  useEffect(() => {
    if (over) leave();
  }, [over, leave]);

  useEffect(() => {
    const end = () => setTold(true);
    const stop = onSignOutElsewhere(() => {
      // Whoever signs in next is another person, as far as this tab can know; a session that ran out is the same one's.
      forgetDrafts();
      end();
    });
    // A page that the back button takes out of the browser's memory may belong to a session that has ended since.
    const onShow = (event: PageTransitionEvent) => event.persisted && !reloadPage() && void refetch();
    window.addEventListener('pageshow', onShow);
    const stopErrors = queryClient.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error' && isApiError(event.action.error, 401)) end();
    });
    return () => {
      stop();
      stopErrors();
      window.removeEventListener('pageshow', onShow);
    };
  }, [queryClient, refetch]);
  return over;
}
