import { startStack } from '@muddat/e2e/stack';
import { chromiumLaunchOptions } from '@muddat/vite-config/chromium';
import { chromium, type Page } from '@playwright/test';
import type { ScenarioResult } from '../evaluate-payments.ts';
import { parseCookieHeader } from '../loading/customer-session.ts';
import { percentile } from '../percentile.ts';
import { PortalClient, ServerConnection } from '../portal-client.ts';

const ORDERS = 10_000;
const [PHONE, PASSWORD] = ['+998970000001', 'Muddat-demo-1'];
const SCREEN = { width: 360, height: 740 };
/** Fast scrolling: 200 px a frame, 12 000 px a second at 60 frames, for five seconds. */
const STEP_PX = 200;
const STEPS = 300;
const TARGET_MS = 50;
const LIMIT_MS = 120_000;

/**
 * Scrolls quickly through the complete list of a customer with 10 000 orders. Compares its frame times with those of an empty page of the
 * same height, and checks that Back restores the row. Fails only if the position is lost.
 */
export async function runOrdersScenario(): Promise<ScenarioResult> {
  const stack = await startStack();
  const [gateway, sandbox] = [new ServerConnection(stack.url, 1), new ServerConnection(stack.sandbox.url, 1)];
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    await sandbox.call({ method: 'POST', path: '/sandbox/scale', headers: {}, body: { orders: ORDERS, per_customer: ORDERS } });
    const { cookie } = await PortalClient.signIn(gateway, PHONE, PASSWORD);
    const context = await browser.newContext({ viewport: SCREEN, isMobile: true, hasTouch: true });
    await context.addCookies(parseCookieHeader(cookie).map((one) => ({ ...one, url: stack.url })));
    const page = await context.newPage();
    page.setDefaultTimeout(LIMIT_MS);
    await page.goto(`${stack.url}/ru/orders`);
    const began = performance.now();
    await loadAll(page);
    const loadedMs = performance.now() - began;
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    const list = await framesOf(page);
    const place = await checkScrollRestoration(page);
    const bare = await context.newPage();
    await bare.setContent(`<!doctype html><body style="height:${height}px;background:linear-gradient(red,blue)">`);
    const floor = await framesOf(bare);
    return {
      lines: [
        `${ORDERS} orders loaded in ${(loadedMs / 1_000).toFixed(0)} s, ${height} px`,
        `frames: ${formatFrames(list)}; of a bare page: ${formatFrames(floor)}`,
        `Back finds row ${place.left} at row ${place.found}`,
      ],
      failures: place.left === place.found ? [] : [`row ${place.left} was left, and Back shows row ${place.found}`],
    };
  } finally {
    await Promise.all([browser.close(), gateway.close(), sandbox.close()]);
    await stack.stop();
  }
}

async function loadAll(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: 'Показать ещё' });
  const shown = page.getByText(/^Показано/);
  await more.waitFor();
  while ((await more.count()) > 0) {
    const before = (await shown.textContent()) ?? '';
    await more.dispatchEvent('click');
    await page.waitForFunction((text) => !document.body.textContent?.includes(text), before);
  }
}

const formatFrames = (frames: readonly number[]): string =>
  `${frames.length}, p99 ${percentile(frames, 0.99).toFixed(0)} ms, longest ${Math.max(...frames).toFixed(0)} ms, ${frames.filter((ms) => ms > TARGET_MS).length} over ${TARGET_MS} ms`;

/** Duration in ms of each frame while the page is scrolled from its top. */
const framesOf = (page: Page): Promise<number[]> =>
  page.evaluate(
    ({ by, steps }) =>
      new Promise<number[]>((done) => {
        const frames: number[] = [];
        let last = performance.now();
        let step = 0;
        const next = (now: number) => {
          frames.push(now - last);
          last = now;
          step += 1;
          if (step > steps) return done(frames.slice(1));
          window.scrollBy({ top: by, behavior: 'instant' });
          requestAnimationFrame(next);
        };
        requestAnimationFrame(next);
      }),
    { by: STEP_PX, steps: STEPS },
  );

async function checkScrollRestoration(page: Page): Promise<{ left: string | null; found: string | null }> {
  const firstInSight = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll<HTMLElement>('[data-index]')].find((row) => row.getBoundingClientRect().bottom > 0)?.dataset[
          'index'
        ] ?? null,
    );
  await page.waitForTimeout(1_000);
  const left = await firstInSight();
  await page
    .locator(`[data-index="${Number(left) + 2}"] a`)
    .first()
    .click();
  await page.waitForURL(/\/orders\/\d+$/);
  await page.getByRole('heading', { level: 1, name: /Заказ №/ }).waitFor();
  await page.goBack();
  await page.locator(`[data-index="${left}"]`).waitFor();
  await page.waitForTimeout(1_000);
  return { left, found: await firstInSight() };
}
