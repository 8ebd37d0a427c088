import { type LanguageTag, localeOf, parseLanguage } from '@muddat/i18n';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { loadPage } from '../../testing/load-page.ts';
import { renderInSite } from '../../testing/render-in-site.tsx';
import { storeFixture, storeResponses, unavailableResponse } from '../../testing/store-responses.ts';
import { load } from './partner.data.ts';
import { PartnerPage } from './partner-page.tsx';

beforeEach(() => page.viewport(1024, 768));
afterEach(cleanup);
/** The section with addresses is lazy. Whichever test renders it first also waits for its script. */
const LATE = { timeout: 20_000 };

async function show(query = '', respond = storeResponses(), lang: LanguageTag = 'ru') {
  const { data } = await loadPage(load, { query, params: { alias: 'orzu-texnika' }, language: lang, respond });
  const locale = localeOf(parseLanguage(lang));
  const path = `/${locale}/partner/orzu-texnika`;
  await renderInSite(<PartnerPage data={data} locale={locale} path={path} query={new URLSearchParams(query)} today="2026-11-21" />, lang);
  await screen.findByRole('heading', { level: 1, name: 'Orzu Texnika' });
}
const plain = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ');

test('the rating of a store is short on the screen and complete for a screen reader', async () => {
  await show();
  expect(screen.getByText('4,8').parentElement?.textContent?.replaceAll('\u00a0', ' ')).toBe(
    'Рейтинг 4,8 из 54,8 · 249 отзывов · рассрочка до 12 мес.',
  );
  expect(screen.getByText('4,8')).toHaveAttribute('aria-hidden', 'true');
});

test.each([
  ['uz', /3 000 000 soʻm/],
  ['uz-Cyrl', /3 000 000 сўм/],
] as const)('in %s the currency of the example terms is in the alphabet of the page', async (lang, price) => {
  await show('', storeResponses(), lang);
  const table = screen.getByRole('table');
  expect(plain(table.querySelector('caption')?.textContent ?? null)).toMatch(price);
});

