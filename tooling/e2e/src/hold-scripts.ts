import type { Page, Route } from '@playwright/test';

/** Every script of the public site. */
const SCRIPTS = /\/assets\/site\/[^/]+\.js$/;

/** Scripts that do not come until they are let go, as on a slow network; `count` says how many wait. */
export async function holdScripts(page: Page, which: RegExp = SCRIPTS): Promise<{ count: () => number; letGo: () => Promise<void> }> {
  const waiting: Route[] = [];
  await page.route(which, (route) => void waiting.push(route));
  return {
    count: () => waiting.length,
    letGo: async () => {
      await page.unroute(which);
      // Those of a page that was left are nobody's any more.
      for (const route of waiting) await route.continue().catch(() => undefined);
    },
  };
}
