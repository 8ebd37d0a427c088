import { expect, test } from 'vitest';
import { loadPage } from '../../testing/load-page.ts';
import { serviceCenterResponses } from '../../testing/service-center-responses.ts';
import { unavailableResponse } from '../../testing/store-responses.ts';
import { load } from './service-centers.data.ts';

const centers = (query = '', instead: Parameters<typeof serviceCenterResponses>[0] = {}) =>
  loadPage(load, { query, respond: serviceCenterResponses(instead) });

test('[S7-12] service centres are grouped by region, the nearest to the centre of the region first', async () => {
  const { data, keep } = await centers();
  expect(data.groups?.map(({ label, items }) => [label, ...items.map(({ id }) => id)])).toEqual([
    ['Ташкент', 'near', 'far'],
    ['Самаркандская область', 'samarkand'],
  ]);
  expect(data.groups?.[0]?.items[0]).toMatchObject({ repairs: ['Смартфоны'], hours: 'Пн–Сб 9:00–19:00', phone: '+998712000101' });
  expect(data.regions.filter(({ count }) => count !== 0).map(({ code, count }) => [code, count])).toEqual([
    ['1726', 2],
    ['1718', 1],
  ]);
  expect(keep).toBeUndefined();
});

test('for a chosen region only its service centres are listed; other regions keep their counts', async () => {
  const { data } = await centers('region=1718');
  expect(data.groups?.map(({ code }) => code)).toEqual(['1718']);
  expect(data.regions.find(({ code }) => code === '1726')?.count).toBe(2);
});

test('a region without service centres has no groups', async () => {
  expect((await centers('region=1735')).data.groups).toEqual([]);
});

test.each<[string, Parameters<typeof serviceCenterResponses>[0], number | null]>([
  ['service centres', { '/v2/page/service-center': unavailableResponse }, null],
  ['service centres of the right shape', { '/v2/page/service-center': { body: { data: [{}] } } }, null],
  ['districts', { '/v2/order/districts': unavailableResponse }, 2],
])('without %s the page of service centres loads and is not cached', async (_name, instead, groups) => {
  const { data, keep } = await centers('', instead);
  expect([data.groups?.length ?? null, keep]).toEqual([groups, false]);
});
