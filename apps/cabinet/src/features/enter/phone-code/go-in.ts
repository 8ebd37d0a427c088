import { announceSignIn } from '@muddat/app-shell';
import { forgetGuestDrafts } from '@muddat/forms';
import type { Locale } from '@muddat/i18n';
import { hrefTo, safeRedirect, takeTarget } from '@muddat/routing';
import { forgetKept } from '../../../shared/device/forget.ts';
import { forgetEntry } from './entry-store.ts';

/** The page to open after the sign-in: the requested one, or the main page. */
export const targetAfterEntry = (redirectTo: string | null, locale: Locale): string =>
  safeRedirect(redirectTo, { origin: window.location.origin }) ?? hrefTo('main-page', {}, locale);

/** Deletes everything that was typed during the sign-in. */
export function forgetWayIn(): void {
  forgetEntry();
  forgetGuestDrafts();
}

/** The page to return to, such as the basket, which a page of the public site has stored in this tab. The gateway's own target takes precedence. */
function targetOfTab(): string | null {
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
export function goIn(redirectTo: string | null, locale: Locale): void {
  forgetWayIn();
  announceSignIn();
  const ofTab = targetOfTab();
  void forgetKept().then(() => window.location.replace(targetAfterEntry(redirectTo ?? ofTab, locale)));
}
