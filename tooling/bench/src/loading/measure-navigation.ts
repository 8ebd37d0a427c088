import type { Browser, CDPSession, Locator } from '@playwright/test';
import { openPhoneContext, throttlePage } from './measure-load.ts';

const WARM_MS = 2_000;

/**
 * Milliseconds from the click on a link to the next page's heading, with a CPU four times slower. A touch before the measurement has
 * already preloaded the page's files. The link is touched, not clicked with a mouse, because a mouse pointer would fire hover events on
 * each element that moves under it.
 */
export async function measureNavigation(browser: Browser, from: string, toPath: string): Promise<number> {
  const { page, cdp, close } = await openPhoneContext(browser);
  try {
    await page.goto(from, { waitUntil: 'networkidle' });
    const link = page.locator(`main a[href="${toPath}"]:visible`).first();
    await link.scrollIntoViewIfNeeded();
    await touch(cdp, link);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(WARM_MS);
    await throttlePage(cdp, { network: false });
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

/** Touches a link and cancels the touch before it becomes a click. */
async function touch(cdp: CDPSession, link: Locator): Promise<void> {
  const box = await link.boundingBox();
  if (!box) throw new Error('the link to press is not on the screen');
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
}
