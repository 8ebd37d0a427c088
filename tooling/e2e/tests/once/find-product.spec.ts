import { type CalendarDate, isCalendarDate } from '@muddat/schedule';
import { slowSchedule } from '@muddat/schedule/oracle';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import * as v from 'valibot';
import { expectAccessible } from '../../src/accessible.ts';
import { openHydrated } from '../../src/open-page.ts';
import { expect, SMOKE_TEST, test } from '../../src/test.ts';

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

/** The row of a term with its radio button and its details. */
const termLine = (place: Locator, months: number) =>
  place
    .locator('div')
    .filter({ has: place.page().locator('label', { hasText: new RegExp(`^${months} месяц`) }) })
    .last();

/** Compares the figures of a term with an independent calculation that shares no code with the backend or the page. */
async function expectTruePrice(line: Locator, terms: { price: number; months: number; markupBp: number; today: CalendarDate }) {
  const slow = slowSchedule(terms.price, 0, terms.markupBp, terms.months, terms.today);
  expect(await plainTextOf(line.locator('label'))).toContain(`${formatAmount(slow.monthly)}/мес.`);
  const value = (term: string) => plainTextOf(line.locator('dt', { hasText: term }).first().locator('xpath=following-sibling::dd'));
  expect(await value('Цена сразу')).toBe(formatAmount(terms.price));
  expect(await value('Наценка')).toBe(`${formatAmount(slow.markup)} · ${percent(terms.markupBp)}`);
  expect(await value('Всего к оплате')).toBe(formatAmount(slow.total));
  expect(await value('Годовая ставка')).toMatch(/^\d+(,\d)? %$/);
  const dates = line.locator('details details time');
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
      const line = termLine(page.getByRole('main'), months);
      await line.locator('summary').first().click();
      await expect(line.getByText('Годовая ставка')).toBeVisible();
      await expectTruePrice(line, { price: data.price, months, markupBp, today });
    }
  });

  test('[S2-21] a category is filtered and sorted by its form and links', async ({ page }) => {
    await page.goto('/ru/catalogue');
    await page.getByRole('link', { name: /^Телевизоры/ }).click();
    await page.getByRole('button', { name: 'Фильтры' }).click();
    await page.getByRole('checkbox', { name: /^Только в наличии/ }).press('Space');
    await page.getByRole('textbox', { name: 'До', exact: true }).fill('3 000 000');
    await page.getByRole('button', { name: /^Показать/ }).click();
    await expect(page).toHaveURL(/in_stock=1/);
    await expect(page.getByRole('list', { name: 'Выбрано' })).toContainText(/до 3\s000\s000\sсум/);
    await page.getByRole('link', { name: 'Дороже' }).click();
    await expect(page).toHaveURL(/sort=price_desc/);
    await page
      .getByRole('list', { name: 'Выбрано' })
      .getByRole('link', { name: /в наличии/ })
      .click();
    await expect(page).not.toHaveURL(/in_stock/);
  });
});

test('on a phone a category closes its filters to show the filtered list, and the focus is never lost', async ({ page }) => {
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
});

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
    await expect(page.getByRole('heading', { level: 1, name: 'Поиск' })).toBeVisible();
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
    const term = termLine(page.getByRole('main'), first.months);
    await tabTo(page, term.locator('summary').first());
    await page.keyboard.press('Enter');
    await expect(term.getByText('Годовая ставка')).toBeVisible();
    await expectTruePrice(term, { price: data.price, months: first.months, markupBp: first.markup_bp, today });
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
  const lines = () => Promise.all(data.offers.map(({ months }) => plainTextOf(termLine(main, months).locator('label'))));
  const onPage = await lines();
  await page.getByRole('button', { name: 'В корзину' }).click();
  await page.getByRole('link', { name: 'Открыть корзину' }).click();
  await expect(page).toHaveURL(/\/ru\/basket$/);
  // The URL changes before the page, and the product's page has a heading with the same words.
  await expect(page.getByRole('heading', { level: 1, name: 'Корзина' })).toBeVisible();
  await main.getByText(/^В рассрочку: от/).click();
  await expect(termLine(main, first.months)).toBeVisible();
  expect(await lines()).toEqual(onPage);
  await expectTruePrice(termLine(main, first.months), { price: data.price, months: first.months, markupBp: first.markup_bp, today });
});

test('[X-01] the calculator of the home page agrees with an independent computation', async ({ page, request }) => {
  const { as_of: today } = v.parse(
    v.object({ as_of: v.custom<CalendarDate>(isCalendarDate) }),
    await (await request.get('/api/installment/v3/products?per_page=1')).json(),
  );
  await page.goto('/ru');
  const card = page.getByRole('main').locator('[aria-live=polite]').filter({ hasText: 'Годовая ставка' }).first();
  await page.getByLabel('Цена товара').first().fill('3456789');
  await page.getByRole('radio', { name: '12', exact: true }).first().press('Space');
  await expect(card).toContainText('12 платежей');
  const shown = await plainTextOf(card);
  const markupBp = Math.round(Number(/· ([\d,]+) %/.exec(shown)?.[1]?.replace(',', '.')) * 100);
  const slow = slowSchedule(3_456_789, 0, markupBp, 12, today);
  for (const figure of [slow.monthly, slow.markup, slow.total]) await expect.poll(() => plainTextOf(card)).toContain(formatAmount(figure));
  await expect(card.locator('details time')).toHaveCount(slow.count);
});

test('[S2-18] hostile and very long queries are escaped and return a page that is not indexed', async ({ page }) => {
  for (const words of ['<script>document.title="taken"</script>', 'x'.repeat(10_000), '\u0000\u0007%00 OR 1=1', '__proto__']) {
    const answer = await page.goto(`/ru/search?q=${encodeURIComponent(words)}`);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: 'Поиск' })).toBeVisible();
    expect(await page.title()).not.toBe('taken');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  }
});