test('the terms of a store are a table with the true price of an example purchase, folded on a phone, before the products', async () => {
  await page.viewport(360, 740);
  await show();
  const shown = screen.getByRole('table');
  expect(shown.checkVisibility()).toBe(false);
  expect(shown.compareDocumentPosition(screen.getByRole('heading', { name: 'Товары' }))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await userEvent.click(screen.getByText(/^3–12.мес\., наценка 7–27.%$/));
  expect(shown.checkVisibility()).toBe(true);
  const table = within(screen.getByRole('table', { name: /Пример: покупка за 3.000.000/ }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Срок',
    'В месяц',
    'Всего к оплате',
    'Наценкаставка в\u00a0год',
  ]);
  const row = within(table.getByRole('row', { name: /12.мес\./ }));
  expect(row.getAllByRole('cell').map((cell) => plain(cell.textContent))).toEqual([
    '318 000',
    '3 810 000',
    expect.stringMatching(/^27 %5\d,\d %$/),
  ]);
});

test('addresses are grouped by region with distance, hours, phone and map link; the first group is open', async () => {
  await show('region=1718');
  await screen.findByRole('heading', { name: 'Ташкент' }, LATE);
  const groups = [...document.querySelectorAll<HTMLDetailsElement>('#addresses details')];
  expect(groups.map((group) => [plain(group.querySelector('h3')?.textContent ?? null), group.open])).toEqual([
    ['Самаркандская область', true],
    ['Ташкент', false],
  ]);
  const [first] = groups;
  for (const part of ['город Самарканд', '1,7 км от центра']) expect(first && plain(first.textContent)).toContain(part);
  expect(first?.textContent).toContain('Круглосуточно');
  expect(screen.getByRole('link', { name: '+998 66 200 00 02' }).getAttribute('href')).toBe('tel:+998662000002');
  const way = within(first ?? document.body).getByRole('link', { name: 'Как доехать' });
  expect([way.getAttribute('href'), way.getAttribute('rel')]).toEqual([
    'https://www.openstreetmap.org/?mlat=39.6542&mlon=66.9797#map=17/39.6542/66.9797',
    'noopener noreferrer',
  ]);
  await userEvent.click(screen.getByRole('heading', { name: 'Ташкент' }));
  expect(screen.getByText('улица Себзор, 17')).toBeVisible();
  expect(groups[1]?.textContent).toMatch(/открыто до 20:00|закрыто до 9:00/);
});

test('facts of the store page name the first address of the region and lead to all addresses and to the rules of returns', async () => {
  await show('region=1718');
  const facts = within(screen.getAllByText(/улица Регистан, 5/)[0]?.closest('ul') ?? document.body);
  expect(facts.getByText('Круглосуточно')).toBeVisible();
  expect(facts.getByRole('link', { name: '2 адреса' }).getAttribute('href')).toBe('#addresses');
  expect(facts.getByRole('link', { name: 'Как вернуть' }).getAttribute('href')).toBe('/ru/faq');
});

test('the ornament of the name replaces a missing banner and a missing logo of a store', async () => {
  const bare = { ...storeFixture, logo: 'http://cdn.example/a.png', banner: null };
  await show('', storeResponses({ '/v3/store/info/orzu-texnika': { body: { data: bare } } }));
  expect(document.querySelectorAll('header img')).toHaveLength(0);
  expect(document.querySelectorAll('header svg pattern')).toHaveLength(2);
});

test('links of the store page filter its products by category and page and keep the region', async () => {
  await show('region=1718');
  const row = within(screen.getByRole('navigation', { name: 'Товары магазина по категориям' }));
  expect(row.getByRole('link', { name: 'Смартфоны 9' }).getAttribute('href')).toBe('/ru/partner/orzu-texnika?region=1718&category=phones');
  const all = '/ru/partner/orzu-texnika?region=1718&page=1#goods';
  expect(row.getByRole('link', { name: 'Все товары' }).getAttribute('href')).toBe(all);
  expect(row.getByRole('link', { name: 'Все товары' }).getAttribute('aria-current')).toBeNull();
  expect(screen.getByRole('link', { name: 'Все 13 товаров' }).getAttribute('href')).toBe(all);
  expect(screen.queryByRole('link', { name: /^Страница/ })).toBeNull();
  const tile = screen.getByRole('link', { name: /Смартфон Orbita/ });
  expect(tile.getAttribute('href')).toBe('/ru/product/1000');
  // The tile omits the store's name because the page is the store's own.
  expect(tile).not.toHaveTextContent('Orzu Texnika');
});

test('the list of all products of a store has pages and no link to itself', async () => {
  await show('region=1718&page=2');
  expect(screen.getByRole('link', { name: 'Все товары' }).getAttribute('aria-current')).toBe('true');
  expect(screen.queryByRole('link', { name: 'Все 13 товаров' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Страница 1 из 2' }).getAttribute('href')).toBe('/ru/partner/orzu-texnika?region=1718&page=1');
});

test('the store page says that the store has no address in the region of the reader, and lists the others', async () => {
  await show('region=1735');
  expect(await screen.findByText('В вашем регионе (Каракалпакстан) адресов нет. Вот остальные.', {}, LATE)).toBeVisible();
  expect(document.querySelectorAll('#addresses details')).toHaveLength(2);
});

test('a store category without products links to all products of the store', async () => {
  await show('category=nothing');
  expect(screen.getByRole('heading', { name: 'Здесь пока нет товаров' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Все товары магазина' }).getAttribute('href')).toBe('/ru/partner/orzu-texnika?page=1#goods');
});

test('if the products fail, the store page shows a message and keeps the terms', async () => {
  await show('', storeResponses({ '/v3/products': unavailableResponse }));
  expect(screen.getByRole('heading', { name: 'Не удалось загрузить товары' })).toBeVisible();
  expect(screen.getByText(/Условия рассрочки и адреса — на этой странице/)).toBeVisible();
  expect(screen.getByRole('table').checkVisibility()).toBe(true);
});

test('messages say that a store has no instalment terms and no addresses', async () => {
  const bare = { ...storeFixture, installment_terms: [], addresses: [] };
  await show('', storeResponses({ '/v3/store/info/orzu-texnika': { body: { data: bare } } }));
  expect(screen.getByText('Этот магазин пока не продаёт в рассрочку.')).toBeVisible();
  expect(screen.getByText('Магазин продаёт только с доставкой.')).toBeVisible();
});

test('a new store without banner, logo, description, rating, categories and addresses has no empty parts on its page', async () => {
  const bare = {
    ...storeFixture,
    logo: '',
    banner: null,
    description: '',
    rating: 0,
    review_count: 0,
    categories: [],
    installment_terms: [],
    addresses: [],
  };
  await show('', storeResponses({ '/v3/store/info/orzu-texnika': { body: { data: bare } } }));
  const head = document.querySelector('article header');
  expect(head?.textContent).toBe('Orzu Texnika');
  expect(head?.querySelectorAll('svg pattern')).toHaveLength(2);
  expect(head?.querySelectorAll('p, ul')).toHaveLength(0);
  expect(screen.queryByText('0\u00a0адресов')).toBeNull();
  expect(screen.getByRole('link', { name: 'Как вернуть' })).toBeVisible();
});
