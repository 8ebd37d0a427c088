import { type CalendarDate, isCalendarDate } from '@muddat/schedule';
import { slowSchedule } from '@muddat/schedule/oracle';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import * as v from 'valibot';
import { expectAccessible } from '../../src/accessible.ts';
import { openHydrated } from '../../src/open-page.ts';
import { EXHAUSTIVE_TEST, expect, SMOKE_TEST, test } from '../../src/test.ts';

const productSchema = v.object({
  as_of: v.custom<CalendarDate>(isCalendarDate),
  data: v.object({
    id: v.string(),
    name: v.string(),
    price: v.number(),
    offers: v.array(v.object({ months: v.number(), markup_bp: v.number() })),
  }),
});
/** An amount as a reader sees it: `6 096 000 сум`, with plain spaces. */
const formatAmount = (amount: number) => `${String(amount).replace(/\B(?=(\d{3})+$)/g, ' ')} сум`;
const percent = (basisPoints: number) => `${String(basisPoints / 100).replace('.', ',')} %`;
const plainTextOf = async (place: Locator) => ((await place.textContent()) ?? '').replaceAll('\u00a0', ' ');
const searchLine = (page: Page) => page.getByRole('banner').getByLabel('Поиск по Muddat');

async function productOn(page: Page, request: APIRequestContext) {
  await expect(page).toHaveURL(/\/ru\/product\/\w+$/);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const answer = await request.get(`/api/installment/v3/product/${id}`, { headers: { 'Accept-Language': 'ru' } });
  return v.parse(productSchema, await answer.json());
}

/** The row of a term; it is a radio button. */
const termRow = (place: Locator, months: number) =>
  place.getByRole('row').filter({ has: place.page().getByRole('radio', { name: new RegExp(`^${months}.мес`) }) });
/** The details of a term: the row below its own, which is visible while the term is selected. */
const termDetails = (place: Locator, months: number) => termRow(place, months).locator('xpath=following-sibling::tr[1]');
const selectTerm = (place: Locator, months: number) => termRow(place, months).getByRole('radio').check();

/** Compares the figures of a term with an independent calculation that shares no code with the backend or the page. */
async function expectTruePrice(place: Locator, terms: { price: number; months: number; markupBp: number; today: CalendarDate }) {
  const slow = slowSchedule(terms.price, 0, terms.markupBp, terms.months, terms.today);
  expect(await plainTextOf(termRow(place, terms.months))).toContain(formatAmount(slow.monthly).replace(' сум', ''));
  const details = termDetails(place, terms.months);
  const value = (term: string) => plainTextOf(details.locator('dt', { hasText: term }).first().locator('xpath=following-sibling::dd'));
  expect(await value('Цена сразу')).toBe(formatAmount(terms.price));
  expect(await value('Наценка')).toBe(`${formatAmount(slow.markup)} · ${percent(terms.markupBp)}`);
  expect(await value('Всего к оплате')).toBe(formatAmount(slow.total));
  expect(await value('Годовая ставка')).toMatch(/^\d+(,\d)? %$/);
  const dates = details.locator('details details time');
  await expect(dates).toHaveCount(slow.count);
  for (const [at, payment] of slow.payments.entries()) await expect(dates.nth(at)).toHaveAttribute('datetime', payment.dueDate);
}

