import { announceSignIn } from '@muddat/app-shell';
import { forgetDrafts } from '@muddat/forms';
import type { Locale } from '@muddat/i18n';
import { hrefTo, safeRedirect } from '@muddat/routing';
import { forgetEntry } from './entry-store.ts';

/** Where a customer who has come in goes: where they wanted to, or the main page. */
export const targetAfterEntry = (redirectTo: string | null, locale: Locale): string =>
  safeRedirect(redirectTo, { origin: window.location.origin }) ?? hrefTo('main-page', {}, locale);

/** What was typed on the way in is of no use to anybody after it. */
export function forgetWayIn(): void {
  forgetEntry();
  forgetDrafts();
}

/** A new document: the guard of the gateway judges the new session, and nothing of the guest's page is left. Other tabs go on too. */
export function goIn(redirectTo: string | null, locale: Locale): void {
  forgetWayIn();
  announceSignIn();
  window.location.replace(targetAfterEntry(redirectTo, locale));
}
