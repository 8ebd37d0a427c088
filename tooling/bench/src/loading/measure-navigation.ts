import type { Browser, CDPSession, Locator } from '@playwright/test';
import { newPhone, slowDown } from './measure-load.ts';

const WARM_MS = 2_000;

/**
 * Milliseconds from the press of a link to the heading of the next page, with a processor four times slower; what the page needs has
 * come before, because the finger was seen coming. A phone has no pointer
 * that stays over what it points at: that of a mouse would be asked about each part of the page that goes from under it.
 */
export async function measureNavigation(browser: Browser, from: string, toPath: string): Promise<number> {
  const { page, cdp, close } = await newPhone(browser);
  try {
    await page.goto(from, { waitUntil: 'networkidle' });
    const link = page.locator(`a[href="${toPath}"]:visible`).first();
    await link.scrollIntoViewIfNeeded();
    await touch(cdp, link);
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

/** A finger that is put on a link and taken away before it presses. */
async function touch(cdp: CDPSession, link: Locator): Promise<void> {
  const box = await link.boundingBox();
  if (!box) throw new Error('the link to press is not on the screen');
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
}
