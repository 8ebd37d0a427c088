import type { Page } from '@playwright/test';
import { DILNOZA } from '../../src/customer.ts';
import { listCachedAddresses, listCacheEntries, listStoredRows, readCachedTexts } from '../../src/device-storage.ts';
import { unfoldFooter } from '../../src/footer.ts';
import { goOffline } from '../../src/go-offline.ts';
import { waitUntilLoaded } from '../../src/pictures/steps.ts';
import { type SeparateSite, startSeparateSite } from '../../src/separate-site.ts';
import { EXHAUSTIVE_TEST, expect, STATUS_401_MESSAGE, test } from '../../src/test.ts';

/** Messages that the browser logs when a server is down or files of an old build are gone. */
const NETWORK_ERROR_MESSAGE =
  /Failed to load resource: net::ERR_|the server responded with a status of 50\d|Failed to fetch|net::ERR_CONNECTION_REFUSED/;

let site: SeparateSite;
test.beforeAll(async ({ stack }) => {
  site = await startSeparateSite(stack);
});
test.afterAll(() => site.stop());

/** Waits until the worker controls the page and has cached it, its files and the offline page. */
async function waitUntilCached(page: Page, path: string): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const lang = path.slice(0, 3);
  for (const wanted of [`^muddat-pages .*${path}$`, `^muddat-offline-\\S+ ${lang}/offline$`])
    await expect.poll(() => listCacheEntries(page)).toContainEqual(expect.stringMatching(new RegExp(wanted)));
  const named = [...new Set((await page.content()).match(/\/assets\/(?:site|cabinet)\/[\w.-]+/g))];
  expect(named.length).toBeGreaterThan(1);
  await expect.poll(async () => (await listCacheEntries(page)).map((entry) => entry.split(' ')[1])).toEqual(expect.arrayContaining(named));
}

