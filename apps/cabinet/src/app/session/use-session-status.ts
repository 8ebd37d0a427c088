import {
  hasSignedOut,
  onSessionRefused,
  onSignInElsewhere,
  onSignOutElsewhere,
  reloadPageIfAllowed,
  sessionQuery,
} from '@muddat/app-shell';
import { deleteAllDrafts, deleteOtherCustomersDrafts } from '@muddat/forms';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { markCustomerChanged } from '../../shared/session/customer-changed.ts';
import { isSigningOut } from '../../shared/session/sign-out.ts';
import { leaveForSignIn } from './leave.ts';

/**
 * Whether the page may show data of the customer. `over`: the session has ended, or a different customer has signed in. `unsure`: the back
 * button has restored the page from the browser's cache, and the session is being checked.
 */
export type SessionStatus = 'known' | 'unsure' | 'over';

/**
 * Leaves the page as soon as its session is known to be over. From then on the page must not show data of the customer, even if the reload
 * guard does not allow a reload.
 */
export function useSessionStatus(leave: () => boolean = leaveForSignIn): SessionStatus {
  const { auth } = useRouteContext({ from: '__root__' });
  const { data: session, refetch } = useQuery(sessionQuery(auth));
  const router = useRouter();
  const [ended, setEnded] = useState(false);
  const [unsure, setUnsure] = useState(false);
  const customer = session?.user?.id;
  const another = useAnotherCustomer(customer);
  const over = ended || another || (session !== undefined && !session.loggedIn);

  useEffect(() => {
    if (customer !== undefined) deleteOtherCustomersDrafts(customer);
  }, [customer]);

  useEffect(() => {
    // The effect depends on both flags: a page that was signing out and is restored from the browser's cache already has `over`, and only the
    // change of the first flag makes it leave once more.
    if (another) markCustomerChanged(router.state.location.pathname);
    if (ended || over) leave();
  }, [over, ended, another, router, leave]);

  useEffect(() => {
    // During a sign-out, a 401 is expected for requests that were still under way, so it is ignored.
    const end = () => !isSigningOut() && setEnded(true);
    const ask = () => refetch({ cancelRefetch: false });
    const stopSignOut = onSignOutElsewhere(() => {
      // After a sign-out another person may sign in next. After an expired session the same customer does, so drafts stay.
      deleteAllDrafts();
      end();
    });
    const stopRefused = onSessionRefused(end);
    const stopSignIn = onSignInElsewhere(() => void ask());
    // The query refetches only when a page becomes visible, but two windows side by side are visible all the time.
    const onFocus = () => void ask();
    // The browser may cache the page when it is left. Hide the customer's data first: the session may end before the page is restored.
    const onHide = (event: PageTransitionEvent) => event.persisted && flushSync(() => setUnsure(true));
    const onShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      if (hasSignedOut()) end();
      else if (!reloadPageIfAllowed()) void ask().finally(() => setUnsure(false));
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

/** Whether a different customer has signed in since this page was opened: the page then still shows the data of the first customer. */
function useAnotherCustomer(id: string | undefined): boolean {
  const first = useRef(id);
  useEffect(() => {
    first.current ??= id;
  }, [id]);
  return id !== undefined && first.current !== undefined && id !== first.current;
}
