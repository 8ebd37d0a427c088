import type { Page } from '@playwright/test';
import { unfoldFooter } from '../../src/footer.ts';
import { openHydrated } from '../../src/open-page.ts';
import { expect, test } from '../../src/test.ts';

/** Head tags for messengers and browser tabs, sorted, because their order does not matter. */
const headOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const said = 'title, meta[name=description], meta[name=robots], meta[property], link[rel=canonical], link[rel=alternate]';
    return [...document.head.querySelectorAll(said)].map((tag) => tag.outerHTML).sort();
  });

/**
 * Structured data is for search engines, which load documents. So a page opened by client navigation has none, and none left from the
 * previous page.
 */
const structuredDataOf = (page: Page) => page.locator('script[type="application/ld+json"]');

test('after a link and after Back the head has the same tags as the document of that page', async ({ page }) => {
  await page.goto('/ru/partners');
  await expect(structuredDataOf(page)).not.toHaveCount(0);
  const stores = await headOf(page);
  await openHydrated(page, '/ru/faq');
  const questions = await headOf(page);
  expect(stores).not.toEqual(questions);
  expect(questions.length).toBeGreaterThan(10);

  await unfoldFooter(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Магазины', exact: true }).first().click();
  await expect(page).toHaveURL(/\/ru\/partners$/);
  await expect.poll(() => headOf(page)).toEqual(stores);
  await expect(structuredDataOf(page)).toHaveCount(0);

  await page.goBack();
  await expect(page).toHaveURL(/\/ru\/faq$/);
  await expect.poll(() => headOf(page)).toEqual(questions);
});
