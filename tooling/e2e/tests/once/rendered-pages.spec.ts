import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { expectNoLayoutShift, recordLayoutShifts, waitForQuietNetwork } from '../../src/layout-shifts.ts';
import { waitUntilLoaded } from '../../src/pictures/steps.ts';
import type { Stack } from '../../src/stack.ts';
import { expect, SCREEN_SIZES, test } from '../../src/test.ts';
import { readViewRequests, type ViewRequest } from '../../src/view-requests.ts';

/** The pages that the gateway renders for a customer, with a text of their data in Russian. */
const PAGES = [
  ['/main-page', /просрочено на \d+ д/],
  ['/orders', /Zarafshon Elektron/],
  ['/orders/100008', /Zarafshon Elektron/],
  ['/orders/100008/pay', /440.000.сум/],
  ['/notifications', /новых/],
  ['/cabinet/payments', /Пополнение баланса/],
  ['/cards', /Kapitalbank/],
  ['/cabinet/balance', /250.000.сум/],
  ['/cabinet/balance?act=top-up', /Пополнить/],
] as const;

/** What a customer opens most. */
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

const STATUS_5XX_MESSAGE = /the server responded with a status of 5\d\d/;

/** The addresses of the first data of a page, as its shell names them. */
async function readFirstData(page: Page, address: string): Promise<string[]> {
  const html = await (await page.request.get(address, { headers: { 'x-muddat-shell': '1' } })).text();
  const id = /\d{6}/.exec(address)?.[0] ?? '';
  return (
    /data-first="([^"]*)"/
      .exec(html)?.[1]
      ?.replaceAll('&amp;', '&')
      .replaceAll(/\{\d\}/g, id)
      .split(' ') ?? []
  );
}

/** Opens a page, and returns which of the calls it sent until it is at rest. */
async function openAndListCalls(page: Page, address: string, among: readonly string[]): Promise<{ calls: string[]; isShell: boolean }> {
  const calls: string[] = [];
  const note = (request: { url(): string }) => {
    const { pathname, search } = new URL(request.url());
    if (among.includes(`${pathname}${search}`)) calls.push(`${pathname}${search}`);
  };
  page.on('request', note);
  const response = await page.goto(address);
  await waitUntilLoaded(page);
  await waitForQuietNetwork(page);
  page.off('request', note);
  return { calls, isShell: response?.headers()['x-muddat-shell'] === '1' };
}

test.use({ size: 'desktop' });

test('pages that the gateway renders hydrate without a difference, request nothing twice, and can be read without JavaScript', async ({
  customer,
  page,
  context,
  browser,
  stack,
  quiet,
}) => {
  test.setTimeout(300_000);
  await customer.signIn();
  await test.step('hydration', () => expectHydration(page, context, stack));
  quiet.expects(STATUS_5XX_MESSAGE);
  await test.step('a call that fails', () => expectRepeatedCall(page, stack));
  const opened = { storageState: await context.storageState(), baseURL: stack.url, viewport: SCREEN_SIZES.phone.viewport };
  await test.step('without JavaScript', () => expectTextWithoutScripts(browser, opened));
  await test.step('first views', () => expectFirstViewsWithinLimits(browser, opened));
});

/** In each language, alphabet, theme and size at least once. The fixture `quiet` fails on a hydration error. */
async function expectHydration(page: Page, context: BrowserContext, { url }: Stack): Promise<void> {
  await recordLayoutShifts(page);
  for (const [lang, alphabet, size, theme] of [
    ['ru', 'latn', 'phone', 'light'],
    ['uz', 'cyrl', 'desktop', 'dark'],
  ] as const) {
    await page.setViewportSize(SCREEN_SIZES[size].viewport);
    await context.addCookies([
      { name: 'theme', value: theme, url },
      { name: 'alphabet', value: alphabet, url },
    ]);
    for (const [path] of PAGES) {
      const address = `/${lang}${path}`;
      const firstData = await readFirstData(page, address);
      expect(firstData.length, path).toBeGreaterThan(2);
      expect.soft(await openAndListCalls(page, address, firstData), path).toEqual({ calls: [], isShell: false });
      await expect.soft(page.locator('html'), path).toHaveAttribute('data-theme', theme);
      await expectNoLayoutShift(page, path);
    }
  }
}

/** The document has no data of a call that fails. The browser repeats the call, and shows the error if it fails again. */
async function expectRepeatedCall(page: Page, { tools }: Stack): Promise<void> {
  const main = page.getByRole('main');
  const openOrders = async () => {
    const response = await page.goto('/ru/orders');
    expect([response?.status(), response?.headers()['x-muddat-shell']]).toEqual([200, undefined]);
  };
  await tools.injectFaults([{ operation: 'installment.listOrders', fault: 'status', status: 500, times: 1 }]);
  await openOrders();
  await expect(main).toContainText('Zarafshon Elektron');
  await tools.injectFaults([{ operation: 'installment.listOrders', fault: 'status', status: 500, times: 100 }]);
  await openOrders();
  const retry = main.getByRole('button', { name: 'Повторить' });
  await expect(retry).toBeVisible();
  await tools.clearFaults();
  await retry.click();
  await expect(main).toContainText('Zarafshon Elektron');
}

async function expectTextWithoutScripts(browser: Browser, options: BrowserContextOptions): Promise<void> {
  const context = await browser.newContext({ ...options, javaScriptEnabled: false });
  const page = await context.newPage();
  for (const [path, text] of PAGES) {
    await page.goto(`/ru${path}`);
    await expect(page.getByRole('main'), path).toContainText(text);
  }
  await context.close();
}

/** The first visit of a browser requests no data and nothing twice; the main page needs few requests, scripts and fonts. */
async function expectFirstViewsWithinLimits(browser: Browser, options: BrowserContextOptions): Promise<void> {
  const readFirstView = async (path: string) => {
    const own = await browser.newContext(options);
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
}

const list = (requests: readonly ViewRequest[]): string => requests.map(({ url }) => url).join('\n');
