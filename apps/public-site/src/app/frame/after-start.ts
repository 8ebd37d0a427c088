import { followThemeCookie, preloadOnIntent, registerServiceWorker } from '@muddat/app-shell';
import type { AnyRouter } from '@tanstack/react-router';
import { followSteps } from '../../shared/ui/use-seen-first.ts';
import { focusOnNewPage } from './focus-on-new-page.ts';
import { layOutRest } from './lay-out-rest.ts';
import { removeStructuredData } from './remove-structured-data.ts';

// Exported again from here, so that one file contains all code that a page does not wait for.
export { watchGoods } from '../../domain/basket/site-basket.ts';
export { rememberEntry } from '../../shared/entry/remember-entry.ts';
export { SiteNotice } from './site-notice.tsx';

/** Starts the features that a page does not wait for. The entry loads this file after it has started hydration. */
export function afterStart(router: AnyRouter, locale: string): void {
  registerServiceWorker();
  followThemeCookie();
  preloadOnIntent(router);
  focusOnNewPage(router);
  followSteps(router.history);
  removeStructuredData(router.history);
  layOutRest(router.history);
  // A browser takes ten times as long for its first `PluralRules` of a language as for the next ones. Create one now, so that no navigation
  // waits for it.
  new Intl.PluralRules(locale).select(0);
}