/** Presses Tab until the element has the focus. Fails if Tab does not reach it. */
async function tabTo(page: Page, place: Locator) {
  await expect(place).toBeVisible();
  const isThere = () => place.evaluate((element) => element === document.activeElement);
  for (let turn = 0; turn < 80 && !(await isThere()); turn += 1) await page.keyboard.press('Tab');
  await expect(place).toBeFocused();
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[X-13][X-01] a visitor finds a product by a search in Latin letters and reads its true price', async ({ page, request }) => {
    await page.goto('/ru');
    await searchLine(page).fill('televizor');
    await searchLine(page).press('Enter');
    await expect(page).toHaveURL(/\/ru\/search\?q=televizor$/);
    await expect(page.getByRole('heading', { level: 2, name: 'Товары' })).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Телевизор .*сум/ })
      .first()
      .click();
    const { data, as_of: today } = await productOn(page, request);
    await expect(page.getByRole('heading', { level: 1, name: data.name })).toBeVisible();
    expect(data.offers.length).toBeGreaterThan(1);
    for (const { months, markup_bp: markupBp } of data.offers) {
      const main = page.getByRole('main');
      await selectTerm(main, months);
      await termDetails(main, months).locator('summary').first().click();
      await expect(termDetails(main, months).getByText('Годовая ставка', { exact: true })).toBeVisible();
      await expectTruePrice(main, { price: data.price, months, markupBp, today });
    }
  });

  test('[S2-21] a category is filtered and sorted by its form and links', async ({ page }) => {
    await page.goto('/ru/catalogue');
    await page.getByRole('link', { name: /^Телевизоры/ }).click();
    await page.getByRole('button', { name: 'Фильтры' }).click();
    await page.getByRole('checkbox', { name: /^Только в наличии/ }).press('Space');
    const price = page.getByRole('group', { name: 'Цена, сум' });
    await price.getByRole('textbox', { name: 'До', exact: true }).fill('3 000 000');
    await page.getByRole('button', { name: /^Показать/ }).click();
    await expect(page).toHaveURL(/in_stock=1/);
    await expect(page.getByRole('list', { name: 'Выбрано' })).toContainText(/до 3\s000\s000\sсум/);
    await page.getByRole('button', { name: 'Сначала: Популярные' }).click();
    await page.getByRole('link', { name: 'Дорогие' }).click();
    await expect(page).toHaveURL(/sort=price_desc/);
    await page
      .getByRole('list', { name: 'Выбрано' })
      .getByRole('link', { name: /в наличии/ })
      .click();
    await expect(page).not.toHaveURL(/in_stock/);
  });
});

test('products chosen in a category are compared in a table, and one is removed', async ({ page }) => {
  await page.goto('/ru/catalogue/tvs');
  await page.getByRole('checkbox', { name: 'Сравнение', exact: true }).press('Space');
  const boxes = page.getByRole('checkbox', { name: /^В сравнение Телевизор/ });
  for (const at of [0, 1, 2]) await boxes.nth(at).press('Space');
  await page.getByRole('button', { name: 'Сравнить', exact: true }).click();
  await expect(page).toHaveURL(/\/ru\/compare\?id=\d+&id=\d+&id=\d+$/);
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  await expect(table.getByRole('row', { name: /Платёж в месяц/ })).toContainText(/×\s\d+\sмес\./);
  await table
    .getByRole('link', { name: /^Убрать/ })
    .first()
    .click();
  await expect(table.getByRole('columnheader')).toHaveCount(2);
});

test(
  'on a phone a category closes its filters to show the filtered list, and the focus is never lost',
  EXHAUSTIVE_TEST,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openHydrated(page, '/ru/catalogue/audio');
    const opener = page.getByRole('button', { name: 'Фильтры' });
    const close = page.getByRole('button', { name: 'Закрыть фильтры' });
    await opener.press('Enter');
    await page.getByRole('checkbox', { name: /^Только в наличии/ }).press('Space');
    await expect(page).toHaveURL(/in_stock=1/);
    await expect(close).toBeVisible();
    await page.getByRole('button', { name: /^Показать/ }).press('Enter');
    await expect(close).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: /товар/ })).toBeVisible();
    // Removing a filter removes its link, and the focus must not be lost with it.
    await page.getByRole('list', { name: 'Выбрано' }).getByRole('link').first().press('Enter');
    await expect(page).not.toHaveURL(/in_stock/);
    await expect(page.getByRole('main')).toBeFocused();
    await page.getByRole('link', { name: 'Следующая страница' }).press('Enter');
    await expect(page).toHaveURL(/page=2/);
    await expect(page.getByRole('main')).toBeFocused();
  },
);

