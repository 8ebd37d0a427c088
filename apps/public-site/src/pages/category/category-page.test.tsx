import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type GoodsResponses, goodsResponses, productsResponse } from '../../testing/goods-responses.ts';
import { loadPage } from '../../testing/load-page.ts';
import { renderInSite } from '../../testing/render-in-site.tsx';
import { load } from './category.data.ts';
import { CategoryPage } from './category-page.tsx';

beforeEach(async () => {
  await page.viewport(1024, 768);
  sessionStorage.clear();
});
afterEach(cleanup);

async function show(query = '', other: GoodsResponses = {}, alias = 'electronics', language: 'ru' | 'uz' = 'ru') {
  const { data } = await loadPage(load, { params: { alias }, query, language, respond: goodsResponses(other) });
  await renderInSite(
    <CategoryPage
      data={data}
      locale={language}
      path={`/${language}/catalogue/${alias}`}
      query={new URLSearchParams(query)}
      today="2026-11-21"
    />,
    language,
  );
  await screen.findByRole('heading', { level: 1 });
}
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
const plain = (element: Element) => element.textContent?.replaceAll('\u00a0', ' ');

test('[S2-21] a category shows subcategories, the product count, and products with cash price and instalment total', async () => {
  await show();
  const tile = screen.getByRole('link', { name: /Смартфон Orbita/ });
  expect(tile.getAttribute('href')).toBe('/ru/product/1000');
  expect(plain(tile)).toMatch(/508 000 сум × 12 мес\..*всего 6 096 000 сум · без рассрочки 4 800 000 сум/);
  expect(plain(tile)).toContain('Оценка 4,8 из 5 · Orzu Texnika');
  expect(plain(screen.getByRole('link', { name: /Смартфон Novis/ }))).toContain('нет в наличии');
  expect(screen.getAllByRole('status')[0]?.textContent).toBe('50 товаров');
  expect(screen.getByText('Платежи на 12 месяцев').checkVisibility()).toBe(true);
  expect(hrefOf('Смартфоны 40')).toBe('/ru/catalogue/phones');
});

test('on the category page the pictures of the first row load with the page, and others when they come near', async () => {
  const [first] = productsResponse.data;
  if (!first) throw new Error('the response has no products');
  const data = ['1000', '1001', '1002', '1003', '1004', '1005'].map((id) => ({ ...first, id }));
  await show('', { products: { body: { ...productsResponse, data } } });
  const pictures = [...document.querySelectorAll('a[href^="/ru/product/"] img:not([aria-hidden])')];
  expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual(['eager', 'eager', 'eager', 'lazy', 'lazy', 'lazy']);
});

test('on the category page each chosen filter is a link that removes only this filter', async () => {
  await show('store=1&brand=Orbita&in_stock=1&sort=name&page=2');
  const chips = within(screen.getByRole('list', { name: 'Выбрано' })).getAllByRole('link');
  expect(chips.map((chip) => [chip.textContent, chip.getAttribute('href')])).toEqual([
    ['в наличииубрать', '/ru/catalogue/electronics?store=1&brand=Orbita&sort=name'],
    ['Orzu Texnikaубрать', '/ru/catalogue/electronics?brand=Orbita&in_stock=1&sort=name'],
    ['Orbitaубрать', '/ru/catalogue/electronics?store=1&in_stock=1&sort=name'],
    ['Сбросить фильтры', '/ru/catalogue/electronics'],
  ]);
});

test('the filter form of a category has the values of the address and submits to the category', async () => {
  await show('brand=Orbita&price_from=1000000&sort=name');
  const form = document.querySelector<HTMLFormElement>('#filters form');
  expect(form && [...new FormData(form)]).toEqual([
    ['sort', 'name'],
    ['monthly_from', ''],
    ['monthly_to', ''],
    ['months', ''],
    ['price_from', '1\u00a0000\u00a0000'],
    ['price_to', ''],
    ['brand', 'Orbita'],
  ]);
  expect(form?.getAttribute('action')).toBe('/ru/catalogue/electronics');
  expect(form?.method).toBe('get');
});

