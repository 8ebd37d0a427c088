import { announceSignOut, noteSignedOut, reloadPage, TERM_KEY } from '@muddat/app-shell';
import { forgetDrafts } from '@muddat/forms';
import { forgetDraft } from '../../domain/checkout/draft-store.ts';
import { browserStore } from '../../shared/device/browser-store.ts';
import { forgetKept, forgetPhotos } from '../../shared/device/forget.ts';
import { isSigningOut } from '../../shared/session/sign-out.ts';

/**
 * Reloads the page as a document, which the reload guard allows once in 10 s. If the session has ended, the gateway remembers this address
 * and redirects to the sign-in, which leads back here. Returns whether the page is being left, which is also true during a sign-out.
 */
export function leaveForSignIn(): boolean {
  if (isSigningOut()) return true;
  noteSignedOut();
  void forgetKept();
  return reloadPage();
}

/** Called after the end of the session. Deletes the customer's data on this device (`forgetCustomer`) and opens a new document. */
export async function leaveSignedOut(href: string): Promise<void> {
  await forgetCustomer();
  window.location.assign(href);
}

/**
 * Called after the end of the session. Signs out the other tabs, and deletes the customer's drafts, choices, photos and stored responses
 * from this device.
 */
export async function forgetCustomer(): Promise<void> {
  announceSignOut();
  forgetDrafts();
  forgetDraft(browserStore());
  forgetChoices();
  await Promise.all([forgetKept(), forgetPhotos()]);
}

/** Deletes choices such as the term of instalments, which must not be preset for the next customer on this device. */
function forgetChoices(): void {
  try {
    window.localStorage.removeItem(TERM_KEY);
  } catch {
    // The browser forbids storage, so there is nothing to delete.
  }
}