test('[S2-40] the service worker serves visited pages offline, and the offline page for others', async ({ page, quiet }) => {
  quiet.expects(NETWORK_ERROR_MESSAGE);
  await page.goto(`${site.url}/ru`);
  const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
  expect(scope).toBe(`${site.url}/`);
  await waitUntilCached(page, '/ru');
  await page.goto(`${site.url}/ru/public-offer`);
  await waitUntilCached(page, '/ru/public-offer');
  const heading = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';

  await site.gateway.end('SIGTERM');
  await page.goto(`${site.url}/ru/public-offer?utm_source=mail`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await page.goto(`${site.url}/ru`);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.goto(`${site.url}/ru/privacy-policy`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Нет интернета');
  expect(page.url()).toBe(`${site.url}/ru/privacy-policy`);
  await page.goto(`${site.url}/ru/main-page`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Нет интернета');

  await site.gateway.start();
  await page.goto(`${site.url}/ru/privacy-policy`);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Нет интернета');
});

test('the offline page is in the language of the reader and links to the requested page', EXHAUSTIVE_TEST, async ({ page, quiet }) => {
  quiet.expects(NETWORK_ERROR_MESSAGE);
  await page.goto(`${site.url}/uz`);
  await waitUntilCached(page, '/uz');
  await site.gateway.end('SIGTERM');
  await page.goto(`${site.url}/uz/privacy-policy`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Internet yoʻq');
  await site.gateway.start();
  await page.getByRole('link', { name: 'Qayta urinish' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Internet yoʻq');
  expect(page.url()).toBe(`${site.url}/uz/privacy-policy`);
});

test('[X-09] the service worker caches no customer data; orders are readable offline, with their time, until sign-out', async ({
  page,
  labels,
  quiet,
}) => {
  quiet.expects(/the server responded with a status of 404/);
  quiet.expects(NETWORK_ERROR_MESSAGE);
  quiet.expects(STATUS_401_MESSAGE);
  // After the sign-out the session is unknown while offline.
  quiet.expects(/^SessionFetchError/);
  await page.goto(`${site.url}/ru`);
  await waitUntilCached(page, '/ru');
  await page.goto(`${site.url}/ru/nothing-here`);
  await page.goto(`${site.url}/ru/sign-up`);
  await page.getByRole('button', { name: labels.byPassword }).click();
  await page.getByLabel(labels.phone).fill(DILNOZA.national);
  await page.getByLabel(labels.password, { exact: true }).fill(DILNOZA.password);
  await page.getByRole('button', { name: labels.signIn, exact: true }).click();
  await page.waitForURL(/main-page/);
  await waitUntilLoaded(page);
  expect(await page.evaluate(async () => (await fetch('/api/auth/user')).text())).toContain('Dilnoza');
  await page.goto(`${site.url}/ru/public-offer`);
  await waitUntilCached(page, '/ru/public-offer');
  const names = await listCacheEntries(page);
  expect(
    names.filter(
      (name) => !/^muddat-\S+ \/(ru(\/public-offer|\/offline|\/shell)?|assets\/(site|cabinet)\/\S+|payload\/ru\/ru(\/\S+)?)$/.test(name),
    ),
  ).toEqual([]);
  const texts = await readCachedTexts(page);
  expect(texts.length).toBeGreaterThan(3);
  expect(texts.filter((text) => /Dilnoza|Karimova|900000001/.test(text)).map((text) => text.slice(0, 80))).toEqual([]);

  await page.goto(`${site.url}/ru/orders`);
  await waitUntilLoaded(page);
  await page.locator('main a[href^="/ru/orders/1"]').first().click();
  await page.waitForURL(/orders\/1\d+$/);
  const order = page.url();
  const id = order.split('/').at(-1) ?? '';
  const heading = page.getByRole('heading', { level: 1 });
  // The heading names the order until its goods are known.
  await expect(page.getByText('История заказа')).toBeVisible();
  const title = await heading.textContent();
  await expect(page.getByRole('main')).toContainText(`№\u00a0${id}`);
  await expect
    .poll(() => listStoredRows(page))
    .toEqual(expect.arrayContaining(['session', 'orders', `order/${id}`, `order-payments/${id}`]));
  await expect.poll(() => listCacheEntries(page)).toContain('muddat-shells /ru/shell');
  await expect.poll(async () => (await listCacheEntries(page)).join(' ')).toMatch(/cabinet\/order-pay-page-/);

  const goOnline = await goOffline(page);
  await page.reload();
  await expect(page.getByRole('main')).toContainText(`№\u00a0${id}`);
  await expect(heading).toHaveText(title ?? '');
  await expect(page.getByText('История заказа')).toBeVisible();
  const note = page.getByRole('status').filter({ hasText: /^Нет интернета. Данные от \d+ \S+, \d\d:\d\d/ });
  await expect(note).toBeVisible();
  await page.goto(`${site.url}/ru/orders`);
  await expect(page.locator(`main a[href="/ru/orders/${id}"]`)).toBeVisible();
  await expect(note).toBeVisible();
  await page.goto(`${order}/pay`);
  await expect(page.getByRole('heading', { name: 'Без интернета заплатить нельзя' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Оплатить/ })).toBeHidden();
  await page.goto(order);
  await expect(note).toBeVisible();
  await goOnline();
  await expect(note).toBeHidden();
  await expect(heading).toHaveText(title ?? '');

  await page.goto(`${site.url}/ru/profile`);
  await page.getByRole('button', { name: labels.signOut }).click();
  await page.waitForURL(`${site.url}/ru`);
  expect(await listStoredRows(page)).toEqual([]);
  await goOffline(page);
  await page.goto(order);
  await expect(heading).toBeVisible();
  expect(await page.locator('main').textContent()).not.toMatch(new RegExp(`${id}|Dilnoza|Karimova`));
});

test(
  'after a deploy the next page is of the new build despite old caches, and no file is missing',
  EXHAUSTIVE_TEST,
  async ({ page, quiet }) => {
    // While the new build starts there is no server.
    quiet.expects(NETWORK_ERROR_MESSAGE);
    const missing: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400) missing.push(`${response.status()} ${new URL(response.url()).pathname}`);
    });
    const entry = () => page.locator('script[type=module]').first().getAttribute('src');
    const buildOf = () => page.locator('html').getAttribute('data-build');
    const millisecondsFor = async (url: string) => {
      const asked = Date.now();
      await page.request.get(url);
      return Date.now() - asked;
    };
    await page.goto(`${site.url}/ru`);
    await waitUntilCached(page, '/ru');
    await page.goto(`${site.url}/ru/public-offer`);
    await waitUntilCached(page, '/ru/public-offer');
    const before = { entry: await entry(), build: await buildOf() };

    await site.deploy();
    // The first page of a new server may take longer than the worker waits, which would then show the cached page.
    for (const path of ['/ru/privacy-policy', '/payload/ru/privacy-policy.json', '/ru/public-offer'])
      await expect.poll(() => millisecondsFor(`${site.url}${path}`)).toBeLessThan(1_000);
    // Through a link on the page of the old build.
    await unfoldFooter(page);
    await page.locator('footer a[href$="/privacy-policy"]').click();
    await page.waitForURL(/privacy-policy/);
    await expect.poll(buildOf).not.toBe(before.build);
    expect(await entry()).not.toBe(before.entry);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto(`${site.url}/ru/public-offer`);
    expect(await buildOf()).not.toBe(before.build);
    await expect(page.locator('html')).toHaveAttribute('data-whole', '');
    expect(missing).toEqual([]);
    // The new worker deletes caches that only the old build could use.
    await expect
      .poll(async () => (await page.evaluate(() => caches.keys())).filter((name) => /another-build-id/.test(name)).length)
      .toBeGreaterThan(0);
    await expect.poll(async () => (await page.evaluate(() => caches.keys())).filter((name) => /-[0-9a-f]{16}$/.test(name))).toEqual([]);
  },
);

test('a page cached for one alphabet or region is never shown for another', EXHAUSTIVE_TEST, async ({ page, context, quiet }) => {
  quiet.expects(NETWORK_ERROR_MESSAGE);
  const heading = page.getByRole('heading', { level: 1 });
  const choose = (name: 'alphabet' | 'region', value: string) => context.addCookies([{ name, value, url: site.url }]);
  const region = page.locator('select[name="region"]');
  // If a cookie changes before hydration, the page reloads itself, which would interrupt the next step.
  const whole = () => expect(page.locator('html')).toHaveAttribute('data-whole', '');

  await page.goto(`${site.url}/uz/public-offer`);
  await waitUntilCached(page, '/uz/public-offer');
  const latin = (await heading.textContent()) ?? '';
  await page.goto(`${site.url}/uz/partners`);
  await waitUntilCached(page, '/uz/partners');
  await whole();
  await choose('region', '1726');
  await page.goto(`${site.url}/uz/partners`);
  await expect(region).toHaveValue('1726');
  await expect.poll(() => listCachedAddresses(page)).toContain('/uz/partners?region=1726');

  await site.gateway.end('SIGTERM');
  await page.goto(`${site.url}/uz/partners`);
  await expect(region).toHaveValue('1726');
  await whole();
  await choose('region', '1703');
  await page.goto(`${site.url}/uz/partners`);
  await expect(heading).toHaveText('Internet yoʻq');
  await context.clearCookies({ name: 'region' });
  await page.goto(`${site.url}/uz/partners`);
  await expect(region).toHaveValue('');
  await whole();

  await choose('alphabet', 'cyrl');
  await page.goto(`${site.url}/uz/public-offer`);
  await expect(heading).toHaveText('Internet yoʻq');
  await context.clearCookies({ name: 'alphabet' });
  await page.goto(`${site.url}/uz/public-offer`);
  await expect(heading).toHaveText(latin);
  await whole();

  await site.gateway.start();
  await choose('alphabet', 'cyrl');
  await page.goto(`${site.url}/uz/public-offer`);
  const cyrillic = (await heading.textContent()) ?? '';
  expect(cyrillic).not.toBe(latin);
  await expect.poll(() => listCachedAddresses(page)).toContain('/uz/public-offer?alphabet=cyrl');
  await expect.poll(() => listCachedAddresses(page)).toContain('/uz/offline?alphabet=cyrl');
  await site.gateway.end('SIGTERM');
  await page.goto(`${site.url}/uz/public-offer`);
  await expect(heading).toHaveText(cyrillic);
  await page.goto(`${site.url}/uz/privacy-policy`);
  await expect(heading).toHaveText('Интернет йўқ');
  await site.gateway.start();
});
