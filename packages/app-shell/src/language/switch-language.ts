import type { Language } from '@muddat/i18n';
import { switchLocale } from '@muddat/routing';
import type { AnyRouter } from '@tanstack/react-router';
import { saveLanguageCookies } from './language-cookies.ts';
import type { LoadMessages } from './messages.ts';

/** The router's default delay in ms before a skeleton appears, if the app sets none. */
const PENDING_MS = 1_000;

/**
 * Changes the language of the current page without a new document. Messages and the data of route loaders are loaded first, then the whole
 * page changes in one step. Page, query, fragment and scroll are kept, and forms stay mounted with their input.
 * Rejects, without any change, when the messages cannot be loaded.
 */
export async function switchLanguage(router: AnyRouter, load: LoadMessages, language: Language): Promise<void> {
  const words = await load(language);
  const { defaultPendingMs = PENDING_MS, context } = router.options;
  // Prevent the skeleton during the change: it would unmount forms and lose their input.
  router.update({ ...router.options, defaultPendingMs: Number.POSITIVE_INFINITY, context: { ...context, ...words } });
  saveLanguageCookies(language);
  const { href } = router.history.location;
  const to = switchLocale(href, words.locale);
  try {
    // If only the alphabet changes, the URL stays the same: reload the loaders' data before anything changes.
    if (to === href) await router.invalidate({ sync: true });
    else await router.navigate({ href: to, replace: true, resetScroll: false, hashScrollIntoView: false, ignoreBlocker: true });
  } finally {
    router.update({ ...router.options, defaultPendingMs });
  }
}
