import { followThemeCookie, preloadOnIntent, registerServiceWorker } from '@muddat/app-shell';
import type { AnyRouter } from '@tanstack/react-router';
import { followSteps } from '../../shared/ui/use-seen-first.ts';
import { focusOnNewPage } from './focus-on-new-page.ts';
import { layOutRest } from './lay-out-rest.ts';
import { leaveThings } from './leave-things.ts';

// One file for all that no page waits for.
export { watchGoods } from '../../domain/basket/site-basket.ts';
export { rememberEntry } from '../../shared/entry/remember-entry.ts';
export { SiteNotice } from './site-notice.tsx';

/** What no page waits for; it comes when the page stands. */
export function afterStart(router: AnyRouter, locale: string): void {
  registerServiceWorker();
  followThemeCookie();
  preloadOnIntent(router);
  focusOnNewPage(router);
  followSteps(router.history);
  leaveThings(router.history);
  layOutRest(router.history);
  // The first rules for counted words of a language take a browser ten times as long as the next: no page that a link opens waits for them.
  new Intl.PluralRules(locale).select(0);
}
