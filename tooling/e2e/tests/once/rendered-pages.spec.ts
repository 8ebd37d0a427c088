import type { Page } from '@playwright/test';
import { expectNoLayoutShift, recordLayoutShifts, waitForQuietNetwork } from '../../src/layout-shifts.ts';
import { waitUntilLoaded } from '../../src/pictures/steps.ts';
import { expect, test } from '../../src/test.ts';

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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a customer reads the data of each page that the gateway renders', async ({ customer, page }) => {
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
        const address = `/${lang}${path}`;
        const firstData = await readFirstData(page, address);
        expect(firstData.length, path).toBeGreaterThan(2);
        // The fixture `quiet` fails on a hydration error.
        expect.soft(await openAndListCalls(page, address, firstData), path).toEqual({ calls: [], isShell: false });
        await expect.soft(page.locator('html'), path).toHaveAttribute('data-theme', theme);
        await expectNoLayoutShift(page, path);
      }
    });
  });

test('a page whose call fails is sent without its data; the browser repeats the call, and shows the error if it fails again', async ({
  customer,
  page,
  stack,
  quiet,
}) => {
  quiet.expects(STATUS_5XX_MESSAGE);
  const main = page.getByRole('main');
  const openOrders = async () => {
    const response = await page.goto('/ru/orders');
    expect([response?.status(), response?.headers()['x-muddat-shell']]).toEqual([200, undefined]);
  };
  await customer.signIn();
  await stack.tools.injectFaults([{ operation: 'installment.listOrders', fault: 'status', status: 500, times: 1 }]);
  await openOrders();
  await expect(main).toContainText('Zarafshon Elektron');
  await stack.tools.injectFaults([{ operation: 'installment.listOrders', fault: 'status', status: 500, times: 100 }]);
  await openOrders();
  const retry = main.getByRole('button', { name: 'Повторить' });
  await expect(retry).toBeVisible();
  await stack.tools.clearFaults();
  await retry.click();
  await expect(main).toContainText('Zarafshon Elektron');
});
