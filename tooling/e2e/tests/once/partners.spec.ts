import type { Page } from '@playwright/test';
import { holdScripts } from '../../src/hold-scripts.ts';
import { openHydrated } from '../../src/open-page.ts';
import { EXHAUSTIVE_TEST, expect, SMOKE_TEST, test } from '../../src/test.ts';

const SAMARKAND = '1718';
const results = (page: Page) => page.getByRole('region', { name: 'Найденные магазины' });
const storeLinks = (page: Page) => results(page).getByRole('link', { name: /рейтинг/ });
const region = (page: Page) => page.getByLabel('Регион', { exact: true });
/** On a phone the select fields are collapsed until one of them has a value. */
const unfold = (page: Page) => page.locator('summary').filter({ hasText: 'Фильтры' }).click();
const find = (page: Page) => page.getByRole('search', { name: 'Поиск магазинов' }).getByRole('button', { name: 'Найти' });

/** Sets a mark on `window`, which is lost if a new document is loaded. */
const markWindow = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[S2-06] a store is found by name in the other alphabet and the region and the order stay chosen', async ({ page }) => {
    await page.goto('/ru/partners');
    await expect(page.getByText('64 магазина')).toBeVisible();
    await expect(storeLinks(page)).toHaveCount(24);
    await page.getByLabel('Название магазина').fill('орзу');
    await find(page).click();
    await expect(page).toHaveURL(/q=/);
    await expect(storeLinks(page)).toHaveText([/Orzu Texnika/]);
    await unfold(page);
    await region(page).selectOption(SAMARKAND);
    await page.getByLabel('Порядок').selectOption('name');
    await find(page).click();
    await expect(page).toHaveURL(/region=1718.*sort=name/);
    await expect(region(page)).toHaveValue(SAMARKAND);
    await expect(page.getByLabel('Порядок')).toHaveValue('name');
  });

  test('[S2-07] a store page shows terms, addresses and products, which have several pages', SMOKE_TEST, async ({ page }) => {
    await page.goto('/ru/partners');
    await storeLinks(page)
      .filter({ hasText: /Chorsu Savdo/ })
      .click();
    await expect(page).toHaveURL('/ru/partner/chorsu-savdo');
    await expect(page.getByRole('heading', { level: 1, name: 'Chorsu Savdo' })).toBeVisible();
    const terms = page.getByRole('table', { name: /Пример: покупка за 3.000.000.сум/ });
    await page.getByText(/^\d+–\d+.мес\., наценка/).click();
    await expect(terms.getByRole('rowheader')).not.toHaveCount(0);
    await expect(terms.getByRole('row').nth(1)).toContainText(/мес\.[\d\s]+,\d+.%/);
    const goods = page.getByRole('list', { name: 'Товары магазина' }).getByRole('listitem');
    await expect(goods).toHaveCount(8);
    await page.getByRole('link', { name: /^Все \d+ товар/ }).press('Enter');
    await expect(page).toHaveURL(/partner\/chorsu-savdo\?page=1#goods$/);
    await expect(goods).toHaveCount(20);
    // Opened by a key: lazy layout moves the link when it comes near, and without JavaScript Playwright does not notice a missed click.
    await page.getByRole('link', { name: 'Следующая страница' }).press('Enter');
    await expect(page).toHaveURL(/partner\/chorsu-savdo\?page=2/);
    const own = page
      .locator('details')
      .filter({ has: page.getByRole('heading', { level: 3 }) })
      .first();
    await expect(own.getByRole('link', { name: /^\+998/ }).first()).toBeVisible();
    await expect(own.getByText(/км от центра/).first()).toBeVisible();
    await expect(own.getByText(/\d\d:\d\d–\d\d:\d\d/).first()).toBeVisible();
  });

  test(
    'a region chosen in the filters is remembered on another page and after a reload, and can be cleared',
    EXHAUSTIVE_TEST,
    async ({ page }) => {
      await page.goto('/ru/partners');
      await unfold(page);
      await region(page).selectOption(SAMARKAND);
      await find(page).click();
      await page.goto('/ru/service-centers');
      await expect(region(page)).toHaveValue(SAMARKAND);
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['Самаркандская область']);
      await page.reload();
      await expect(region(page)).toHaveValue(SAMARKAND);
      await region(page).selectOption({ label: 'Вся страна' });
      await page.getByRole('button', { name: 'Показать' }).click();
      await expect(region(page)).toHaveValue('');
      await page.goto('/ru/partners');
      await unfold(page);
      await expect(region(page)).toHaveValue('');
    },
  );
});

