import { announceSignOut } from '@muddat/app-shell';
import { forgetDrafts } from '@muddat/forms';
import { hrefTo } from '@muddat/routing';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { beginSignOut } from './signing-out.ts';

/** Signs out here and in the other tabs, and leaves by a new document. What logout answers changes nothing (spec 4). */
export function useSignOut(): { signOut: () => void; pending: boolean } {
  const { auth, locale } = useRouteContext({ from: '__root__' });
  const [pending, setPending] = useState(false);
  const signOut = async () => {
    setPending(true);
    beginSignOut();
    await auth.logout();
    announceSignOut();
    forgetDrafts();
    window.location.assign(hrefTo('home', {}, locale));
  };
  return { signOut: () => void signOut(), pending };
}
