import { preloadOnIntent, registerServiceWorker } from '@muddat/app-shell';
import type { AnyRouter } from '@tanstack/react-router';
import { focusOnNewPage } from './focus-on-new-page.ts';
import { followSteps } from './use-seen-first.ts';

/** What no page waits for; it comes when the page stands. */
export function afterStart(router: AnyRouter): void {
  registerServiceWorker();
  preloadOnIntent(router);
  focusOnNewPage(router);
  followSteps(router.history);
}
