import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { loadPage } from '../../testing/load-page.ts';
import { renderInSite } from '../../testing/render-in-site.tsx';
import { noStoresResponse, storeResponses, storesResponse, unavailableResponse } from '../../testing/store-responses.ts';
import { load } from './partners.data.ts';
import { PartnersPage } from './partners-page.tsx';

beforeEach(() => page.viewport(1024, 768));
afterEach(cleanup);

async function show(query = '', respond = storeResponses(), language: 'ru' | 'uz' = 'ru') {
  const { data } = await loadPage(load, { query, respond, language });
  const path = `/${language}/partners`;
  await renderInSite(
    <PartnersPage data={data} locale={language} path={path} query={new URLSearchParams(query)} today="2026-11-21" />,
    language,
  );
  await screen.findByRole('heading', { level: 1 });
}
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

test('[S2-21] a store tile shows category, longest term, rating and addresses, and links to its page', async () => {
  await show();
  const store = screen.getByRole('link', { name: /Orzu Texnika/ });
  expect(store.getAttribute('href')).toBe('/ru/partner/orzu-texnika');
  expect(screen.getByRole('link', { name: /^Orzu Texnika Электроника до.12.мес\. рейтинг 4,8 2 адреса$/ })).toBe(store);
  expect(screen.getByRole('status').textContent).toBe('25 магазинов');
});

test('the form of the stores page shows the values of the address, with counts', async () => {
  await show('q=орзу&category=electronics&region=1718&sort=rating');
  const value = (name: string) => {
    const field = screen.getByLabelText(name);
    return field instanceof HTMLSelectElement ? field.selectedOptions[0]?.text : field instanceof HTMLInputElement ? field.value : null;
  };
  expect(['Название магазина', 'Категория', 'Регион', 'Порядок'].map(value)).toEqual([
    'орзу',
    'Электроника (9)',
    'Самаркандская область (4)',
    'По рейтингу',
  ]);
});

test('on a phone the selects of the stores page are collapsed unless one of them has a value', async () => {
  await page.viewport(360, 740);
  await show('q=орзу');
  expect(screen.getByLabelText('Название магазина')).toBeVisible();
  expect(screen.getByLabelText('Регион')).not.toBeVisible();
  await userEvent.click(screen.getByText('Фильтры'));
  expect(screen.getByLabelText('Регион')).toBeVisible();
  cleanup();
  await show('sort=name');
  expect(screen.getByLabelText('Порядок')).toBeVisible();
  await userEvent.click(screen.getByText('Фильтры'));
  expect(screen.getByLabelText('Порядок')).not.toBeVisible();
});

test('on a wide screen the selects of the stores page are visible and cannot be collapsed', async () => {
  await show();
  expect(screen.getByLabelText('Регион')).toBeVisible();
  expect(screen.getByText('Фильтры')).not.toBeVisible();
});

test('if a region is chosen on the stores page, the option for the whole country has the value all', async () => {
  await show('region=1718');
  const options = [...screen.getByLabelText('Регион').querySelectorAll('option')];
  expect(options[0]?.value).toBe('all');
});

test('page links of the stores page keep the sort order', async () => {
  await show('sort=name');
  expect(hrefOf('Страница 2 из 2')).toBe('/ru/partners?sort=name&page=2');
});

test('an empty result of the store search is announced once, and each filter has a link that removes it', async () => {
  const query = 'q=орзу&category=nothing&region=1718&page=3';
  await show(query, storeResponses({ '/v3/stores': { body: noStoresResponse } }));
  expect(within(screen.getByRole('status')).getByRole('heading', { name: 'Таких магазинов нет' })).toBeVisible();
  expect(screen.queryByText('Ничего не нашлось')).toBeNull();
  const links = screen.getAllByRole('link', { name: /^Убрать: / });
  const rest = links.map((link) => [link.textContent, new URL(link.getAttribute('href') ?? '', 'http://x').searchParams.toString()]);
  const q = 'q=%D0%BE%D1%80%D0%B7%D1%83';
  expect(rest).toEqual([
    ['«орзу»', 'category=nothing&region=1718'],
    ['Неизвестная категория', `${q}&region=1718`],
    ['Самаркандская область', `${q}&category=nothing&region=all`],
  ]);
});

test('a page number past the last of the stores shows a message and a link to the first page', async () => {
  await show('sort=name&page=9', storeResponses({ '/v3/stores': { body: { ...storesResponse, data: [] } } }));
  expect(screen.getByRole('heading', { name: 'На этой странице пусто' })).toBeVisible();
  expect(hrefOf('К первой странице')).toBe('/ru/partners?sort=name');
});

test('if the stores fail, the stores page shows a message and keeps its form', async () => {
  await show('', storeResponses({ '/v3/stores': unavailableResponse }));
  expect(screen.getByRole('heading', { name: 'Не удалось загрузить магазины' })).toBeVisible();
  expect(screen.getByText(/Поиск и фильтры на месте/)).toBeVisible();
  expect(screen.getByLabelText('Название магазина')).toBeVisible();
});

test('the clear button of the stores page empties the search field', async () => {
  await show('q=орзу');
  await userEvent.click(screen.getByRole('button', { name: 'Очистить' }));
  expect(screen.getByLabelText('Название магазина')).toHaveValue('');
});

test('the Uzbek stores page has no Russian text', async () => {
  const uzbek = {
    ...storesResponse,
    initials: [],
    categories: [],
    data: storesResponse.data.map((store) => ({ ...store, categories: [] })),
  };
  await show('', storeResponses({ '/v3/stores': { body: uzbek } }), 'uz');
  expect(document.body.textContent).not.toMatch(/[а-яё]/i);
});
