import { expect, test } from '../../src/test.ts';

/** Of the main page, up to its largest paint: document, scripts, fonts, data. Pictures of goods follow what the page shows. */
const MAIN_PAGE_REQUESTS = 15;
const MAIN_PAGE_SCRIPTS = 8;
const FONT_BYTES = 30_000;
/** What the page asks for so long after it has loaded is no part of its first view, however late a slow machine paints that. */
const LATER_MS = 3_000;
/** Pictures of goods, resized or as the backend has them. */
const PICTURE = /^\/(?:images|api\/mobile\/v2\/picture)\//;

test('the main page is drawn after at most 15 requests, 8 of them scripts; its data is asked for once and its fonts have at most 30 KB', async ({
  page,
  labels,
  customer,
}) => {
  await customer.signIn();
  await customer.openMainPage();
  await page.reload();
  await expect(page.getByRole('main').getByRole('link', { name: labels.payNext }).first()).toBeVisible();
  const { paintedAt, resources } = await page.evaluate(async (laterMs) => {
    const painted = new Promise<number>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      });
    });
    const [opened] = performance.getEntriesByType('navigation').filter((entry) => entry instanceof PerformanceNavigationTiming);
    const later = (opened?.loadEventStart ?? 0) + laterMs;
    const entries = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ startTime }) => startTime < later);
    return {
      paintedAt: await painted,
      resources: entries.map(({ name, startTime, encodedBodySize }) => {
        const { pathname: path, search } = new URL(name);
        return { path, search, startTime, encodedBodySize };
      }),
    };
  }, LATER_MS);
  const before = resources.filter(({ startTime, path }) => startTime < paintedAt && !PICTURE.test(path)).map(({ path }) => path);
  expect(before.filter((path) => path.endsWith('.js')).length).toBeLessThanOrEqual(MAIN_PAGE_SCRIPTS);
  // The document is one more.
  expect(before.length + 1, before.join('\n')).toBeLessThanOrEqual(MAIN_PAGE_REQUESTS);
  const data = resources.filter(({ path }) => path.startsWith('/api/')).map(({ path, search }) => `${path}${search}`);
  expect(data.length).toBeGreaterThan(0);
  expect(data).toEqual([...new Set(data)]);
  const fonts = resources.filter(({ path }) => path.endsWith('.woff2'));
  expect(fonts.length).toBeGreaterThan(0);
  expect(fonts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)).toBeLessThanOrEqual(FONT_BYTES);
  await expect(page.locator('link[rel=preload][as=font]')).toHaveCount(0);
});
