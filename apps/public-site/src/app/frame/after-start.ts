import { followThemeCookie, preloadOnIntent, registerServiceWorker } from '@muddat/app-shell';
import type { AnyRouter } from '@tanstack/react-router';
import { followSteps } from '../../shared/ui/use-seen-first.ts';
import { focusOnNewPage } from './focus-on-new-page.ts';
import { layOutRest } from './lay-out-rest.ts';
import { removeStructuredData } from './remove-structured-data.ts';

// Exported from here, so that everything that a page does not wait for is in one file.
export { watchGoods } from '../../domain/basket/site-basket.ts';
export { rememberEntry } from '../../shared/entry/remember-entry.ts';
export { SiteNotice } from './site-notice.tsx';

/** Starts everything that a page does not wait for. This file loads after hydration. */
export function afterStart(router: AnyRouter, locale: string): void {
  registerServiceWorker();
  followThemeCookie();
  preloadOnIntent(router);
  focusOnNewPage(router);
  followSteps(router.history);
  removeStructuredData(router.history);
  layOutRest(router.history);
  // A browser's first `PluralRules` of a language take ten times as long as the next ones. Create them now, so that no navigation waits for
  // them.
  new Intl.PluralRules(locale).select(0);
}