test('[S2-21] with scripts each filter of the stores applies at once without a new document, and Back undoes it', async ({ page }) => {
  await openHydrated(page, '/ru/partners');
  await markWindow(page);
  const category = page.getByLabel('Категория');
  await unfold(page);
  await category.focus();
  await category.selectOption({ index: 1 });
  await expect(page).toHaveURL(/category=/);
  await expect(category).toBeFocused();
  const status = results(page).getByRole('status');
  await expect(status).not.toHaveText('64 магазина');
  const ofCategory = (await status.textContent()) ?? '';
  await page.getByLabel('Название магазина').fill('te');
  await page.getByLabel('Название магазина').press('Enter');
  await expect(page).toHaveURL(/q=te&category=/);
  // The URL changes before the results, so wait for the results too.
  await expect(status).not.toHaveText(ofCategory);
  await page.goBack();
  await expect(page).not.toHaveURL(/q=te/);
  await expect(page.getByLabel('Название магазина')).toHaveValue('');
  await page.goBack();
  await expect(page).toHaveURL('/ru/partners');
  await expect(results(page).getByRole('status')).toHaveText('64 магазина');
  expect(await isMarked(page)).toBe(true);
});

test('a sort order of the stores chosen before hydration is applied after it', EXHAUSTIVE_TEST, async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto('/ru/partners', { waitUntil: 'commit' });
  await unfold(page);
  await page.getByLabel('Порядок').selectOption('rating');
  await markWindow(page);
  await scripts.letGo();
  await expect(page).toHaveURL(/\?sort=rating$/);
  await expect(page.getByLabel('Порядок')).toHaveValue('rating');
  expect(await isMarked(page)).toBe(true);
});

test('if no store matches the filters, each filter can be removed separately', EXHAUSTIVE_TEST, async ({ page }) => {
  await page.goto('/ru/partners?q=qqq&region=1718');
  await expect(page.getByRole('heading', { name: 'Таких магазинов нет' })).toBeVisible();
  await page.getByRole('link', { name: 'Убрать: «qqq»' }).click();
  await expect(page).toHaveURL(/partners\?region=1718$/);
  await expect(storeLinks(page).first()).toBeVisible();
  await page.goto('/ru/partners?q=qqq&region=1718');
  await page.getByRole('link', { name: 'Убрать: Самаркандская область' }).click();
  await expect(page).toHaveURL(/region=all/);
  await expect(page.getByRole('link', { name: 'Убрать: Самаркандская область' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Убрать: «qqq»' })).toBeVisible();
});

test('an invalid query returns the list of stores, and an unknown store is a 404', EXHAUSTIVE_TEST, async ({ request }) => {
  for (const query of ['?page=999', '?q=%00x', '?region=9999&sort=cheap', '?category=nothing', `?q=${'x'.repeat(10_000)}`]) {
    const answer = await request.get(`/ru/partners${query}`);
    expect([query, answer.status()]).toEqual([query, 200]);
    expect(await answer.text(), query).toMatch(/<h1\b[^>]*>Магазины<\/h1>/);
  }
  for (const alias of ['no-such-store', '1', '%00', '..%2F..']) {
    const answer = await request.get(`/ru/partner/${alias}`);
    expect([alias, answer.status()]).toEqual([alias, 404]);
    expect(await answer.text()).toContain('Ой! Мы не можем найти эту страницу.');
  }
});

test('[S2-29] a region chosen in the header is remembered on other pages until the whole country is chosen', async ({ page }) => {
  const choice = () => page.getByRole('link', { name: /^Регион:/ });
  const openMenu = async () => {
    await page.locator('summary').filter({ hasText: 'Меню' }).click();
    await expect(choice()).toBeVisible();
  };
  await openHydrated(page, '/ru/public-offer');
  await openMenu();
  await expect(choice()).toHaveText('Регион: Вся страна');
  await choice().click();
  const dialog = page.getByRole('dialog', { name: 'Где вы находитесь?' });
  await dialog.getByLabel('Регион, район или город').fill('самарканд');
  await dialog.getByRole('link', { name: /^Самаркандская область/ }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/region=1718$/);
  await page.goto('/ru/service-centers');
  await expect(region(page)).toHaveValue(SAMARKAND);
  const listens = page.waitForRequest('**/api/auth/user');
  await page.reload();
  await listens;
  await openMenu();
  await expect(choice()).toHaveText('Регион: Самаркандская область');
  await choice().click();
  await dialog.getByRole('link', { name: 'Вся страна' }).click();
  await expect(region(page)).toHaveValue('');
  await page.goto('/uz/partners');
  await expect(page.locator('select[name=region]')).toHaveValue('');
});
