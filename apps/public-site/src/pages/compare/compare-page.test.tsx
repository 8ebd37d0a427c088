import '@muddat/ui/theme';
import type { LanguageTag } from '@muddat/i18n';
import { localeOf, parseLanguage } from '@muddat/i18n';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { productResponse, TODAY } from '../../testing/goods-responses.ts';
import { loadPage } from '../../testing/load-page.ts';
import { renderInSite } from '../../testing/render-in-site.tsx';
import { load } from './compare.data.ts';
import { ComparePage } from './compare-page.tsx';

beforeEach(() => page.viewport(1024, 768));
afterEach(cleanup);

type Product = typeof productResponse.data;
/** What each product of the answering API has of its own, by id. All other fields are those of `productResponse`. */
const PRODUCTS: Readonly<Record<string, { [Field in keyof Product]?: Product[Field] | undefined }>> = {
  1: { name: 'Смартфон Orbita' },
  2: {
    name: 'Смартфон Novis',
    price: 4_900_000,
    attributes: [
      { name: 'Память', value: '256 ГБ' },
      { name: 'Цвет', value: 'белый' },
    ],
  },
  3: { name: 'Смартфон Lumera', offers: [], rating: undefined, image: null },
  4: { name: 'Смартфон Velta' },
  5: { name: 'Смартфон Samo', offers: productResponse.data.offers.filter(({ months }) => months === 3) },
  6: { name: 'Смартфон Kelvor', offers: productResponse.data.offers.slice(-1).map((offer) => ({ ...offer, months: 36, payments: 36 })) },
  gone: { name: 'Смартфон Kelvor', stock: 0 },
};

async function read(query: string, language: LanguageTag = 'ru') {
  return loadPage(load, {
    query,
    language,
    respond: ({ pathname }) => {
      if (pathname === '/v3/store/info/orzu-texnika') return { body: { data: { rating: 4.7 } } };
      const [, id = ''] = /^\/v3\/product\/(\w+)$/.exec(pathname) ?? [];
      const own = PRODUCTS[id];
      return own && { body: { ...productResponse, data: { ...productResponse.data, ...own, id } } };
    },
  });
}
async function show(query: string, language: LanguageTag = 'ru') {
  const { data } = await read(query, language);
  const locale = localeOf(parseLanguage(language));
  await renderInSite(
    <ComparePage data={data} locale={locale} path={`/${locale}/compare`} query={new URLSearchParams(query)} today={TODAY} />,
    language,
  );
  await screen.findByRole('heading', { level: 1 });
}
const plain = (element: Element | null | undefined) => element?.textContent?.replaceAll('\u00a0', ' ') ?? '';
const row = (name: RegExp) => screen.getByRole('rowheader', { name }).closest('tr');
const cells = (name: RegExp) => [...(row(name)?.querySelectorAll('td') ?? [])].map(plain);
const banners = () => [...(screen.getByRole('heading', { level: 1 }).parentElement?.querySelectorAll(':scope > div') ?? [])].map(plain);
const names = () => screen.queryAllByRole('columnheader').map((head) => plain(head.querySelector('a')).trim());

test('[S2-21] a comparison shows the instalment price, the cash price, store, reviews, delivery and attributes of each product', async () => {
  await show('id=1&id=2&id=3&region=1718');
  expect(names()).toEqual(['Смартфон Orbita', 'Смартфон Novis', 'Смартфон Lumera']);
  expect(cells(/Платёж в месяц/)).toEqual(['508 000 сум × 12 мес.', '508 000 сум × 12 мес.', 'не продаётся в рассрочку']);
  expect(cells(/Всего к оплате/)).toEqual(['6 096 000 сум', '6 096 000 сум', 'не продаётся в рассрочку']);
  expect(cells(/Цена сразу/)).toEqual(['4 800 000 сум меньше всех', '4 900 000 сум', '4 800 000 сум меньше всех']);
  expect(cells(/Наценка/)[0]).toBe('1 296 000 сум (27 %)');
  expect(cells(/^Магазин/)[0]).toBe('Orzu Texnika');
  expect(cells(/Отзывы о товаре/)).toEqual(['4,8 · 12 отзывов', '4,8 · 12 отзывов', 'отзывов пока нет']);
  expect(cells(/Доставка: Самаркандская область/)[0]).toBe('3–5 дней, 40 000 сум');
  expect(cells(/Память/)).toEqual(['256 ГБ', '256 ГБ', '256 ГБ']);
  expect(cells(/Цвет/)).toEqual(['не указано', 'белый', 'не указано']);
});

