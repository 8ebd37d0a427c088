import type { Page, ViewportSize } from '@playwright/test';

const QUIET_LIMIT_MS = 1_500;
const IMAGES_LIMIT_MS = 10_000;

/**
 * Makes the window as tall as the page, so that bars at the window's bottom are at the page's bottom. Runs twice: a phone estimates the
 * height of sections far down until they are near.
 */
export async function fitWindowToPage(page: Page, window: ViewportSize): Promise<void> {
  for (let turn = 0; turn < 2; turn += 1) {
    await page.setViewportSize(window);
    await nextFrame(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width: window.width, height: Math.max(window.height, height) });
    await nextFrame(page);
  }
}

/** Waits for fonts and images. Gives up on an image that never loads and on a page that keeps requesting. */
export async function waitForImages(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForLoadState('networkidle', { timeout: QUIET_LIMIT_MS }).catch(() => undefined);
  const arrived = () => [...document.images].every((image) => image.complete || !image.checkVisibility());
  await page.waitForFunction(arrived, undefined, { timeout: IMAGES_LIMIT_MS }).catch(() => undefined);
}

/** Waits until the page has been laid out again. */
async function nextFrame(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 50)))),
  );
}
