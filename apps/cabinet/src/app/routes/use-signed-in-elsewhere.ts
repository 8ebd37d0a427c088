import { onSignInElsewhere, sessionQuery } from '@muddat/app-shell';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect } from 'react';
import { completeSignIn } from '../../features/auth/phone-code/complete-sign-in.ts';

/**
 * Leaves the sign-in page when the customer signs in from another tab: as soon as that tab announces it, or when this tab becomes visible
 * again. `off`: this page has signed in itself and shows a message first.
 */
export function useLeaveWhenSignedInElsewhere(off = false): void {
  const { auth, locale } = useRouteContext({ from: '__root__' });
  const { data, refetch } = useQuery({ ...sessionQuery(auth), enabled: !off });
  const signedIn = data?.loggedIn === true;
  useEffect(() => (off ? undefined : onSignInElsewhere(() => void refetch())), [off, refetch]);
  useEffect(() => {
    if (signedIn && !off) completeSignIn(null, locale);
  }, [signedIn, off, locale]);
}
