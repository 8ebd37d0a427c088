import type { Browser, CDPSession, Locator } from '@playwright/test';
import type { Press } from './judge-navigation.ts';
import { newPhone, slowDown } from './measure-load.ts';

const WARM_MS = 2_000;
/** Some 30 ms of work for a processor that is four times slower than this one. */
const LOOPS = 5_000_000;

/**
 * From the press of a link to the heading of the next page, with a processor four times slower; what the page needs has
 * come before, because the finger was seen coming. A phone has no pointer
 * that stays over what it points at: that of a mouse would be asked about each part of the page that goes from under it.
 */
export async function measureNavigation(browser: Browser, from: string, toPath: string): Promise<Press> {
  const { page, cdp, close } = await newPhone(browser);
  try {
    await page.goto(from, { waitUntil: 'networkidle' });
    const link = page.locator(`a[href="${toPath}"]:visible`).first();
    await link.scrollIntoViewIfNeeded();
    await touch(cdp, link);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(WARM_MS);
    await slowDown(cdp, { network: false });
    const loopBefore = await page.evaluate(timeOfLoop, LOOPS);
    const ms = await link.evaluate(
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
    return { ms, loop: loopBefore + (await page.evaluate(timeOfLoop, LOOPS)) };
  } finally {
    await close();
  }
}

/** In the page: how long it takes over work that never changes. */
function timeOfLoop(loops: number): number {
  const began = performance.now();
  let sum = 0;
  for (let at = 0; at < loops; at += 1) sum += at % 7;
  return sum > 0 ? performance.now() - began : Number.NaN;
}

/** A finger that is put on a link and taken away before it presses. */
async function touch(cdp: CDPSession, link: Locator): Promise<void> {
  const box = await link.boundingBox();
  if (!box) throw new Error('the link to press is not on the screen');
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
}
