import type { Page } from '@playwright/test';
import { expectNoLayoutShift, recordLayoutShifts, waitForQuietNetwork } from '../../src/layout-shifts.ts';
import { waitUntilLoaded } from '../../src/pictures/steps.ts';
import { EXHAUSTIVE_TEST, expect, SCREEN_SIZES, test } from '../../src/test.ts';
import { readViewRequests, type ViewRequest } from '../../src/view-requests.ts';

/** What a customer opens most: the main page, orders, one order, its payment. */
const FIRST_VIEWS = ['/main-page', '/orders', '/orders/100001', '/orders/100001/pay'];
/** Maximum number of requests until the page is idle, product pictures included. */
const MAIN_PAGE_REQUESTS = 30;
const MAIN_PAGE_SCRIPTS = 8;
const FONT_BYTES = 30_000;
/** A page is idle this time after its load event. Later requests do not belong to the first view, however late a slow machine paints it. */
const IDLE_AFTER_LOAD_MS = 3_000;
const FIRST_SECONDS_MS = 10_000;
/** Requests of an idle page: for the number of unread notifications, and for the number of goods in the basket. */
const LATER = /^\/api\/installment\/(?:v1\/notification|v3\/user\/basket)/;
const PICTURE = /^\/api\/mobile\/v2\/picture\//;

test.describe.configure({ timeout: 180_000 });

test('documents contain all first data, and nothing is requested twice; the main page is within its limits', async ({
  customer,
  page,
  context,
  browser,
  stack,
}) => {
  await customer.signIn();
  const storageState = await context.storageState();
  const readFirstView = async (path: string) => {
    const own = await browser.newContext({ storageState, viewport: page.viewportSize(), baseURL: stack.url });
    const view = await own.newPage();
    await view.goto(`/ru${path}`);
    await waitUntilLoaded(view);
    const idleAt = (await view.evaluate(() => performance.timing.loadEventStart - performance.timeOrigin)) + IDLE_AFTER_LOAD_MS;
    const until = Math.max(FIRST_SECONDS_MS, idleAt);
    await view.waitForTimeout(Math.max(0, until - (await view.evaluate(() => performance.now()))));
    // The service worker answers only requests for files: a request for data without bytes was sent and given up.
    const requests = (await readViewRequests(view, own)).filter(({ at, sent, url }) => (sent || url.startsWith('/api/')) && at < until);
    await own.close();
    return { path, requests, first: requests.filter(({ at }) => at < idleAt) };
  };
  // First visits in separate contexts. Two at a time, because each takes ten seconds, and four would starve a machine with two cores.
  const views = [];
  for (const two of [FIRST_VIEWS.slice(0, 2), FIRST_VIEWS.slice(2)]) views.push(...(await Promise.all(two.map(readFirstView))));
  for (const { path, requests, first } of views) {
    const urls = requests.map(({ url }) => url);
    expect.soft(urls.length, path).toBeGreaterThan(10);
    expect
      .soft(
        // The service worker of a first visit requests a shell at this address, to store it, soon after an order was shown.
        urls.filter((url, at) => urls.indexOf(url) !== at && url !== `/ru${path}`),
        path,
      )
      .toEqual([]);
    expect
      .soft(
        urls.filter((url) => url.includes('checkout')),
        `${path} without a basket`,
      )
      .toEqual([]);
    const data = first.map(({ url }) => url).filter((url) => url.startsWith('/api/') && !PICTURE.test(url) && !LATER.test(url));
    expect.soft(data, path).toEqual([]);
  }
  const main = views[0]?.first ?? [];
  expect.soft(main.length, list(main)).toBeLessThanOrEqual(MAIN_PAGE_REQUESTS);
  expect.soft(main.filter(({ isScript }) => isScript).length, list(main)).toBeLessThanOrEqual(MAIN_PAGE_SCRIPTS);
  const fonts = main.filter(({ isFont }) => isFont);
  expect(fonts.length).toBeGreaterThan(0);
  expect(fonts.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(FONT_BYTES);
});

const list = (requests: readonly ViewRequest[]): string => requests.map(({ url }) => url).join('\n');

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