test('sort links of a category keep the filters and lead to its first page', async () => {
  await show('brand=Orbita&page=2');
  await userEvent.click(screen.getByRole('button', { name: 'Сначала: Популярные' }));
  expect(hrefOf('Дешёвые')).toBe('/ru/catalogue/electronics?brand=Orbita&sort=price_asc');
  expect(screen.getByRole('link', { name: 'Популярные' }).getAttribute('aria-current')).toBe('true');
  expect(hrefOf('С меньшим платежом')).toBe('/ru/catalogue/electronics?brand=Orbita&sort=monthly_asc');
  expect(hrefOf('Страница 3 из 3')).toBe('/ru/catalogue/electronics?brand=Orbita&page=3');
});

test('bounds of the monthly payment are the first filter, and each has a link that removes it', async () => {
  await show('monthly_from=100000&monthly_to=400000');
  expect([...document.querySelectorAll('#filters legend')].map((legend) => legend.textContent)[0]).toBe('В месяц, сум');
  const chips = within(screen.getByRole('list', { name: 'Выбрано' })).getAllByRole('link');
  expect(chips.map((chip) => [plain(chip), chip.getAttribute('href')])).toEqual([
    ['от 100 000 сум в месяцубрать', '/ru/catalogue/electronics?monthly_to=400000'],
    ['до 400 000 сум в месяцубрать', '/ru/catalogue/electronics?monthly_from=100000'],
    ['Сбросить фильтры', '/ru/catalogue/electronics'],
  ]);
});

test('in a low window the filter panel stays in view and scrolls on its own', async () => {
  await page.viewport(1280, 500);
  await show();
  const panel = document.getElementById('filters');
  if (!panel) throw new Error('no panel');
  expect(getComputedStyle(panel).position).toBe('sticky');
  expect(panel.getBoundingClientRect().height).toBeLessThanOrEqual(500);
  expect(panel.scrollHeight).toBeGreaterThan(panel.clientHeight);
});

test('on a phone the filter button shows the number of active filters', async () => {
  await page.viewport(390, 780);
  await show('in_stock=1&months=12');
  expect(screen.getByRole('button', { name: /^Фильтры\s·\s2$/ }).checkVisibility()).toBe(true);
});

test('on a phone the filter panel of a category opens and closes by its popover buttons', async () => {
  await page.viewport(390, 780);
  await show();
  const panel = document.getElementById('filters');
  expect(panel?.checkVisibility()).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Фильтры' }));
  await expect.poll(() => panel?.checkVisibility()).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Закрыть фильтры' }));
  await expect.poll(() => panel?.checkVisibility()).toBe(false);
});

test('the category page swaps price bounds that are in the wrong order, and a message says so', async () => {
  await show('price_from=900&price_to=100');
  expect(screen.getByText(/Нижняя сумма была больше верхней/).checkVisibility()).toBe(true);
  expect(within(screen.getByRole('group', { name: 'Цена, сум' })).getByLabelText('От')).toHaveValue('100');
});

test('a page number past the last of a category shows a message and a link to the first page', async () => {
  await show('page=99', { products: { body: { ...productsResponse, data: [], meta: { ...productsResponse.meta, page: 99 } } } });
  expect((await screen.findByRole('heading', { name: 'Такой страницы в списке нет' })).checkVisibility()).toBe(true);
  expect(hrefOf('К первой странице')).toBe('/ru/catalogue/electronics');
  expect(screen.queryByRole('navigation', { name: 'Страницы товаров' })).toBeNull();
});

