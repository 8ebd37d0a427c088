import { preloadOnIntent, registerServiceWorker, syncThemeWithCookie } from '@muddat/app-shell';
import type { AnyRouter } from '@tanstack/react-router';
import { trackOpenedByLink } from '../../shared/ui/use-above-the-fold.ts';
import { focusMainOnNavigation } from './focus-main-on-navigation.ts';
import { layOutDeferredElements } from './lay-out-deferred.ts';
import { removeStructuredData } from './remove-structured-data.ts';

// Exported again from here, so that one file contains all code that a page does not wait for.
export { watchBasketCount } from '../../domain/basket/site-basket.ts';
export { rememberSignInTarget } from '../../shared/sign-in/remember-sign-in-target.ts';
export { BuildOrConsentNotice } from './site-notice.tsx';

/** Starts the features that a page does not wait for. The entry loads this file after it has started hydration. */
export function runAfterStart(router: AnyRouter, locale: string): void {
  registerServiceWorker();
  syncThemeWithCookie();
  preloadOnIntent(router);
  focusMainOnNavigation(router);
  trackOpenedByLink(router.history);
  removeStructuredData(router.history);
  layOutDeferredElements(router.history);
  // A browser takes ten times as long for its first `PluralRules` of a language as for the next ones. Create one now, so that no navigation
  // waits for it.
  new Intl.PluralRules(locale).select(0);
}
