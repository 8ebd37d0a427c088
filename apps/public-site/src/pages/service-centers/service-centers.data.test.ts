import { expect, test } from 'vitest';
import { centerAnswers } from '../../testing/center-answers.ts';
import { loadPage } from '../../testing/load-page.ts';
import { broken } from '../../testing/store-answers.ts';
import { load } from './service-centers.data.ts';

const centers = (query = '', instead: Parameters<typeof centerAnswers>[0] = {}) =>
  loadPage(load, { query, answer: centerAnswers(instead) });

test('[S7-12] service centres come by region, the nearest to its centre first', async () => {
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

test('a region shows its own; the others keep their counts', async () => {
  const { data } = await centers('region=1718');
  expect(data.groups?.map(({ code }) => code)).toEqual(['1718']);
  expect(data.regions.find(({ code }) => code === '1726')?.count).toBe(2);
});

test('a region without any is empty', async () => {
  expect((await centers('region=1735')).data.groups).toEqual([]);
});

test.each<[string, Parameters<typeof centerAnswers>[0], number | null]>([
  ['the centres', { '/v2/page/service-center': broken }, null],
  ['the centres of another shape', { '/v2/page/service-center': { body: { data: [{}] } } }, null],
  ['the districts', { '/v2/order/districts': broken }, 2],
])('without %s the page stands, and is not kept', async (_name, instead, groups) => {
  const { data, keep } = await centers('', instead);
  expect([data.groups?.length ?? null, keep]).toEqual([groups, false]);
});
