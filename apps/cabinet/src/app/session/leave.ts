import { announceSignOut, noteSignedOut, reloadPage, TERM_KEY } from '@muddat/app-shell';
import { forgetDrafts } from '@muddat/forms';
import { forgetDraft } from '../../domain/checkout/draft-store.ts';
import { browserStore } from '../../shared/device/browser-store.ts';
import { forgetKept, forgetPhotos } from '../../shared/device/forget.ts';
import { isSigningOut } from '../../shared/session/sign-out.ts';

/**
 * Asks for the page that is open as a document, which the reload guard allows once in 10 s. The gateway judges the session: where it
 * has ended, it remembers this address and asks for the sign-in, after which the customer is back here. Answers whether the page is
 * being left; one that is signing out is, for another place.
 */
export function leaveForSignIn(): boolean {
  if (isSigningOut()) return true;
  noteSignedOut();
  void forgetKept();
  return reloadPage();
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
