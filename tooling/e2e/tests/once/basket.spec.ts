import type { Page } from '@playwright/test';
import { expectAccessible } from '../../src/accessible.ts';
import { expect, SMOKE_TEST, STATUS_401_MESSAGE, test } from '../../src/test.ts';

/** Goods of the first two stores of the seed. */
const [FIRST, SECOND, OTHER_STORE] = ['1000', '1001', '1033'];
const addButton = (page: Page) => page.getByRole('button', { name: /^В корзину/ });
const basketLink = (page: Page, name: string | RegExp) => page.getByRole('banner').getByRole('link', { name });

async function add(page: Page, id: string) {
  await page.goto(`/ru/product/${id}`);
  await addButton(page).click();
  await expect(page.getByRole('link', { name: 'Перейти в корзину' })).toBeVisible();
}

const PRICE = { price: 1_000_000, stock: 9 };

test('a guest fills one basket in two tabs; it shows true prices by store and explains later changes', async ({ page, context, stack }) => {
  test.slow();
  for (const id of [FIRST, SECOND, OTHER_STORE]) await stack.tools.changeProduct(id, PRICE);
  await add(page, FIRST);
  const second = await context.newPage();
  await add(second, SECOND);
  await add(second, OTHER_STORE);
  await expect(basketLink(page, 'Корзина, 3 товара')).toBeVisible();

  await basketLink(page, /^Корзина/).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Корзина' })).toBeVisible();
  const stores = page.getByRole('main').getByRole('region', { name: /^(Orzu Texnika|Ipak Yoʻli)$/ });
  await expect(stores).toHaveCount(2);
  const group = stores.first();
  await expect(group).toContainText(/без рассрочки 2\s000\s000/);
  await expect(page.getByRole('region', { name: 'Платёж в месяц' })).toContainText(/Цена сразу3\s000\s000\sсум/);
  await group.locator('summary').first().click();
  await expect(group.getByRole('group', { name: 'Выберите срок' })).toContainText(/Наценка/);
  await expectAccessible(page);

  await stack.tools.changeProduct(FIRST, { price: 1_200_000 });
  await stack.tools.changeProduct(SECOND, { stock: 0 });
  await page.reload();
  await expect(group).toContainText(/Цена выросла: была 1\s000\s000\sсум, стала 1\s200\s000\sсум/);
  await expect(group).toContainText('Нет в наличии');
  await expect(group).toContainText(/без рассрочки 1\s200\s000/);
  await page.getByRole('button', { name: 'Понятно' }).click();
  await expect(group).not.toContainText('Цена выросла');
  await expectAccessible(page);

  await page
    .getByRole('button', { name: /^Убрать из корзины/ })
    .nth(1)
    .click();
  await expect(page.getByRole('button', { name: 'Вернуть' })).toBeFocused();
  await expect(basketLink(second, 'Корзина, 2 товара')).toBeVisible();
  await page.getByRole('button', { name: 'Вернуть' }).click();
  await expect(basketLink(second, 'Корзина, 3 товара')).toBeVisible();
});

test(
  'a guest orders: sign-in leads to checkout, the basket moves to the account, and sign-out clears the device',
  SMOKE_TEST,
  async ({ page, customer, labels, quiet, stack }) => {
    quiet.expects(STATUS_401_MESSAGE);
    await stack.tools.changeProduct(FIRST, PRICE);
    await add(page, FIRST);
    await page.getByRole('link', { name: 'Перейти в корзину' }).click();
    await page.getByRole('link', { name: 'Оформить', exact: true }).click();
    await expect(customer.heading(labels.signInHeading)).toBeVisible();
    await customer.fillPassword();

    await expect(page).toHaveURL('/ru/cabinet/checkout');
    await expect(page.getByRole('main')).toContainText(/1\s000\s000\sсум/);
    await page.goto('/ru/basket');
    await expect(page.getByText('Корзина сохранена в вашем аккаунте').last()).toBeVisible();
    const goods = page.getByRole('main').getByRole('region', { name: 'Orzu Texnika' });
    await expect(goods).toContainText(/без рассрочки 1\s000\s000/);
    expect(await page.evaluate(() => localStorage.getItem('muddat-basket'))).toBeNull();
    // The page shows the new sum before the account has saved it.
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.url().endsWith('/user/basket'));
    await page.getByRole('button', { name: 'Больше на одну штуку' }).click();
    expect((await saved).status()).toBe(200);
    await expect(goods).toContainText(/без рассрочки 2\s000\s000/);
    await page.reload();
    await expect(basketLink(page, 'Корзина, 2 товара')).toBeVisible();

    await page.goto('/ru/profile');
    await page.getByRole('button', { name: labels.signOut }).first().click();
    await expect(page).toHaveURL('/ru');
    await page.goto('/ru/basket');
    await expect(page.getByText('Здесь пока пусто')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('muddat-basket'))).toBeNull();
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the basket page says that it needs JavaScript and shows a phone number', async ({ page }) => {
    await page.goto('/ru/basket');
    // Playwright finds no text and no role inside `noscript`.
    const words = page.locator('main noscript p');
    await expect(words).toBeVisible();
    await expect(words).toContainText('Корзина хранится в вашем браузере, и ей нужен JavaScript');
    await expect(words.locator('a[href^="tel:+998"]')).toBeVisible();
  });
});