test(
  '[X-13][X-01] a visitor finds a product in the suggestions by keyboard and reads its true price',
  SMOKE_TEST,
  async ({ page, request }) => {
    await page.goto('/ru');
    const line = searchLine(page);
    await tabTo(page, line);
    await expect(line).toHaveRole('combobox');
    await page.keyboard.type('телевезор velta');
    const options = page.getByRole('option');
    await expect(options.filter({ hasText: 'Velta' }).first()).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('[role=option][aria-selected=true]')).toHaveCount(1);
    while (!(await plainTextOf(page.locator('[role=option][aria-selected=true]'))).startsWith('Телевизор Velta'))
      await page.keyboard.press('ArrowDown');
    // A suggested kind of goods opens its search results; continue there with Tab.
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await tabTo(
      page,
      page
        .getByRole('main')
        .getByRole('link', { name: /^Телевизор Velta.*сум/ })
        .first(),
    );
    await page.keyboard.press('Enter');
    const { data, as_of: today } = await productOn(page, request);
    expect(data.name).toContain('Velta');
    await expect(page.getByRole('heading', { level: 1, name: data.name })).toBeVisible();
    const [first] = data.offers;
    if (!first) throw new Error('a product without terms');
    const main = page.getByRole('main');
    await selectTerm(main, first.months);
    const details = termDetails(main, first.months);
    await tabTo(page, details.locator('summary').first());
    await page.keyboard.press('Enter');
    await expect(details.getByText('Годовая ставка', { exact: true })).toBeVisible();
    await expectTruePrice(main, { price: data.price, months: first.months, markupBp: first.markup_bp, today });
    await expectAccessible(page);
  },
);

test('[X-01] the true price is the same on the product page, in the basket and by an independent computation', async ({
  page,
  request,
}) => {
  await page.goto('/ru/search?q=%D1%85%D0%BE%D0%BB%D0%BE%D0%B4%D0%B8%D0%BB%D1%8C%D0%BD%D0%B8%D0%BA&kind=product');
  await page.getByRole('main').getByRole('link', { name: /сум/ }).first().click();
  const { data, as_of: today } = await productOn(page, request);
  const main = page.getByRole('main');
  const [first] = data.offers;
  if (!first) throw new Error('a product without terms');
  const lines = () => Promise.all(data.offers.map(({ months }) => plainTextOf(termRow(main, months))));
  await main.getByRole('button', { name: /^Ещё \d/ }).click();
  const onPage = await lines();
  await page.getByRole('button', { name: /^В корзину/ }).click();
  await page.getByRole('link', { name: 'Перейти в корзину' }).click();
  await expect(page).toHaveURL(/\/ru\/basket$/);
  // The URL changes before the page, and the product's page has a heading with the same words.
  await expect(page.getByRole('heading', { level: 1, name: 'Корзина' })).toBeVisible();
  await main.getByText('Все сроки и даты платежей').click();
  await expect(termRow(main, first.months)).toBeVisible();
  expect(await lines()).toEqual(onPage);
  await expectTruePrice(main, { price: data.price, months: first.months, markupBp: first.markup_bp, today });
});

test('[X-01] the calculator of the home page agrees with an independent computation', EXHAUSTIVE_TEST, async ({ page, request }) => {
  const { as_of: today } = v.parse(
    v.object({ as_of: v.custom<CalendarDate>(isCalendarDate) }),
    await (await request.get('/api/installment/v3/products?per_page=1')).json(),
  );
  await page.goto('/ru');
  const main = page.getByRole('main');
  const sums = main.locator('[aria-live=polite]').filter({ hasText: 'в месяц' }).first();
  const price = main.locator('details').filter({ hasText: 'Вся цена и все даты' }).first();
  await page.getByLabel('Цена товара').first().fill('3456789');
  await page.getByRole('radio', { name: '12', exact: true }).first().press('Space');
  await expect(sums).toContainText('12 мес., в месяц');
  await price.locator('summary').first().click();
  const shown = await plainTextOf(price);
  const markupBp = Math.round(Number(/· ([\d,]+) %/.exec(shown)?.[1]?.replace(',', '.')) * 100);
  const slow = slowSchedule(3_456_789, 0, markupBp, 12, today);
  await expect.poll(() => plainTextOf(sums)).toContain(formatAmount(slow.monthly));
  for (const figure of [slow.markup, slow.total]) await expect.poll(() => plainTextOf(price)).toContain(formatAmount(figure));
  await expect(price.locator('details time')).toHaveCount(slow.count);
});

test('[S2-18] hostile and very long queries are escaped and return a page that is not indexed', async ({ page }) => {
  for (const words of ['<script>document.title="taken"</script>', 'x'.repeat(10_000), '\u0000\u0007%00 OR 1=1', '__proto__']) {
    const answer = await page.goto(`/ru/search?q=${encodeURIComponent(words)}`);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.title()).not.toBe('taken');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  }
});
