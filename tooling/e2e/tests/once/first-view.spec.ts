import type { Page } from '@playwright/test';
import { expectNoLayoutShift, recordLayoutShifts, waitForQuietNetwork } from '../../src/layout-shifts.ts';
import { waitUntilLoaded } from '../../src/pictures/steps.ts';
import { EXHAUSTIVE_TEST, SCREEN_SIZES, test } from '../../src/test.ts';

/** What a customer opens most: the main page, orders, one order, its payment. */
const FIRST_VIEWS = ['/main-page', '/orders', '/orders/100001', '/orders/100001/pay'];

test.describe.configure({ timeout: 180_000 });

const TOP_UP = '/cabinet/balance?act=top-up';
/** Pages whose sections are loaded by several responses. The crawl checks the other pages at full speed. */
const SLOWLY = {
  phone: [
    ...FIRST_VIEWS,
    '/cabinet/pay',
    TOP_UP,
    '/notifications',
    '/cabinet/balance',
    '/cabinet/limit',
    '/cards',
    '/profile',
    '/profile/security',
  ],
  // The first screen of a desktop shows what is below the first screen of a phone, so fewer pages are enough.
  desktop: [...FIRST_VIEWS, '/cabinet/pay', TOP_UP, '/notifications'],
} as const;
/** Slow 4G, as Chromium's own tools throttle it. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 86_400 };

test(
  'cabinet pages have no layout shift over slow 4G on a four times slower processor',
  EXHAUSTIVE_TEST,
  async ({ customer, context, browser, stack }) => {
    await customer.signIn();
    const storageState = await context.storageState();
    // One after the other: two slowed pages in parallel would wait for this machine's processor rather than for their network.
    for (const size of ['phone', 'desktop'] as const) {
      const own = await browser.newContext({ ...SCREEN_SIZES[size], storageState, baseURL: stack.url });
      const view = await own.newPage();
      await recordLayoutShifts(view);
      await slowDown(view);
      for (const path of SLOWLY[size]) {
        await view.goto(`/ru${path}`);
        await waitUntilLoaded(view);
        await waitForQuietNetwork(view);
        await expectNoLayoutShift(view, `${path} ${size}`);
      }
      await own.close();
    }
  },
);

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}
