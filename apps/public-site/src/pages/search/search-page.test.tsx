import '@muddat/ui/theme';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type GoodsResponses, goodsResponses, searchResponse, unavailableResponse } from '../../testing/goods-responses.ts';
import { loadPage } from '../../testing/load-page.ts';
import { renderInSite } from '../../testing/render-in-site.tsx';
import { load } from './search.data.ts';
import { SearchPage } from './search-page.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const read = (query: string, other: GoodsResponses = {}) => loadPage(load, { query, respond: goodsResponses(other) });
async function show(query: string, other: GoodsResponses = {}) {
  const { data } = await read(query, other);
  await renderInSite(<SearchPage data={data} locale="ru" path="/ru/search" query={new URLSearchParams(query)} today="2026-11-21" />);
  await screen.findByRole('heading', { level: 1 });
}
const nothing = {
  ...searchResponse,
  data: [],
  counts: { store: 0, product: 0, category: 0, faq: 0 },
  meta: { page: 1, per_page: 24, total: 0, pages: 0 },
};

describe('the search page', () => {
  test('[S2-18] shows results and counts by kind with links, and is not indexed', async () => {
    await show('q=телевизор');
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Категории',
      'Магазины',
      'Товары',
      'Вопросы',
    ]);
    const kinds = within(screen.getByRole('navigation', { name: 'Что показать' }));
    expect(kinds.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Всё33',
      'Товары30',
      'Магазины1',
      'Категории1',
      'Вопросы1',
    ]);
    expect(kinds.getByRole('link', { name: 'Товары 30' }).getAttribute('href')).toBe(
      '/ru/search?q=%D1%82%D0%B5%D0%BB%D0%B5%D0%B2%D0%B8%D0%B7%D0%BE%D1%80&kind=product',
    );
    expect(screen.getByRole('link', { name: /Телевизор Velta/ }).getAttribute('href')).toBe('/ru/product/1000');
    expect(screen.getByRole('link', { name: /Телевизоры Электроника|ТелевизорыЭлектроника/ }).getAttribute('href')).toBe(
      '/ru/catalogue/tv',
    );
    expect((await read('q=телевизор')).head.index).toBe(false);
  });

  test('[S2-21] shows cash price, monthly payment and total of a found product', async () => {
    await show('q=телевизор');
    const tile = screen.getByRole('link', { name: /Телевизор Velta/ });
    expect(tile.textContent?.replaceAll('\u00a0', ' ')).toMatch(
      /307 000 сум × 12 мес\..*всего 3 683 000 сум · без рассрочки 2 900 000 сум/,
    );
  });

  test('[X-13] shows the corrected query if it differs from the typed one', async () => {
    await show('q=ntktdbpjh', { search: { body: { ...searchResponse, understood: { text: 'телевизор', reason: 'layout' } } } });
    expect(screen.getByRole('status').textContent).toBe('Показаны результаты по запросу «телевизор»');
  });

  test('[S2-18] shows a price named in the query as a filter with a link that removes it', async () => {
    const query = 'q=%D1%82%D0%B2+%D0%BE%D1%82+2+%D0%B4%D0%BE+3+%D0%BC%D0%BB%D0%BD&kind=product&page=2';
    const interpreted = { q: 'тв', price_from: 2_000_000, price_to: 3_000_000 };
    await show(query, { search: { body: { ...searchResponse, interpreted } } });
    const chips = within(screen.getByRole('list', { name: 'Выбрано' }));
    const link = chips.getByRole('link');
    expect(link.textContent?.replaceAll('\u00a0', ' ')).toBe('от 2 000 000 сум до 3 000 000 сумубрать');
    expect(link.getAttribute('href')).toBe('/ru/search?q=%D1%82%D0%B2&kind=product');
    cleanup();
    await show('q=tv', { search: { body: { ...nothing, interpreted: { q: 'tv', price_to: 1 } } } });
    expect(screen.getByRole('list', { name: 'Выбрано' }).textContent?.replaceAll('\u00a0', ' ')).toBe('до 1 сумубрать');
    cleanup();
    await show('q=tv');
    expect(screen.queryByRole('list', { name: 'Выбрано' })).toBeNull();
  });

  test('marks a query in another alphabet with its language', async () => {
    await show('q=muzlatgich qora', {
      search: { body: { ...searchResponse, understood: { text: 'музлатгич қора', reason: 'alphabet' } } },
    });
    expect(screen.getByText('музлатгич қора').getAttribute('lang')).toBe('uz-Cyrl');
    cleanup();
    await show("q=go'sht", { search: { body: { ...searchResponse, near: true } } });
    expect(screen.getAllByText("go'sht").map((words) => words.getAttribute('lang'))).toEqual(['uz', 'uz']);
  });

  test('[X-13] says that the results only approximate the query', async () => {
    await show('q=телевизззор', { search: { body: { ...searchResponse, near: true } } });
    expect(screen.getByRole('status').textContent).toContain('Вот что близко');
    expect(screen.getByRole('link', { name: /Телевизор Velta/ }).checkVisibility()).toBe(true);
  });

  test('has at most 24 px between the heading and the results if the status message is empty', async () => {
    await show('q=телевизор');
    const bottom = screen.getByRole('heading', { level: 1 }).getBoundingClientRect().bottom;
    const top = screen.getByRole('navigation', { name: 'Что показать' }).getBoundingClientRect().top;
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(top - bottom).toBeLessThanOrEqual(24);
  });

  test('links to categories and popular products if nothing is found, and does not save the query', async () => {
    await show('q=qqq', { search: { body: nothing } });
    expect(screen.getByRole('heading', { name: 'Ничего не нашлось' }).checkVisibility()).toBe(true);
    expect(screen.getByRole('link', { name: 'Электроника' }).getAttribute('href')).toBe('/ru/catalogue/electronics');
    const goods = within(screen.getByRole('list', { name: 'Популярные товары' }));
    expect(goods.getByRole('link', { name: /Смартфон Orbita/ }).getAttribute('href')).toBe('/ru/product/1000');
    expect(localStorage.getItem('muddat.recent-searches')).toBeNull();
  });

  test('links to all results of a kind, or to further pages within a kind', async () => {
    await show('q=tv');
    expect(screen.getByRole('link', { name: /^Показать все: 30/ }).getAttribute('href')).toBe('/ru/search?q=tv&kind=product');
    expect(screen.queryByRole('navigation', { name: 'Страницы найденного' })).toBeNull();
    cleanup();
    await show('q=tv&kind=product');
    expect(screen.getByRole('navigation', { name: 'Страницы найденного' }).checkVisibility()).toBe(true);
    expect(screen.queryByRole('link', { name: /^Показать все/ })).toBeNull();
  });

  test('shows 8 products among all kinds, a full page within their kind', async () => {
    const [, , tv] = searchResponse.data;
    const many = Array.from({ length: 23 }, (_, at) => ({ ...tv, id: String(at), title: `Телевизор ${at}` }));
    const search = { body: { ...searchResponse, data: [...searchResponse.data.slice(0, 1), ...many] } };
    const shown = async (query: string) => (await read(query, { search })).data.products.length;
    expect([await shown('q=tv'), await shown('q=tv&kind=product')]).toEqual([8, 23]);
  });

  test('shows a message and a link to the first page for a page number past the last', async () => {
    await show('q=tv&page=9', { search: { body: { ...searchResponse, data: [], meta: { ...searchResponse.meta, page: 9 } } } });
    expect(screen.getByRole('heading', { name: 'Такой страницы в списке нет' }).checkVisibility()).toBe(true);
    expect(screen.getByRole('link', { name: 'К первой странице' }).getAttribute('href')).toBe('/ru/search?q=tv');
    expect(screen.queryByRole('navigation', { name: 'Страницы найденного' })).toBeNull();
  });

  test('without a query shows popular categories and recent searches; the recent searches can be cleared', async () => {
    await show('q=телевизор');
    cleanup();
    await show('');
    expect(screen.getByRole('link', { name: 'Электроника' }).checkVisibility()).toBe(true);
    expect((await screen.findByRole('link', { name: 'телевизор' })).getAttribute('href')).toBe(
      '/ru/search?q=%D1%82%D0%B5%D0%BB%D0%B5%D0%B2%D0%B8%D0%B7%D0%BE%D1%80',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Очистить историю' }));
    expect(screen.queryByRole('link', { name: 'телевизор' })).toBeNull();
  });

  test.each(['kind=weapon&page=0', 'kind=__proto__&page=1e9', 'page=99999999'])('ignores invalid parameters: %j', async (query) => {
    const { calls } = await read(`q=tv&${query}`);
    expect(calls).toEqual(['/v3/search?q=tv&page=1&per_page=24']);
  });

  test('escapes a script in the query', async () => {
    const q = '<script>alert(1)</script>';
    await show(`q=${encodeURIComponent(q)}`, { search: { body: nothing } });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(`«${q}»`);
    expect(document.querySelectorAll('main script, body > div script')).toHaveLength(0);
    expect((await read(`q=${encodeURIComponent(q)}`)).head.title).toBe(`«${q}» — поиск Muddat`);
  });

  test('skips a result of an unknown kind', async () => {
    const { data } = await read('q=tv', { search: { body: { ...searchResponse, data: [{ kind: 'planet' }, ...searchResponse.data] } } });
    expect([data.categories.length, data.stores.length, data.products.length, data.questions.length]).toEqual([1, 1, 1, 1]);
  });

  test('fails with 503 if the search fails; without a query it loads even if the categories fail, and is then not cached', async () => {
    await expect(read('q=tv', { search: unavailableResponse })).rejects.toMatchObject({ statusCode: 503 });
    const { data, keep } = await read('', { categories: unavailableResponse });
    expect([data.popular, keep]).toEqual([[], false]);
    expect((await read('')).keep).toBeUndefined();
    const none = await read('q=qqq', { search: { body: nothing }, products: unavailableResponse });
    expect([none.data.popularProducts, none.keep]).toEqual([[], false]);
  });
});
