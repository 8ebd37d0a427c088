import { announceSignOut, TERM_KEY } from '@muddat/app-shell';
import { forgetDrafts } from '@muddat/forms';
import { forgetDraft } from '../../domain/checkout/draft-store.ts';
import { browserStore } from '../../shared/device/browser-store.ts';
import { forgetKept } from '../../shared/device/forget-kept.ts';
import { forgetPhotos } from '../../shared/photo/forget-photos.ts';

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