const payments = () => cells(/Платёж в месяц/).map((text) => / × (\d+) мес\./.exec(text)?.[1]);
const terms = () => screen.queryAllByRole('link', { name: /^\d+\sмес\.$/ });

test.each([
  ['the longest term that all have', 'id=1&id=2', ['12', '12']],
  ['the longest term of the product that has the fewest', 'id=1&id=5', ['3', '3']],
  ['the term of the address', 'id=1&id=2&months=3', ['3', '3']],
  ['the longest term that all have, if one does not have that of the address', 'id=1&id=5&months=12', ['3', '3']],
  ['the longest term that all have, for an address that asks for no term', 'id=1&id=2&months=x', ['12', '12']],
])('[S2-21] a comparison shows the payments of %s', async (_case, query, months) => {
  await show(query);
  expect(payments()).toEqual(months);
  expect(screen.queryByText(/^Сроки разные/)).toBeNull();
  expect(terms().map((link) => link.getAttribute('aria-current'))).toContain('true');
});

test('[S2-21] a comparison of products without a common term says that their payments cannot be compared', async () => {
  await show('id=1&id=6');
  expect(payments()).toEqual(['12', '36']);
  const marked = [/Платёж в месяц/, /Всего к оплате/, /Наценка/].flatMap(cells).filter((text) => text.includes('меньше всех'));
  expect(marked).toEqual([]);
  expect(screen.getByText(/^Сроки разные/).checkVisibility()).toBe(true);
  expect(terms()).toEqual([]);
});

test('[S2-21] the terms of a comparison are links that keep its products, and removing a product keeps the term', async () => {
  await show('id=1&id=2&id=4&months=3');
  expect(terms().map((link) => [plain(link), link.getAttribute('href')])).toEqual([
    ['3 мес.', '/ru/compare?id=1&id=2&id=4&months=3'],
    ['12 мес.', '/ru/compare?id=1&id=2&id=4&months=12'],
  ]);
  expect(screen.getByRole('link', { name: 'Убрать Смартфон Novis' }).getAttribute('href')).toBe('/ru/compare?id=1&id=4&months=3');
});

test('a comparison says beside the lowest sum that it is the lowest, and nothing where all are equal', async () => {
  await show('id=1&id=2');
  expect(cells(/Цена сразу/)).toEqual(['4 800 000 сум меньше всех', '4 900 000 сум']);
  expect(cells(/Всего к оплате/)).toEqual(['6 096 000 сум', '6 096 000 сум']);
});

test('a product that is removed from a comparison is not chosen in the list any more, and a comparison from a link keeps the choice', async () => {
  const chosen = () => JSON.parse(sessionStorage.getItem('muddat.compared') ?? '{}').ids;
  sessionStorage.setItem('muddat.compared', JSON.stringify({ category: 'phones', ids: ['1', '2', '4'] }));
  await show('id=2&id=5');
  expect(chosen()).toEqual(['1', '2', '4']);
  cleanup();
  await show('id=1&id=4');
  expect(chosen()).toEqual(['1', '4']);
});

test('a product of the comparison is added to the basket by its own button', async () => {
  await show('id=1&id=2');
  await expect.poll(() => screen.getByRole('button', { name: 'В корзину Смартфон Novis' }).matches(':disabled')).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'В корзину Смартфон Novis' }));
  expect(await screen.findByRole('link', { name: 'Перейти в корзину' })).toBe(document.activeElement);
  expect(screen.getByRole('button', { name: 'В корзину Смартфон Orbita' }).checkVisibility()).toBe(true);
});

test('a comparison marks the rows in which the products differ with a word for screen readers', async () => {
  await show('id=1&id=2');
  expect(plain(row(/Цена сразу/)?.querySelector('th'))).toBe('Цена сразу (отличается)');
  expect(plain(row(/Память/)?.querySelector('th'))).toBe('Память');
});

