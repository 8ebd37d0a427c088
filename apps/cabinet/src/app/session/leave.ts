import { announceSignOut, reloadPageIfAllowed, saveSignedOutNotice, TERM_STORAGE_KEY } from '@muddat/app-shell';
import { deleteAllDrafts } from '@muddat/forms';
import { clearCheckoutDraft } from '../../domain/checkout/checkout-draft-store.ts';
import { localStorageOrMemory } from '../../shared/device/browser-store.ts';
import { clearOfflineCache, clearStoredPhotos } from '../../shared/device/clear-databases.ts';
import { isSigningOut } from '../../shared/session/sign-out.ts';

/**
 * Reloads the page as a document, which the reload guard allows once in 10 s. If the session has ended, the gateway remembers this address
 * and redirects to the sign-in, which leads back to it. Returns true if the page is being left, and during a sign-out, which opens the next
 * page itself.
 */
export function leaveForSignIn(): boolean {
  if (isSigningOut()) return true;
  saveSignedOutNotice();
  void clearOfflineCache();
  return reloadPageIfAllowed();
}

/** Called after the end of the session. Deletes the customer's data on this device (`clearCustomerData`) and opens a new document. */
export async function leaveAfterSignOut(href: string): Promise<void> {
  await clearCustomerData();
  window.location.assign(href);
}

/**
 * Called after the end of the session. Signs out the other tabs, and deletes the customer's drafts, choices, photos and stored responses
 * from this device.
 */
export async function clearCustomerData(): Promise<void> {
  announceSignOut();
  deleteAllDrafts();
  clearCheckoutDraft(localStorageOrMemory());
  clearChoices();
  await Promise.all([clearOfflineCache(), clearStoredPhotos()]);
}

/** Deletes choices such as the term of instalments, which must not be preset for the next customer on this device. */
function clearChoices(): void {
  try {
    window.localStorage.removeItem(TERM_STORAGE_KEY);
  } catch {
    // The browser forbids storage, so there is nothing to delete.
  }
}
