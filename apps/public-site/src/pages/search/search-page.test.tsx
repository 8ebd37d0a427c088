import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { broken, found, type GoodsAnswers, goodsAnswers } from '../../testing/goods-answers.ts';
import { loadPage } from '../../testing/load-page.ts';
import { showInSite } from '../../testing/show-route.tsx';
import { load } from './search.data.ts';
import { SearchPage } from './search-page.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const read = (query: string, other: GoodsAnswers = {}) => loadPage(load, { query, answer: goodsAnswers(other) });
async function show(query: string, other: GoodsAnswers = {}) {
  const { data } = await read(query, other);
  await showInSite(<SearchPage data={data} locale="ru" path="/ru/search" query={new URLSearchParams(query)} today="2026-11-21" />);
  await screen.findByRole('heading', { level: 1, name: 'Поиск' });
}
const nothing = {
  ...found,
  data: [],
  counts: { store: 0, product: 0, category: 0, faq: 0 },
  meta: { page: 1, per_page: 24, total: 0, pages: 0 },
};

describe('the search page', () => {
  test('[S2-18] shows what was found by kind with numbers, each with its page, and keeps out of search engines', async () => {
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

  test('[S2-21] goods that were found tell their price in parts as every list does', async () => {
    await show('q=телевизор');
    const tile = screen.getByRole('link', { name: /Телевизор Velta/ });
    expect(tile.textContent?.replaceAll('\u00a0', ' ')).toContain('2 900 000 сум307 000 сум/мес. на 12 мес.всего 3 683 000 сум');
  });

  test('[X-13] says what the words were read as, where not as typed', async () => {
    await show('q=ntktdbpjh', { search: { body: { ...found, understood: { text: 'телевизор', reason: 'layout' } } } });
    expect(screen.getByRole('status').textContent).toBe('Показаны результаты по запросу «телевизор»');
  });

  test('[S2-18] shows the price that the words named as a filter, and its link leads to the words without it', async () => {
    const query = 'q=%D1%82%D0%B2+%D0%BE%D1%82+2+%D0%B4%D0%BE+3+%D0%BC%D0%BB%D0%BD&kind=product&page=2';
    const interpreted = { q: 'тв', price_from: 2_000_000, price_to: 3_000_000 };
    await show(query, { search: { body: { ...found, interpreted } } });
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

  test('words of other letters than the page has are marked as being of their own language', async () => {
    await show('q=muzlatgich qora', { search: { body: { ...found, understood: { text: 'музлатгич қора', reason: 'alphabet' } } } });
    expect(screen.getByText('музлатгич қора').getAttribute('lang')).toBe('uz-Cyrl');
    cleanup();
    await show("q=go'sht", { search: { body: { ...found, near: true } } });
    expect(screen.getByText("go'sht").getAttribute('lang')).toBe('uz');
  });

  test('[X-13] says that what it shows is only near', async () => {
    await show('q=телевизззор', { search: { body: { ...found, near: true } } });
    expect(screen.getByRole('status').textContent).toContain('Вот что близко');
    expect(screen.getByRole('link', { name: /Телевизор Velta/ }).checkVisibility()).toBe(true);
  });

  test('while it has nothing to say of the words, what says it takes no row of the page', async () => {
    await show('q=телевизор');
    const bottom = document.querySelector('search')?.getBoundingClientRect().bottom ?? 0;
    const top = screen.getByRole('navigation', { name: 'Что показать' }).getBoundingClientRect().top;
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(top - bottom).toBeLessThanOrEqual(24);
  });

  test('that found nothing leads on by the sections', async () => {
    await show('q=qqq', { search: { body: nothing } });
    expect(screen.getByRole('heading', { name: 'Ничего не нашлось' }).checkVisibility()).toBe(true);
    expect(screen.getByRole('link', { name: 'Электроника' }).getAttribute('href')).toBe('/ru/catalogue/electronics');
    expect(localStorage.getItem('muddat.recent-searches')).toBeNull();
  });

  test('has one way on: among everything the links to all of a kind, within a kind its pages', async () => {
    await show('q=tv');
    expect(screen.getByRole('link', { name: /^Показать все: 30/ }).getAttribute('href')).toBe('/ru/search?q=tv&kind=product');
    expect(screen.queryByRole('navigation', { name: 'Страницы найденного' })).toBeNull();
    cleanup();
    await show('q=tv&kind=product');
    expect(screen.getByRole('navigation', { name: 'Страницы найденного' }).checkVisibility()).toBe(true);
    expect(screen.queryByRole('link', { name: /^Показать все/ })).toBeNull();
  });

  test('among everything shows two rows of goods, within their kind a whole page', async () => {
    const [, , tv] = found.data;
    const many = Array.from({ length: 23 }, (_, at) => ({ ...tv, id: String(at), title: `Телевизор ${at}` }));
    const search = { body: { ...found, data: [...found.data.slice(0, 1), ...many] } };
    const shown = async (query: string) => (await read(query, { search })).data.products.length;
    expect([await shown('q=tv'), await shown('q=tv&kind=product')]).toEqual([8, 23]);
  });

  test('a page past the last says so, marks none as current and leads to the first', async () => {
    await show('q=tv&page=9', { search: { body: { ...found, data: [], meta: { ...found.meta, page: 9 } } } });
    expect(screen.getByRole('heading', { name: 'Такой страницы в списке нет' }).checkVisibility()).toBe(true);
    expect(screen.getByRole('link', { name: 'К первой странице' }).getAttribute('href')).toBe('/ru/search?q=tv');
    expect(screen.queryByRole('navigation', { name: 'Страницы найденного' })).toBeNull();
  });

  test('without words shows where to begin, and what was looked for here before, until that is cleared', async () => {
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

  test.each(['kind=weapon&page=0', 'kind=__proto__&page=1e9', 'page=99999999'])('reads %j as no choice', async (query) => {
    const { calls } = await read(`q=tv&${query}`);
    expect(calls).toEqual(['/v3/search?q=tv&page=1&per_page=24']);
  });

  test('shows a script as the words that it is', async () => {
    const q = '<script>alert(1)</script>';
    await show(`q=${encodeURIComponent(q)}`, { search: { body: nothing } });
    expect(screen.getByLabelText('Что ищете')).toHaveValue(q);
    expect(document.querySelectorAll('main script, body > div script')).toHaveLength(0);
    expect((await read(`q=${encodeURIComponent(q)}`)).head.title).toBe(`«${q}» — поиск Muddat`);
  });

  test('of an entry of another shape the others are left', async () => {
    const { data } = await read('q=tv', { search: { body: { ...found, data: [{ kind: 'planet' }, ...found.data] } } });
    expect([data.categories.length, data.stores.length, data.products.length, data.questions.length]).toEqual([1, 1, 1, 1]);
  });

  test('that cannot be asked is a failure; without words its sections may be missing', async () => {
    await expect(read('q=tv', { search: broken })).rejects.toMatchObject({ statusCode: 503 });
    const { data, keep } = await read('', { categories: broken });
    expect([data.popular, keep]).toEqual([[], false]);
    expect((await read('')).keep).toBeUndefined();
  });
});
