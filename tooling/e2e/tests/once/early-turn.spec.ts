import { holdScripts } from '../../src/hold-scripts.ts';
import { openListening } from '../../src/open-page.ts';
import { findUntranslated } from '../../src/pictures/checks/untranslated.ts';
import { expect, test } from '../../src/test.ts';

test.describe('a page loaded anew on a slow network', () => {
  // It would have the scripts already, and the network is what is held here.
  test.use({ serviceWorkers: 'block' });

  // The document of a page loaded anew is that of every page that was reached within it: the way back changes the address alone.
  for (const { when, held } of [
    { when: 'before any script has come', held: /\/assets\/site\/[^/]+\.js$/ },
    { when: 'before the app has come', held: /\/assets\/site\/(?!start-)[^/]+\.js$/ },
    { when: "before the page's own part has come", held: /\/assets\/site\/home-page-[^/]+\.js$/ },
  ]) {
    test(`[S2-32] the way back pressed in a page loaded anew, ${when}, leads to the page before`, async ({ page, quiet }) => {
      quiet.expects(/^Service Worker registration blocked/);
      await openListening(page, '/ru/public-offer');
      await page.getByRole('link', { name: 'Oʻz', exact: true }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'uz');
      await page.getByRole('link', { name: 'Muddat' }).first().click();
      await expect(page).toHaveURL(/\/uz$/);
      await page.getByRole('link', { name: 'Рус', exact: true }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'ru');

      const scripts = await holdScripts(page, held);
      // Any sooner it may still be the page before, which Chromium does not go back from.
      await page.reload({ waitUntil: 'domcontentloaded' });
      await expect.poll(scripts.count).toBeGreaterThan(0);
      // Where the app has come, the page leaves as soon as it hears of the way back.
      const again = page.waitForRequest('**/api/auth/user');
      await page.goBack({ waitUntil: 'commit' });
      await expect(page).toHaveURL(/\/uz\/public-offer$/);
      await scripts.letGo();
      await again;
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.locator('html')).toHaveAttribute('lang', 'uz');
      expect(await findUntranslated(page, 'uz')).toEqual([]);
    });
  }
});
