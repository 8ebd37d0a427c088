import { holdScripts } from '../../src/hold-scripts.ts';
import { openHydrated } from '../../src/open-page.ts';
import { findUntranslatedTexts } from '../../src/pictures/checks/untranslated.ts';
import { EXHAUSTIVE_TEST, expect, test } from '../../src/test.ts';

test.describe('a page reloaded on a slow network', () => {
  // The service worker would serve the scripts from its cache, and this test holds them on the network.
  test.use({ serviceWorkers: 'block' });

  // After a reload all entries of the history within this page share its document: Back changes only the URL.
  for (const { when, tier, held } of [
    { when: 'before any script has loaded', tier: {}, held: /\/assets\/site\/[^/]+\.js$/ },
    { when: 'before the app has loaded', tier: EXHAUSTIVE_TEST, held: /\/assets\/site\/(?!start-)[^/]+\.js$/ },
    { when: 'before the script of the page has loaded', tier: EXHAUSTIVE_TEST, held: /\/assets\/site\/home-page-[^/]+\.js$/ },
  ]) {
    test(`[S2-32] shows the previous page if Back is pressed ${when}`, tier, async ({ page, quiet }) => {
      quiet.expects(/^Service Worker registration blocked/);
      await openHydrated(page, '/ru/public-offer');
      await page.getByRole('link', { name: 'Oʻz', exact: true }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'uz');
      await page.getByRole('link', { name: 'Muddat' }).first().click();
      await expect(page).toHaveURL(/\/uz$/);
      await page.getByRole('link', { name: 'Рус', exact: true }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'ru');

      const scripts = await holdScripts(page, held);
      // Wait for the new document: until it is there, Chromium may still be on the previous one and would not go back from it.
      await page.reload({ waitUntil: 'domcontentloaded' });
      await expect.poll(scripts.count).toBeGreaterThan(0);
      // Wait for this request from before Back on: if the app has loaded, the page leaves as soon as it gets the popstate event.
      const again = page.waitForRequest('**/api/auth/user');
      await page.goBack({ waitUntil: 'commit' });
      await expect(page).toHaveURL(/\/uz\/public-offer$/);
      await scripts.letGo();
      await again;
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.locator('html')).toHaveAttribute('lang', 'uz');
      expect(await findUntranslatedTexts(page, 'uz')).toEqual([]);
    });
  }
});
