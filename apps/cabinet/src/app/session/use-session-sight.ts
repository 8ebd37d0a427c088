import { hasSignedOut, onSessionRefused, onSignInElsewhere, onSignOutElsewhere, reloadPage, sessionQuery } from '@muddat/app-shell';
import { forgetDrafts, forgetDraftsOfOthers } from '@muddat/forms';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isSigningOut } from '../../shared/session/sign-out.ts';
import { leaveForSignIn } from './leave.ts';

/**
 * Whether what a page shows of a customer may be shown: `over` when the session is known to have ended, `unsure` while a page that
 * the back button brought out of the browser's memory has not asked yet.
 */
export type SessionSight = 'known' | 'unsure' | 'over';

/**
 * Leaves the page as soon as its session is known to be over, however that becomes known. From then on nothing of the customer may be
 * shown, whether or not the reload guard lets the page be left.
 */
export function useSessionSight(leave: () => boolean = leaveForSignIn): SessionSight {
  const { auth } = useRouteContext({ from: '__root__' });
  const { data: session, refetch } = useQuery(sessionQuery(auth));
  const [told, setTold] = useState(false);
  const [unsure, setUnsure] = useState(false);
  const customer = session?.user?.id;
  const another = useAnotherCustomer(customer);
  const over = told || another || (session !== undefined && !session.loggedIn);

  useEffect(() => {
    if (customer !== undefined) forgetDraftsOfOthers(customer);
  }, [customer]);

  useEffect(() => {
    // Whether known or told: a page that was signing out, and is brought back, is told what it knew.
    if (told || over) leave();
  }, [over, told, leave]);

  useEffect(() => {
    // A call that was under way when the customer signed out is refused, as it should be.
    const end = () => !isSigningOut() && setTold(true);
    const ask = () => refetch({ cancelRefetch: false });
    const stopSignOut = onSignOutElsewhere(() => {
      // Whoever signs in next is another person, as far as this tab can know; a session that ran out is the same one's.
      forgetDrafts();
      end();
    });
    const stopRefused = onSessionRefused(end);
    const stopSignIn = onSignInElsewhere(() => void ask());
    // Two windows side by side are both visible: the query itself asks only when a page comes into sight.
    const onFocus = () => void ask();
    // What the browser keeps of a page that is left holds nothing of the customer: the session may end before it comes back.
    const onHide = (event: PageTransitionEvent) => event.persisted && flushSync(() => setUnsure(true));
    const onShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      if (hasSignedOut()) end();
      else if (!reloadPage()) void ask().finally(() => setUnsure(false));
    };
    window.addEventListener('focus', onFocus);
    window.addEventListener('pagehide', onHide);
    window.addEventListener('pageshow', onShow);
    return () => {
      stopSignOut();
      stopSignIn();
      stopRefused();
      window.removeEventListener('focus', onFocus);
      window.removeEventListener('pagehide', onHide);
      window.removeEventListener('pageshow', onShow);
    };
  }, [refetch]);
  if (over) return 'over';
  return unsure ? 'unsure' : 'known';
}

/** Whether the session is now somebody else's than when this page was opened: what it shows is the first one's. */
function useAnotherCustomer(id: string | undefined): boolean {
  const first = useRef(id);
  useEffect(() => {
    first.current ??= id;
  }, [id]);
  return id !== undefined && first.current !== undefined && id !== first.current;
}
