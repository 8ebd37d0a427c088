import { expect, test } from 'vitest';
import { loadPage } from '../../testing/load-page.ts';
import { noStoresResponse, storeResponses, unavailableResponse } from '../../testing/store-responses.ts';
import { load } from './partners.data.ts';

const partners = (query = '', respond = storeResponses()) => loadPage(load, { query, respond });

test('[S7-06] all parameters of a stores page address become parameters of the API call', async () => {
  const { calls, data } = await partners('q=орзу&category=electronics&region=1718&sort=rating&page=2');
  expect(calls[0]).toBe('/v3/categories');
  expect(Object.fromEntries(new URL(calls[1] ?? '', 'http://x').searchParams)).toMatchObject({
    search: 'орзу',
    region_id: '1718',
    sort: 'rating',
    page: '2',
    limit: '24',
  });
  expect(calls[1]).toMatch(/category_ids\[0\]=1&/);
  expect(data.stores).toEqual([
    {
      id: '1',
      alias: 'orzu-texnika',
      name: 'Orzu Texnika',
      logo: '/api/mobile/v2/picture/store/orzu-texnika',
      banner: '/api/mobile/v2/picture/banner/orzu-texnika',
      label: 'Электроника',
      maxMonths: 12,
      // The store has two branches, one of them in the region.
      branches: 1,
      rating: 4.8,
    },
  ]);
  expect(data).toMatchObject({ total: 25, pages: 2, filter: { category: { alias: 'electronics', label: 'Электроника' } } });
});

test('without filters only the stores are requested, and all 14 regions are listed', async () => {
  const { calls, data, head, keep } = await partners();
  expect(calls).toHaveLength(1);
  expect(data.regions).toHaveLength(14);
  expect(data.regions.find(({ code }) => code === '1718')).toEqual({ code: '1718', label: 'Самаркандская область', count: 4 });
  expect(head).toMatchObject({
    title: 'Магазины-партнёры: покупки в рассрочку — Muddat',
    description: expect.stringContaining('25 магазинов'),
  });
  expect([head.index, head.canonicalQuery, keep]).toEqual([undefined, undefined, undefined]);
});

test('the stores page has no stores for an unknown category', async () => {
  const { data, head } = await partners('category=nothing');
  expect(data).toMatchObject({ stores: [], total: 0, filter: { category: { alias: 'nothing', label: null } } });
  expect(head.index).toBe(false);
});

test.each([
  ['category=electronics', { canonicalQuery: '?category=electronics', index: undefined }],
  ['page=2', { canonicalQuery: '?page=2', index: undefined }],
  ['region=1718', { canonicalQuery: undefined, index: undefined }],
  ['q=tv', { canonicalQuery: undefined, index: false }],
  ['sort=name', { canonicalQuery: undefined, index: false }],
])('the query %s of the stores page sets %o for search engines', async (query, expected) => {
  const { head } = await partners(query);
  expect({ canonicalQuery: head.canonicalQuery, index: head.index }).toEqual(expected);
});

test.each<[string, { status?: number; body: unknown }]>([
  ['fails', unavailableResponse],
  ['responds with another shape', { body: { data: [{ id: 5 }], total: 1 } }],
])('if the backend %s, the stores page has no stores and is not cached', async (_name, answer) => {
  const { data, keep } = await partners('', storeResponses({ '/v3/stores': answer }));
  expect([data.stores, data.total, data.regions.length, keep]).toEqual([null, 0, 14, false]);
});

test('a stores page past the last has no stores and is not indexed', async () => {
  const { data, head } = await partners('page=99', storeResponses({ '/v3/stores': { body: { ...noStoresResponse, total: 25 } } }));
  expect([data.stores, data.total, head.index]).toEqual([[], 25, false]);
});
