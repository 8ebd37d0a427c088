import type { Page } from '@playwright/test';
import { expectNoLayoutShift, recordLayoutShifts } from '../../src/layout-shifts.ts';
import { waitUntilLoaded } from '../../src/pictures/steps.ts';
import { expect, test } from '../../src/test.ts';

/** The pages that the gateway renders for a customer, with a text of their data in Russian. */
const PAGES = [
  ['/main-page', /просрочено на \d+ д/],
  ['/orders', /Zarafshon Elektron/],
  ['/orders/100008', /Zarafshon Elektron/],
  ['/notifications', /новых/],
  ['/cabinet/payments', /Пополнение баланса/],
  ['/cards', /UZCARD/],
  ['/cabinet/balance', /Доступно\s*250.000 сум/],
  ['/cabinet/balance?act=top-up', /Пополнить/],
] as const;

/** Calls of a page after its first view. */
const LATER = /\/v1\/notification|\/user\/(basket|events)|\/client-report/;
/** A quote is never taken from a cache, so the browser requests it. */
const QUOTE = '/api/installment/v3/user/order/100008/payoff-quote';
const STATUS_5XX_MESSAGE = /the server responded with a status of 5\d\d/;

/** The calls for data that a page sends until it is at rest, pictures excluded. */
async function openAndListCalls(page: Page, address: string): Promise<{ calls: string[]; isShell: boolean }> {
  const calls: string[] = [];
  const note = (request: { url(): string }) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && !pathname.includes('/picture/') && !LATER.test(pathname)) calls.push(pathname);
  };
  page.on('request', note);
  const response = await page.goto(address);
  await waitUntilLoaded(page);
  await expect(page.locator('main h1').first()).toBeVisible();
  await page.waitForTimeout(1_000);
  page.off('request', note);
  return { calls, isShell: response?.headers()['x-muddat-shell'] === '1' };
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a customer reads what the main page, the orders and one order show', async ({ customer, page }) => {
    await customer.signIn();
    for (const [path, text] of PAGES) {
      await customer.open(path);
      await expect(page.getByRole('main'), path).toContainText(text);
    }
  });
});

for (const [lang, query, size, theme] of [
  ['ru', '', 'phone', 'light'],
  ['uz', 'alphabet=cyrl', 'desktop', 'dark'],
] as const)
  test.describe(`${lang} ${query || 'in its only alphabet'}, ${theme}, ${size}`, () => {
    test.use({ lang, size });

    test('a rendered page hydrates without a difference, moves nothing and requests nothing that it contains', async ({
      customer,
      page,
      context,
      stack,
    }) => {
      await customer.signIn();
      await context.addCookies([
        { name: 'theme', value: theme, url: stack.url },
        ...(query === '' ? [] : [{ name: 'alphabet', value: 'cyrl', url: stack.url }]),
      ]);
      await recordLayoutShifts(page);
      for (const [path] of PAGES) {
        // The fixture `quiet` fails on a hydration error.
        const { calls, isShell } = await openAndListCalls(page, `/${lang}${path}`);
        expect.soft([calls, isShell], path).toEqual([path === '/orders/100008' ? [QUOTE] : [], false]);
        await expect.soft(page.locator('html'), path).toHaveAttribute('data-theme', theme);
        await expectNoLayoutShift(page, path);
      }
    });
  });

test('a page whose data are late or fail is sent without them, and the browser requests them', async ({ customer, page, stack, quiet }) => {
  quiet.expects(STATUS_5XX_MESSAGE);
  await customer.signIn();
  await stack.tools.injectFaults([{ operation: 'installment.listOrders', fault: 'delay', ms: 2_000 }]);
  const started = performance.now();
  const late = await page.goto('/ru/orders', { waitUntil: 'commit' });
  expect(performance.now() - started).toBeLessThan(2_000);
  expect(late?.headers()['x-muddat-shell']).toBeUndefined();
  await expect(page.getByRole('main')).toContainText('Zarafshon Elektron');
  await stack.tools.injectFaults([{ operation: 'installment.listOrders', fault: 'status', status: 500 }]);
  const failed = await page.goto('/ru/orders');
  expect([failed?.status(), failed?.headers()['x-muddat-shell']]).toEqual([200, undefined]);
  await expect(page.getByRole('button', { name: 'Повторить' })).toBeVisible();
  await stack.tools.clearFaults();
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(page.getByRole('main')).toContainText('Zarafshon Elektron');
});

test('a product name with markup, line separators and ten thousand characters stays a text', async ({ customer, page }) => {
  await customer.signIn();
  for (const text of ['</script><script>alert(1)</script>', '<!--', '\u2028\u2029', 'ў'.repeat(300)]) {
    await page.goto(`/ru/orders?q=${encodeURIComponent(text)}`);
    await expect(page.getByRole('searchbox')).toHaveValue(text.replace(/[\u2028\u2029]/g, ' ').trim() === '' ? /^\s*$/ : text);
  }
});
