import { announceSignIn } from '@muddat/app-shell';
import { forgetGuestDrafts } from '@muddat/forms';
import type { Locale } from '@muddat/i18n';
import { hrefTo, safeRedirect, takeTarget } from '@muddat/routing';
import { forgetKept } from '../../../shared/device/forget.ts';
import { forgetEntry } from './entry-store.ts';

/** Where a customer who has come in goes: where they wanted to, or the main page. */
export const targetAfterEntry = (redirectTo: string | null, locale: Locale): string =>
  safeRedirect(redirectTo, { origin: window.location.origin }) ?? hrefTo('main-page', {}, locale);

/** What was typed on the way in is of no use to anybody after it. */
export function forgetWayIn(): void {
  forgetEntry();
  forgetGuestDrafts();
}

/** Where a page of the site that leads to sign-in wanted them back, such as the basket; what the gateway remembers goes before it. */
function targetOfTab(): string | null {
  try {
    return takeTarget(window.sessionStorage, { origin: window.location.origin, now: Date.now() });
  } catch {
    return null;
  }
}

/**
 * A new document: the guard of the gateway judges the new session, and nothing of the guest's page is left, nor of what the device kept for
 * whoever was signed in before. Other tabs go on too.
 */
export function goIn(redirectTo: string | null, locale: Locale): void {
  forgetWayIn();
  announceSignIn();
  const ofTab = targetOfTab();
  void forgetKept().then(() => window.location.replace(targetAfterEntry(redirectTo ?? ofTab, locale)));
}
