import { hrefTo } from '@muddat/routing';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';

let underWay = false;

/** From now on the page ignores refusals: the session ends because the customer asked for it, and the sign-out chooses the next page. */
export function beginSignOut(): void {
  underWay = true;
  // The back button may bring this page out of the browser's cache, where the sign-out is no longer under way.
  const end = () => {
    underWay = false;
  };
  window.addEventListener('pagehide', end, { once: true });
}

export const isSigningOut = (): boolean => underWay;

/** How a page leaves the cabinet once the session has ended. What has to be deleted then, only the app knows. */
export type Leave = {
  /** The customer is forgotten, and a new document opens. */
  leaveSignedOut: (href: string) => Promise<void>;
  /** The other tabs go too, and nothing of the customer stays on this device. */
  forgetCustomer: () => Promise<void>;
};

/** Signs out here and in the other tabs, and leaves by a new document. What logout answers changes nothing (spec 4). */
export function useSignOut(): { signOut: () => void; pending: boolean } {
  const { auth, locale, leave } = useRouteContext({ from: '__root__' });
  const [pending, setPending] = useState(false);
  const signOut = async () => {
    setPending(true);
    beginSignOut();
    await auth.logout().catch(() => undefined);
    await leave.leaveSignedOut(hrefTo('home', {}, locale));
  };
  return { signOut: () => void signOut(), pending };
}
