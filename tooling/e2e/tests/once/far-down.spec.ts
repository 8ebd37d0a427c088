import type { Page } from '@playwright/test';
import { openListening } from '../../src/open-listening.ts';
import { expect, test } from '../../src/test.ts';

const placeOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
/** Pixels: a list may be wrapped otherwise above, where words are longer. */
const ANOTHER_LANGUAGE = 80;

// Lists that a link opens in two steps: what is seen first, then the rest.
for (const { from, path, tile } of [
  { from: '/ru/faq', path: '/ru/partners', tile: '/ru/partner/' },
  { from: '/ru/catalogue', path: '/ru/catalogue/audio', tile: '/ru/product/' },
]) {
  test(`${path} come to by a link: the way back and another language find the place far down that it was left at`, async ({ page }) => {
    await openListening(page, from);
    await page.locator(`a[href="${path}"]:visible`).first().click();
    await expect(page).toHaveURL(path);
    const far = page.getByRole('main').locator(`a[href^="${tile}"]`).nth(20);
    await far.scrollIntoViewIfNeeded();
    const left = await placeOf(page);
    expect(left).toBeGreaterThan(1_000);

    await far.click();
    await expect(page).not.toHaveURL(path);
    await expect.poll(() => placeOf(page)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect.poll(() => placeOf(page)).toBe(left);

    // Pressed without bringing it into view, as a finger on the header would.
    await page.getByRole('link', { name: 'Oʻz', exact: true }).evaluate((link: HTMLElement) => link.click());
    await expect(page.locator('html')).toHaveAttribute('lang', 'uz');
    expect(Math.abs((await placeOf(page)) - left)).toBeLessThan(ANOTHER_LANGUAGE);
  });
}