test('a comparison links to each product, and removes one by a link that keeps the others', async () => {
  await show('id=1&id=2&id=3');
  expect(screen.getByRole('link', { name: 'Смартфон Novis' }).getAttribute('href')).toBe('/ru/product/2');
  expect(screen.getByRole('link', { name: 'Убрать Смартфон Novis' }).getAttribute('href')).toBe('/ru/compare?id=1&id=3');
});

test.each([
  ['', 'Выберите товары для сравнения', '/ru/catalogue'],
  ['id=1', 'Нужен ещё один товар', '/ru/catalogue/phones'],
  ['id=unknown', 'Выберите товары для сравнения', '/ru/catalogue'],
  ['id=1&id=gone', 'Нужен ещё один товар', '/ru/catalogue/phones'],
])('a comparison of too few products (%j) says how to choose them', async (query, title, href) => {
  await show(query);
  expect(screen.getByRole('heading', { name: title }).checkVisibility()).toBe(true);
  expect(screen.getByText(/отметьте 2–4 товара/).checkVisibility()).toBe(true);
  expect(
    within(document.body)
      .getByRole('link', { name: /^В каталог$|^К товарам: / })
      .getAttribute('href'),
  ).toBe(href);
  expect(screen.queryByRole('table')).toBeNull();
});

test.each([
  ['id=1&id=2&id=unknown', /больше не продаётся/, ['Смартфон Orbita', 'Смартфон Novis']],
  ['id=1&id=%3Cscript%3E&id=2', /больше не продаётся/, ['Смартфон Orbita', 'Смартфон Novis']],
  ['id=1&id=gone&id=2', /^Нет в наличии: Смартфон Kelvor$/, ['Смартфон Orbita', 'Смартфон Novis']],
  ['id=1&id=2&id=3&id=4&id=5', /не больше четырёх/, ['Смартфон Orbita', 'Смартфон Novis', 'Смартфон Lumera', 'Смартфон Velta']],
])('a comparison of %s says what is left out and shows the others', async (query, message, shown) => {
  await show(query);
  expect(banners().some((text) => message.test(text))).toBe(true);
  expect(names()).toEqual(shown);
});

test('the address of a comparison is not sent to the backend when it is not the id of a product, and search engines do not index it', async () => {
  const { calls, head } = await read('id=..%2Fuser&id=1%3Fx&id=1');
  expect(calls).toEqual(['/v3/product/1', '/v3/store/info/orzu-texnika']);
  expect(head.index).toBe(false);
});

test.each([
  ['uz', 'Oylik toʻlov'],
  ['uz-Cyrl', 'Ойлик тўлов'],
] as const)('in %s a comparison has the texts of the language', async (language, said) => {
  await show('id=1&id=2', language);
  expect(row(new RegExp(said))).not.toBeNull();
});

test('on a phone two products are in sight and the others are scrolled to, by the keyboard too, while the names of the rows stay', async () => {
  await page.viewport(360, 780);
  await show('id=1&id=2&id=3&id=4');
  const area = screen.getByRole('region', { name: 'Сравнение товаров' });
  expect(area.tabIndex).toBe(0);
  expect(area.scrollWidth).toBeGreaterThan(area.clientWidth);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  const [first, second] = within(screen.getByRole('row', { name: /Цена сразу/ })).getAllByRole('cell');
  expect(second?.getBoundingClientRect().right).toBeLessThanOrEqual(360);
  expect(second?.getBoundingClientRect().top).toBe(first?.getBoundingClientRect().top);
  const name = screen.getByRole('rowheader', { name: /Цена сразу/ });
  const before = name.getBoundingClientRect().left;
  area.scrollLeft = 200;
  expect(name.getBoundingClientRect().left).toBe(before);
});

test('the table of a comparison names its roles, which Safari needs for a table that is displayed as a grid', async () => {
  await show('id=1&id=2');
  const parts = screen.getByRole('table').querySelectorAll('table, thead, tbody, tr, th, td');
  const roles = new Map([...parts].map((part) => [`${part.tagName} ${part.getAttribute('scope') ?? ''}`.trim(), part.role]));
  const unnamed = [...parts].filter(({ role }) => role === null);
  expect([unnamed, Object.fromEntries(roles)]).toEqual([
    [],
    { THEAD: 'rowgroup', TBODY: 'rowgroup', TR: 'row', TD: 'cell', 'TH col': 'columnheader', 'TH row': 'rowheader' },
  ]);
  expect(screen.getByRole('table').role).toBe('table');
});
