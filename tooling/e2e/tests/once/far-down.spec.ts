import type { Page } from '@playwright/test';
import { openHydrated } from '../../src/open-page.ts';
import { EXHAUSTIVE_TEST, expect, test } from '../../src/test.ts';

const scrollPositionOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
/** Tolerance in px: in another language, lines above the list may wrap differently. */
const ANOTHER_LANGUAGE = 80;

// These lists are rendered in two steps when a link opens them: first what is visible, then the rest.
for (const { tier, from, path, tile } of [
  { tier: {}, from: '/ru', path: '/ru/partners', tile: '/ru/partner/' },
  { tier: EXHAUSTIVE_TEST, from: '/ru/catalogue', path: '/ru/catalogue/audio', tile: '/ru/product/' },
]) {
  test(`${path} opened by a link keeps its scroll position after Back and after a change of language`, tier, async ({ page }) => {
    await openHydrated(page, from);
    await page.locator(`a[href="${path}"]:visible`).first().click();
    await expect(page).toHaveURL(path);
    const far = page.getByRole('main').locator(`a[href^="${tile}"]`).nth(20);
    await far.scrollIntoViewIfNeeded();
    const left = await scrollPositionOf(page);
    expect(left).toBeGreaterThan(1_000);

    await far.click();
    await expect(page).not.toHaveURL(path);
    await expect.poll(() => scrollPositionOf(page)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect.poll(() => scrollPositionOf(page)).toBe(left);

    // Clicked by script, because `click()` would first scroll the header's link into view and so change the position under test.
    await page.getByRole('link', { name: 'Oʻz', exact: true }).evaluate((link: HTMLElement) => link.click());
    await expect(page.locator('html')).toHaveAttribute('lang', 'uz');
    await expect.poll(async () => Math.abs((await scrollPositionOf(page)) - left)).toBeLessThan(ANOTHER_LANGUAGE);
  });
}

/** Headings of the home page's sections that are not laid out yet. */
const leftForLater = (page: Page) =>
  page
    .locator('main section > div > h2')
    .evaluateAll((headings) =>
      headings.flatMap((heading) => (heading.checkVisibility({ contentVisibilityAuto: true }) ? [] : [heading.textContent])),
    );

test(
  'without scripts a phone lays out distant sections of the home page only when they are scrolled to',
  EXHAUSTIVE_TEST,
  async ({ browser, stack }) => {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${stack.url}/ru`);
    const left = await leftForLater(page);
    expect(left.length).toBeGreaterThan(1);
    const last = page.getByRole('heading', { name: left.at(-1) ?? '', exact: true });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    await expect.poll(() => leftForLater(page)).not.toContain(left.at(-1));
    await context.close();
  },
);

test(
  'without scripts the request button of a page scrolls to its form, past sections that are not laid out',
  EXHAUSTIVE_TEST,
  async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    for (const path of ['/ru/corporate', '/uz/corporate', '/ru/sell-on-muddat']) {
      const page = await context.newPage();
      await page.goto(path);
      await page.locator('a[href="#request"]').first().click();
      // Waits until the form is below the header and does not move any more.
      const top = () => page.locator('#request').evaluate((form) => Math.round(form.getBoundingClientRect().top));
      const tops: number[] = [];
      await expect
        .poll(async () => {
          tops.push(await top());
          return tops.length > 2 && new Set(tops.slice(-3)).size === 1;
        })
        .toBe(true);
      expect(tops.at(-1), path).toBeGreaterThan(60);
      // On a short page the end of the document comes first.
      const rest = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight - window.scrollY);
      if (rest > 1) expect(tops.at(-1), path).toBeLessThan(130);
      else expect(tops.at(-1), path).toBeLessThan(300);
      await page.close();
    }
    await context.close();
  },
);

test(
  'after hydration all sections of the home page are laid out, and a reload keeps the scroll position',
  EXHAUSTIVE_TEST,
  async ({ page }) => {
    await openHydrated(page, '/ru');
    await expect.poll(() => leftForLater(page)).toEqual([]);
    await expect(page.locator('html')).toHaveAttribute('data-whole', '');
    const heading = page.locator('main section > div > h2').last();
    await heading.scrollIntoViewIfNeeded();
    const left = await scrollPositionOf(page);
    expect(left).toBeGreaterThan(2_000);
    await page.reload();
    await expect.poll(() => scrollPositionOf(page)).toBe(left);
    await expect(heading).toBeInViewport();
  },
);
