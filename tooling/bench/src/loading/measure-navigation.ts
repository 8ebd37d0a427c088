import type { Browser } from '@playwright/test';
import { newPhone, slowDown } from './measure-load.ts';

const WARM_MS = 2_000;

/**
 * Milliseconds from the press of a link to the heading of the next page, with a processor four times slower; what the page needs has
 * come before, because the finger (or the mouse) was seen coming.
 */
export async function measureNavigation(browser: Browser, from: string, toPath: string): Promise<number> {
  const { page, cdp, close } = await newPhone(browser);
  try {
    await page.goto(from, { waitUntil: 'networkidle' });
    const link = page.locator(`a[href="${toPath}"]:visible`).first();
    await link.scrollIntoViewIfNeeded();
    await link.hover();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(WARM_MS);
    await slowDown(cdp, { network: false });
    return await link.evaluate(
      (anchor) =>
        new Promise<number>((resolve) => {
          const before = document.querySelector('h1')?.textContent;
          const began = performance.now();
          const observer = new MutationObserver(() => {
            const now = document.querySelector('h1')?.textContent;
            if (now === undefined || now === null || now === before) return;
            observer.disconnect();
            requestAnimationFrame(() => resolve(performance.now() - began));
          });
          observer.observe(document.body, { childList: true, subtree: true, characterData: true });
          if (anchor instanceof HTMLElement) anchor.click();
        }),
    );
  } finally {
    await close();
  }
}