test('a category without matching products shows a message and one link that clears the filters', async () => {
  const nothing = { body: { ...productsResponse, data: [], meta: { page: 1, per_page: 24, total: 0, pages: 0 } } };
  await show('brand=Nobody', { products: nothing });
  expect((await screen.findByRole('heading', { name: 'Ничего не нашлось' })).checkVisibility()).toBe(true);
  const ways = screen.getAllByRole('link', { name: /^Сбросить/ }).filter((link) => link.checkVisibility());
  expect(ways.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([['Сбросить фильтры', '/ru/catalogue/electronics']]);
  expect(hrefOf(/Nobody/)).toBe('/ru/catalogue/electronics');
});

test('the Uzbek category page has no Russian text in its own controls', async () => {
  await show('in_stock=1&months=12&price_to=900', {}, 'electronics', 'uz');
  const ours = ['button', 'legend', 'option', 'label:not(li label)', '[aria-label=Tanlangan]'].flatMap((at) => [
    ...document.querySelectorAll(at),
  ]);
  expect(ours.length).toBeGreaterThan(8);
  expect(ours.map((element) => element.textContent ?? '').filter((text) => /[а-яё]/i.test(text))).toEqual([]);
});

test('the toggle of a category shows a checkbox below each product in stock, and the form sends the chosen ones to the comparison', async () => {
  await show();
  const box = () => screen.queryByRole('checkbox', { name: 'В сравнение Смартфон Orbita' });
  const compare = () => screen.queryByRole('button', { name: 'Сравнить' });
  expect([box(), compare()]).toEqual([null, null]);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Сравнение' }));
  expect(screen.queryByRole('checkbox', { name: 'В сравнение Смартфон Novis' })).toBeNull();
  await userEvent.click(box() ?? document.body);
  const form = compare()?.closest('form');
  expect(form?.getAttribute('action')).toBe('/ru/compare');
  expect(form && [...new FormData(form)]).toEqual([['id', '1000']]);
});

test('the products chosen for the comparison are kept on the next page of the list, and cleared when the customer stops comparing', async () => {
  await show();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Сравнение' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'В сравнение Смартфон Orbita' }));
  expect(screen.getByText('Выбрано: 1 из 4').checkVisibility()).toBe(true);
  cleanup();
  const others = productsResponse.data.map((product, at) => ({ ...product, id: `${2000 + at}`, stock: 5 }));
  await show('page=2', { products: { body: { ...productsResponse, data: others } } });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'В сравнение Смартфон Novis' }));
  expect(screen.getByText('Выбрано: 2 из 4').checkVisibility()).toBe(true);
  const form = screen.getByRole('button', { name: 'Сравнить' }).closest('form');
  expect(form && [...new FormData(form)]).toEqual([
    ['id', '1000'],
    ['id', '2001'],
  ]);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Сравнение' }));
  expect(screen.queryByRole('checkbox', { name: 'В сравнение Смартфон Novis' })).toBeNull();
  cleanup();
  await show();
  expect(screen.getByRole('checkbox', { name: 'Сравнение' })).toHaveProperty('checked', false);
});

test('a chosen product that has sold out is not counted, and the switch stays on a page with one product', async () => {
  sessionStorage.setItem('muddat.compared', JSON.stringify({ category: 'electronics', ids: ['1000', '1001'] }));
  await show();
  // 1001 is sold out.
  expect((await screen.findByText('Выбрано: 1 из 4')).checkVisibility()).toBe(true);
  cleanup();
  await show('page=2', { products: { body: { ...productsResponse, data: productsResponse.data.slice(0, 1) } } });
  expect(await screen.findByRole('checkbox', { name: 'Сравнение', checked: true })).toBeDefined();
});

test('switching the comparison on keeps what is chosen already, as after a reload that restores the switch', async () => {
  sessionStorage.setItem('muddat.compared', JSON.stringify({ category: 'electronics', ids: ['2001'] }));
  await show();
  const toggle = await screen.findByRole('checkbox', { name: 'Сравнение', checked: true });
  await userEvent.click(toggle);
  expect(toggle).toHaveProperty('checked', false);
  await userEvent.click(toggle);
  await userEvent.click(screen.getByRole('checkbox', { name: 'В сравнение Смартфон Orbita' }));
  expect(screen.getByText('Выбрано: 1 из 4').checkVisibility()).toBe(true);
});
