import { announceSignOut, TERM_KEY } from '@muddat/app-shell';
import { forgetDrafts } from '@muddat/forms';
import { hrefTo } from '@muddat/routing';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { forgetDraft } from '../../domain/checkout/draft-store.ts';
import { forgetKept } from '../../shared/device/forget-kept.ts';
import { browserStore } from '../../shared/device/browser-store.ts';
import { forgetPhotos } from '../../shared/photo/forget-photos.ts';
import { beginSignOut } from '../../shared/session/signing-out.ts';

/** Signs out here and in the other tabs, and leaves by a new document. What logout answers changes nothing (spec 4). */
export function useSignOut(): { signOut: () => void; pending: boolean } {
  const { auth, locale } = useRouteContext({ from: '__root__' });
  const [pending, setPending] = useState(false);
  const signOut = async () => {
    setPending(true);
    beginSignOut();
    await auth.logout().catch(() => undefined);
    await leaveSignedOut(hrefTo('home', {}, locale));
  };
  return { signOut: () => void signOut(), pending };
}

/** After the session's end: the customer is forgotten, and a new document opens. */
export async function leaveSignedOut(href: string): Promise<void> {
  await forgetCustomer();
  window.location.assign(href);
}

/** After the session's end: the other tabs go too, and nothing of the customer stays on this device. */
export async function forgetCustomer(): Promise<void> {
  announceSignOut();
  forgetDrafts();
  forgetDraft(browserStore());
  forgetChoices();
  await Promise.all([forgetKept(), forgetPhotos()]);
}

/** What one customer chose is no proposal to the next one on this device. */
function forgetChoices(): void {
  try {
    window.localStorage.removeItem(TERM_KEY);
  } catch {
    // Nothing is kept in a forbidden storage.
  }
}
