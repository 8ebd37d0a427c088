import type { Page } from '@playwright/test';
import { EXHAUSTIVE_TEST, expect, test } from '../../src/test.ts';

const SLOWER = 4;

/** Clicks a link as soon as React has hydrated it, while the rest of the page is still hydrating. Once per tab. */
const pressEarly = (page: Page, selector: string) =>
  page.addInitScript((wanted) => {
    if (sessionStorage.getItem('pressed')) return;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      const link = document.querySelector<HTMLAnchorElement>(wanted);
      // React sets its own properties on an element that it hydrates.
      if (!link || !Object.keys(link).some((key) => key.startsWith('__react'))) return port2.postMessage('again');
      sessionStorage.setItem('pressed', 'yes');
      link.click();
    };
    port2.postMessage('begin');
  }, selector);

const PRESSES = [
  { from: '/uz', press: 'footer a[href$="/corporate"]', to: '/uz/corporate', heading: 'Xodimlaringiz uchun muddatli toʻlov' },
  { from: '/uz/corporate', press: 'footer a[href$="/public-offer"]', to: '/uz/public-offer', heading: 'Ommaviy oferta' },
  { from: '/ru/faq', press: 'header a[href$="/partners"]', to: '/ru/partners', heading: 'Магазины' },
  { from: '/ru/partners', press: 'header a[href$="/catalogue"]', to: '/ru/catalogue', heading: 'Каталог' },
  { from: '/ru/service-centers', press: 'header a[hreflang="uz"]', to: '/uz/service-centers', heading: 'Xizmat koʻrsatish markazlari' },
];

for (const { from, press, to, heading } of PRESSES) {
  test(`on a slow phone a link of ${from} clicked during hydration opens ${to} without an error`, EXHAUSTIVE_TEST, async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await pressEarly(page, press);
    await page.goto(from, { waitUntil: 'commit' });
    await expect(page).toHaveURL(new RegExp(`${to}$`));
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  });
}

test('a hydrated page has the whole style sheet, and works without it if it is blocked', async ({ page, browser, stack }) => {
  const openStore = async (own: Page) => {
    const store = own.locator('main a[href^="/ru/partner/"]').first();
    await own.goto('/ru/partners');
    const isHydrated = () => store.evaluate((link) => Object.keys(link).some((key) => key.startsWith('__react')));
    // The page may reload itself once to get a sheet.
    await expect.poll(() => isHydrated().catch(() => false)).toBe(true);
    const hasSheet = await own.evaluate(() => Boolean(document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')?.sheet));
    await store.click();
    await expect(own).toHaveURL(/\/ru\/partner\//);
    // The router has opened the store in the same document.
    const isSameDocument = await own.evaluate(() => performance.getEntriesByType('navigation')[0]?.name.endsWith('/ru/partners'));
    return { hasSheet, isSameDocument };
  };
  expect(await openStore(page)).toEqual({ hasSheet: true, isSameDocument: true });

  // The service worker would have the sheet.
  const context = await browser.newContext({ baseURL: stack.url, serviceWorkers: 'block' });
  const blocked = await context.newPage();
  await blocked.route(/\/assets\/site\/style-[\w-]+\.css$/, (route) => route.abort());
  expect(await openStore(blocked)).toEqual({ hasSheet: false, isSameDocument: true });
  await context.close();
});
