import { announceSignIn } from '@muddat/app-shell';
import { deleteGuestDrafts } from '@muddat/forms';
import type { Locale } from '@muddat/i18n';
import { hrefTo, safeRedirect, takeTarget } from '@muddat/routing';
import { clearOfflineCache } from '../../../shared/device/clear-databases.ts';
import { clearPhoneEntry } from './phone-entry-store.ts';

/** The page to open after the sign-in: the requested one, or the main page. */
export const targetAfterSignIn = (redirectTo: string | null, locale: Locale): string =>
  safeRedirect(redirectTo, { origin: window.location.origin }) ?? hrefTo('main-page', {}, locale);

/** Deletes everything that was typed during the sign-in. */
export function clearSignInState(): void {
  clearPhoneEntry();
  deleteGuestDrafts();
}

/**
 * The page to return to, such as the basket, which a page of the public site has stored in this tab. The gateway's own target takes
 * precedence.
 */
function takeTabTarget(): string | null {
  try {
    return takeTarget(window.sessionStorage, { origin: window.location.origin, now: Date.now() });
  } catch {
    return null;
  }
}

/**
 * Opens a new document, so that the gateway checks the new session, and no data of the guest's page stay in memory.
 * Also deletes the stored responses of an earlier customer, and announces the sign-in to the other tabs.
 */
export function completeSignIn(redirectTo: string | null, locale: Locale): void {
  clearSignInState();
  announceSignIn();
  const ofTab = takeTabTarget();
  void clearOfflineCache().then(() => window.location.replace(targetAfterSignIn(redirectTo ?? ofTab, locale)));
}
