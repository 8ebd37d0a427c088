import { expect, test } from 'vitest';
import { type GoodsResponses, goodsResponses, productsResponse, unavailableResponse } from '../../testing/goods-responses.ts';
import { loadPage, NotFoundError } from '../../testing/load-page.ts';
import { load } from './category.data.ts';

const open = (alias: string, query = '', other: GoodsResponses = {}) =>
  loadPage(load, { params: { alias }, query, respond: goodsResponses(other) });
const asked = (calls: readonly string[]) => Object.fromEntries(new URL(calls[1] ?? '', 'http://x').searchParams);

test('all parameters of a category address become parameters of the products call', async () => {
  const { calls } = await open(
    'phones',
    'store=1&brand=Orbita&monthly_from=10&monthly_to=90&price_from=100&price_to=900&in_stock=1&months=12&sort=price_desc&page=2',
  );
  expect(asked(calls)).toEqual({
    'category_ids[0]': '101',
    'store_ids[0]': '1',
    'brands[0]': 'Orbita',
    monthly_min: '10',
    monthly_max: '90',
    price_min: '100',
    price_max: '900',
    in_stock: 'true',
    months: '12',
    sort: 'price_desc',
    page: '2',
    per_page: '24',
  });
});

test('a main category has its subcategories with counts; a subcategory has breadcrumbs', async () => {
  const section = await open('electronics');
  expect(section.data.subcategories).toEqual([
    { alias: 'phones', title: 'Смартфоны', count: 40 },
    { alias: 'tv', title: 'Телевизоры', count: 10 },
  ]);
  const leaf = await open('tv');
  expect(leaf.data.crumbs).toEqual([
    { alias: 'electronics', label: 'Электроника' },
    { alias: 'tv', label: 'Телевизоры' },
  ]);
  expect(leaf.head.jsonLd).toMatchObject([{ '@type': 'BreadcrumbList' }]);
});

test.each(['none', '', '__proto__', '101'])('the unknown category %j is a 404', async (alias) => {
  await expect(open(alias)).rejects.toBeInstanceOf(NotFoundError);
});

test('a category skips a product of an unknown shape and keeps the others', async () => {
  const { data } = await open('phones', '', { products: { body: { ...productsResponse, data: [{ id: 5 }, ...productsResponse.data] } } });
  expect(data.products.map(({ id }) => id)).toEqual(['1000', '1001']);
});

test('the category page fails with 503 if the products fail', async () => {
  await expect(open('phones', '', { products: unavailableResponse })).rejects.toMatchObject({ statusCode: 503 });
});

test.each([
  ['', { index: undefined, canonicalQuery: undefined }],
  ['page=2', { index: undefined, canonicalQuery: '?page=2' }],
  ['sort=name', { index: false, canonicalQuery: undefined }],
  ['store=1&page=2', { index: false, canonicalQuery: undefined }],
])('the query %j of a category sets index and canonicalQuery to %j', async (query, expected) => {
  const { head } = await open('phones', query);
  expect({ index: head.index, canonicalQuery: head.canonicalQuery }).toEqual(expected);
});

test('each page of a category has its own title', async () => {
  const titleOf = async (query: string) => (await open('phones', query)).head.title;
  expect(await titleOf('page=2')).toBe(`${await titleOf('')}, страница 2`);
});

test('a category page without products is not indexed', async () => {
  const { head } = await open('phones', 'page=99', { products: { body: { ...productsResponse, data: [] } } });
  expect(head.index).toBe(false);
});

test('a category works with a backend that does not send the range of monthly payments', async () => {
  const { monthly: _, ...facets } = productsResponse.facets;
  const { data } = await open('phones', '', { products: { body: { ...productsResponse, facets } } });
  expect(data.facets.monthly).toBeNull();
  expect(data.products.map(({ rating }) => rating)).toEqual([4.8, undefined]);
});
