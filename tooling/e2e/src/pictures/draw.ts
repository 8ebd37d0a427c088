import type { Page, ViewportSize } from '@playwright/test';

const QUIET_LIMIT_MS = 1_500;
const IMAGES_LIMIT_MS = 10_000;

/**
 * Makes the window as tall as the page, so that what stands at the window's foot stands at the page's. A phone guesses the height of what
 * lies far down until it is near: the second turn knows it.
 */
export async function showWhole(page: Page, window: ViewportSize): Promise<void> {
  for (let turn = 0; turn < 2; turn += 1) {
    await page.setViewportSize(window);
    await nextFrame(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width: window.width, height: Math.max(window.height, height) });
    await nextFrame(page);
  }
}

/** Fonts and pictures are there. One that never comes is drawn as it is, and a page that asks again and again is not waited for. */
export async function haveImages(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForLoadState('networkidle', { timeout: QUIET_LIMIT_MS }).catch(() => undefined);
  const arrived = () => [...document.images].every((image) => image.complete || !image.checkVisibility());
  await page.waitForFunction(arrived, undefined, { timeout: IMAGES_LIMIT_MS }).catch(() => undefined);
}

/** The page has been laid out anew. */
async function nextFrame(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 50)))),
  );
}
