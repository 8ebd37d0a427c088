import { announceSignIn } from '@muddat/app-shell';
import { deleteGuestDrafts } from '@muddat/forms';
import type { Locale } from '@muddat/i18n';
import { hrefTo, safeRedirect, takeTarget } from '@muddat/routing';
import { clearOfflineCache } from '../../../shared/device/clear-databases.ts';
import { clearPhoneEntry } from './phone-entry-store.ts';

/** The page to open after the sign-in: `redirectTo` if it is the path of a page of this site, else the main page. */
export const targetAfterSignIn = (redirectTo: string | null, locale: Locale): string =>
  safeRedirect(redirectTo, { origin: window.location.origin }) ?? hrefTo('main-page', {}, locale);

/** Deletes what was typed without a session and is stored in this browser: the phone, and the drafts of forms such as the registration. */
export function clearSignInState(): void {
  clearPhoneEntry();
  deleteGuestDrafts();
}

/**
 * Reads and deletes the path to return to, such as that of the basket, which a page of the public site has stored in this tab. Null if
 * there is none, or if it is older than 10 minutes.
 */
function takeTabTarget(): string | null {
  try {
    return takeTarget(window.sessionStorage, { origin: window.location.origin, now: Date.now() });
  } catch {
    return null;
  }
}

/**
 * Opens a new document, so that the gateway checks the new session, and no data of the guest's page stay in memory. `redirectTo`, the
 * target that the gateway has stored, takes precedence over the target of this tab. Also deletes the cached responses of an earlier
 * customer, and announces the sign-in to the other tabs.
 */
export function completeSignIn(redirectTo: string | null, locale: Locale): void {
  clearSignInState();
  announceSignIn();
  const ofTab = takeTabTarget();
  void clearOfflineCache().then(() => window.location.replace(targetAfterSignIn(redirectTo ?? ofTab, locale)));
}
