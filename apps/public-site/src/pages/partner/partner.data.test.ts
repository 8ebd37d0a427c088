import { expect, test } from 'vitest';
import { loadPage, NotFoundError } from '../../testing/load-page.ts';
import { storeFixture, storeResponses, unavailableResponse } from '../../testing/store-responses.ts';
import { load } from './partner.data.ts';

const partner = (query = '', respond = storeResponses(), alias = 'orzu-texnika') => loadPage(load, { query, params: { alias }, respond });

test('[S7-06] the store page has terms, products and addresses of the store, the region of the reader first', async () => {
  const { data, keep, calls } = await partner('region=1718');
  expect(calls).toContain('/v3/store/info/orzu-texnika');
  expect(data.store).toMatchObject({ name: 'Orzu Texnika', rating: 4.8, reviews: 249, categories: [{ label: 'Электроника' }] });
  expect(data.terms.map(({ months, markupPercent }) => [months, markupPercent])).toEqual([
    [3, 7],
    [12, 27],
  ]);
  expect(data.products).toMatchObject({ total: 13, pages: 2, page: 1, items: [{ name: 'Смартфон Orbita' }] });
  expect(data.regions.map(({ code, label }) => [code, label])).toEqual([
    ['1718', 'Самаркандская область'],
    ['1726', 'Ташкент'],
  ]);
  expect(data.regions[0]?.items[0]).toMatchObject({ address: 'улица Регистан, 5', note: 'город Самарканд' });
  expect(data.regions[0]?.items[0]?.km).toBeCloseTo(1.7, 1);
  expect(keep).toBeUndefined();
});

test('[S7-09] distances and districts come from the mobile API; if it fails, addresses lack both, and the page is not cached', async () => {
  const { data, keep, calls } = await partner('', storeResponses({ '/v2/order/districts': unavailableResponse }));
  expect(calls).toContain('/v2/order/districts');
  expect(data.regions.flatMap(({ items }) => items.map(({ km, note }) => [km, note]))).toEqual([
    [null, null],
    [null, null],
  ]);
  expect(keep).toBe(false);
});

test.each([
  ['', 8, true],
  ['page=1', 20, false],
  ['page=2', 20, false],
  ['category=phones', 20, false],
])(
  'the store page with the query %j asks for %i products; only the start of the page links to all of them',
  async (query, count, isStart) => {
    const { data, calls } = await partner(query);
    expect(calls.find((call) => call.startsWith('/v3/products'))).toContain(`per_page=${count}`);
    expect(data.products?.isStart).toBe(isStart);
  },
);

test('a chosen category filters the products of a store, and the other categories stay', async () => {
  const { data, calls, head } = await partner('category=phones&page=2');
  const asked = calls.find((call) => call.startsWith('/v3/products')) ?? '';
  expect(asked).toMatch(/category_ids\[0\]=101/);
  expect(asked).toContain('page=2');
  expect(data.products).toMatchObject({ chosen: { alias: 'phones', label: 'Смартфоны' }, page: 2 });
  expect(data.products?.categories).toHaveLength(2);
  expect(head.index).toBe(false);
});

test('the store page has no products for an unknown category', async () => {
  const { data } = await partner('category=nothing');
  expect(data.products).toMatchObject({ items: [], total: 0, chosen: { alias: 'nothing', label: null } });
});

test('if the products fail, the store page has none and is not cached', async () => {
  const { data, keep } = await partner('', storeResponses({ '/v3/products': unavailableResponse }));
  expect([data.products, data.store.name, keep]).toEqual([null, 'Orzu Texnika', false]);
});

test.each(['nobody', '1', '../x', '%00'])('the unknown store %j is a 404', async (alias) => {
  await expect(partner('', storeResponses(), alias)).rejects.toThrow(NotFoundError);
});

test('a failed store request is not reported as a 404', async () => {
  await expect(partner('', storeResponses({ '/v3/store/info/orzu-texnika': unavailableResponse }))).rejects.not.toThrow(NotFoundError);
});

test('the head of a store page has title, description, picture, rating and breadcrumbs', async () => {
  const { head } = await partner();
  expect(head.title).toBe('Orzu Texnika: рассрочка и адреса — Muddat');
  expect(head.description).toBe('Техника для дома. Рассрочка до 12 мес., адреса, часы работы и товары.');
  expect(head.picture?.href).toBe('/og/ru/store/1.png');
  const [store, crumbs] = head.jsonLd ?? [];
  expect(store).toMatchObject({
    '@type': 'Store',
    url: 'https://muddat.example/ru/partner/orzu-texnika',
    aggregateRating: { ratingValue: 4.8, reviewCount: 249 },
  });
  expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' });
});

test('a store without terms and addresses has empty lists, and its unsafe logo is dropped', async () => {
  const bare = { ...storeFixture, installment_terms: [], rating: 0, review_count: 0, addresses: [], logo: 'javascript:alert(1)' };
  const { data, head } = await partner('', storeResponses({ '/v3/store/info/orzu-texnika': { body: { data: bare } } }));
  expect([data.terms, data.regions, data.store.logo, head.description]).toEqual([[], [], null, 'Техника для дома.']);
});
