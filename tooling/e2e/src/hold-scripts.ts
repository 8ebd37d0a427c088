import type { Page, Route } from '@playwright/test';

/** Every script of the public site. */
const SCRIPTS = /\/assets\/site\/[^/]+\.js$/;

/** Holds scripts back until `letGo` is called, as on a slow network. `count` returns how many requests are held. */
export async function holdScripts(page: Page, which: RegExp = SCRIPTS): Promise<{ count: () => number; letGo: () => Promise<void> }> {
  const waiting: Route[] = [];
  await page.route(which, (route) => void waiting.push(route));
  return {
    count: () => waiting.length,
    letGo: async () => {
      await page.unroute(which);
      // Requests of a page that was left throw here.
      for (const route of waiting) await route.continue().catch(() => undefined);
    },
  };
}
