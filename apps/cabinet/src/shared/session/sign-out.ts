import { hrefTo } from '@muddat/routing';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';

let underWay = false;

/** From now on the page ignores a 401: the customer has ended the session, and the sign-out opens the next page. */
export function beginSignOut(): void {
  underWay = true;
  // The back button may restore this page from the browser's cache; the sign-out is no longer under way then.
  const end = () => {
    underWay = false;
  };
  window.addEventListener('pagehide', end, { once: true });
}

export const isSigningOut = (): boolean => underWay;

/**
 * What to do after the session has ended. The app layer provides these functions, since they delete data of features and domain folders.
 */
export type SessionExitActions = {
  /** Calls `clearCustomerData`, then opens the address as a new document. */
  leaveAfterSignOut: (href: string) => Promise<void>;
  /** Signs out the other tabs, and deletes the customer's drafts, choices, photos and stored responses from this device. */
  clearCustomerData: () => Promise<void>;
};

/** Signs out in all tabs and opens the home page as a new document, whatever the response to the logout is (spec 4). */
export function useSignOut(): { signOut: () => void; pending: boolean } {
  const { auth, locale, sessionExit } = useRouteContext({ from: '__root__' });
  const [pending, setPending] = useState(false);
  const signOut = async () => {
    setPending(true);
    beginSignOut();
    await auth.logout().catch(() => undefined);
    await sessionExit.leaveAfterSignOut(hrefTo('home', {}, locale));
  };
  return { signOut: () => void signOut(), pending };
}
