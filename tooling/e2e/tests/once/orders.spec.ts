import type { Page } from '@playwright/test';
import { expectAccessible } from '../../src/accessible.ts';
import { EXHAUSTIVE_TEST, expect, SMOKE_TEST, test } from '../../src/test.ts';

const OFFLINE = /ERR_(INTERNET_DISCONNECTED|FAILED)/;

/**
 * The router saves a page's scroll position on scroll events, which fire after the scroll. Wait, as a reader would, until the page is
 * still.
 */
const REST_MS = 500;
const atRest = (page: Page) =>
  page.evaluate(
    (ms) =>
      new Promise<void>((done) => {
        let timer = setTimeout(done, ms);
        addEventListener('scroll', () => {
          clearTimeout(timer);
          timer = setTimeout(done, ms);
        });
      }),
    REST_MS,
  );

test(
  '[S2-13] the main page links to all orders, more load by a button, and Back restores list and position',
  SMOKE_TEST,
  async ({ customer, page }) => {
    await customer.signIn();
    await customer.openMainPage();
    await page.getByRole('link', { name: 'Все заказы' }).click();
    await expect(customer.heading('Мои заказы')).toBeVisible();
    await expect(page).toHaveURL(/\/ru\/orders$/);
    const tiles = page.getByRole('main').locator('a[href^="/ru/orders/"]');
    await expect(tiles).toHaveCount(20);
    await expectAccessible(page);
    await customer.button('Показать ещё').press('Enter');
    await expect(tiles).toHaveCount(21);
    await expect(tiles.nth(20)).toBeFocused();
    await expect(customer.button('Показать ещё')).toHaveCount(0);

    await atRest(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/ru\/orders\/\d+$/);
    await expect(page.getByText(/^Заказ №/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Все заказы' }).first()).toHaveAttribute('href', '/ru/orders');
    await page.goBack();
    await expect(tiles).toHaveCount(21);
    await expect(tiles.nth(20)).toBeInViewport();
    await expect(tiles.nth(0)).not.toBeInViewport();
  },
);

test('[S2-13] the status filter is in the address and survives a reload; an unknown status shows all orders', async ({
  customer,
  page,
}) => {
  await customer.signIn();
  await customer.open('/orders?status=teleported');
  const choice = page.getByRole('combobox', { name: 'Какие заказы показать' });
  const tiles = page.getByRole('main').locator('a[href^="/ru/orders/"]');
  await expect(tiles).toHaveCount(20);
  await expect(choice).toHaveValue('all');
  await choice.selectOption('Закрыты');
  await expect(page).toHaveURL(/\/ru\/orders\?status=finished$/);
  const ends = /закрыт|возвращён|отменён|отказано|не состоялся/;
  await expect(tiles.first()).toContainText(ends);
  await expect(tiles.filter({ hasNotText: ends })).toHaveCount(0);
  const closed = await tiles.count();
  expect(closed).toBeGreaterThan(0);
  await page.reload();
  await expect(choice).toHaveValue('finished');
  await expect(tiles).toHaveCount(closed);
  await choice.selectOption('Просрочены');
  await expect(page.getByRole('heading', { name: 'Таких заказов нет' })).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(tiles).toHaveCount(closed);
});

test(
  '[S2-13] the search for an order number is in the address, and a clear button shows all orders',
  EXHAUSTIVE_TEST,
  async ({ customer, page }) => {
    await customer.signIn();
    await customer.open('/orders');
    const tiles = page.getByRole('main').locator('a[href^="/ru/orders/"]');
    await expect(tiles).toHaveCount(20);
    const number = (await tiles.nth(3).getAttribute('href'))?.split('/').at(-1) ?? '';
    const search = page.getByRole('searchbox', { name: 'Поиск по заказам' });
    await search.fill(number);
    await expect(tiles).toHaveCount(1);
    await expect(page).toHaveURL(new RegExp(`\\?q=${number}$`));
    await page.reload();
    await expect(search).toHaveValue(number);
    await expect(tiles).toHaveCount(1);
    await customer.button('Очистить').click();
    await expect(tiles).toHaveCount(20);
  },
);

test('without a network the loaded orders stay, and loading more can be retried', EXHAUSTIVE_TEST, async ({ customer, page, quiet }) => {
  quiet.expects(OFFLINE);
  await customer.signIn();
  await customer.open('/orders');
  const tiles = page.getByRole('main').locator('a[href^="/ru/orders/"]');
  await expect(tiles).toHaveCount(20);
  await page.context().setOffline(true);
  await customer.button('Показать ещё').click();
  await expect(customer.button('Повторить')).toBeVisible();
  await expect(tiles).toHaveCount(20);
  await page.context().setOffline(false);
  // Back online, the list is refetched by itself, so the button may have either label.
  await customer.button(/^(Повторить|Показать ещё)$/).click();
  await expect(tiles).toHaveCount(21);
});
