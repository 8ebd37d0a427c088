import { expect, test } from 'vitest';
import { broken, type GoodsAnswers, goods, goodsAnswers } from '../../testing/goods-answers.ts';
import { loadPage, NoSuchPage } from '../../testing/load-page.ts';
import { load } from './category.data.ts';

const open = (alias: string, query = '', other: GoodsAnswers = {}) =>
  loadPage(load, { params: { alias }, query, answer: goodsAnswers(other) });
const asked = (calls: readonly string[]) => Object.fromEntries(new URL(calls[1] ?? '', 'http://x').searchParams);

test('everything that the address asks for is asked of the API, in its words', async () => {
  const { calls } = await open('phones', 'store=1&brand=Orbita&price_from=100&price_to=900&in_stock=1&months=12&sort=price_desc&page=2');
  expect(asked(calls)).toEqual({
    'category_ids[0]': '101',
    'store_ids[0]': '1',
    'brands[0]': 'Orbita',
    price_min: '100',
    price_max: '900',
    in_stock: 'true',
    months: '12',
    sort: 'price_desc',
    page: '2',
    per_page: '24',
  });
});

test('a section knows its parts with their numbers, a leaf the way to it', async () => {
  const section = await open('electronics');
  expect(section.data.parts).toEqual([
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

test.each(['none', '', '__proto__', '101'])('a category %j that is none is a 404', async (alias) => {
  await expect(open(alias)).rejects.toBeInstanceOf(NoSuchPage);
});

test('a thing on sale of another shape leaves the others', async () => {
  const { data } = await open('phones', '', { products: { body: { ...goods, data: [{ id: 5 }, ...goods.data] } } });
  expect(data.products.map(({ id }) => id)).toEqual(['1000', '1001']);
});

test('a backend that fails is a failure', async () => {
  await expect(open('phones', '', { products: broken })).rejects.toMatchObject({ statusCode: 503 });
});

test.each([
  ['', { index: undefined, canonicalQuery: undefined }],
  ['page=2', { index: undefined, canonicalQuery: '?page=2' }],
  ['sort=name', { index: false, canonicalQuery: undefined }],
  ['store=1&page=2', { index: false, canonicalQuery: undefined }],
])('for search engines %j is %j', async (query, expected) => {
  const { head } = await open('phones', query);
  expect({ index: head.index, canonicalQuery: head.canonicalQuery }).toEqual(expected);
});

test('an empty list is no page for a search engine', async () => {
  const { head } = await open('phones', 'page=99', { products: { body: { ...goods, data: [] } } });
  expect(head.index).toBe(false);
});
