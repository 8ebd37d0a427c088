import type { Language } from '@muddat/i18n';
import { switchLocale } from '@muddat/routing';
import type { AnyRouter } from '@tanstack/react-router';
import { rememberLanguage } from './language-cookies.ts';
import type { LoadWords } from './words.ts';

/** The router's own, where an app names none. */
const PENDING_MS = 1_000;

/**
 * The page that stands, in another language, without a new document: words and data are fetched first, then everything changes at
 * once. Page, query, fragment and scroll stay, and forms stay mounted with what was typed into them.
 * Rejects when the words could not be fetched; nothing has changed then.
 */
export async function switchLanguage(router: AnyRouter, load: LoadWords, language: Language): Promise<void> {
  const words = await load(language);
  const { defaultPendingMs = PENDING_MS, context } = router.options;
  // A page that waits shows its skeleton in place of itself, and a form would be gone with what was typed: here it never does.
  router.update({ ...router.options, defaultPendingMs: Number.POSITIVE_INFINITY, context: { ...context, ...words } });
  rememberLanguage(language);
  const { href } = router.history.location;
  const to = switchLocale(href, words.locale);
  try {
    // Another alphabet of the same address: what was loaded is loaded again before anything changes.
    if (to === href) await router.invalidate({ sync: true });
    else await router.navigate({ href: to, replace: true, resetScroll: false, hashScrollIntoView: false, ignoreBlocker: true });
  } finally {
    router.update({ ...router.options, defaultPendingMs });
  }
}
