import { slowSchedule } from '@muddat/schedule/oracle';
import { afterEach, expect, test, vi } from 'vitest';
import {
  type GoodsResponses,
  goodsResponses,
  INSTALLMENT_TERMS,
  productResponse,
  TODAY,
  unavailableResponse,
} from '../../testing/goods-responses.ts';
import { loadPage, NotFoundError } from '../../testing/load-page.ts';
import { load } from './product.data.ts';

afterEach(() => vi.restoreAllMocks());

const open = (id = '1000', query = '', other: GoodsResponses = {}) =>
  loadPage(load, { params: { id }, query, respond: goodsResponses(other) });

test('the offers are those of the backend, and an independent computation confirms them', async () => {
  const { data } = await open();
  expect(data.offers).toEqual(productResponse.data.offers);
  for (const { months, markupBp } of INSTALLMENT_TERMS) {
    const slow = slowSchedule(data.price, 0, markupBp, months, TODAY);
    expect(data.offers.find((offer) => offer.months === months)).toMatchObject({
      monthly_payment: slow.monthly,
      total: slow.total,
      payments: slow.count,
    });
  }
});

test('the product page has the region of the reader with its name, and null for an unknown region', async () => {
  expect((await open('1000', 'region=1718')).data.region).toEqual({ code: '1718', label: 'Самаркандская область' });
  const { data } = await open('1000', 'region=9999');
  expect(data.region).toBeNull();
  expect(data.delivery.regions).toEqual([
    { code: '1726', label: 'Ташкент', price: 0, daysMin: 1, daysMax: 2 },
    { code: '1718', label: 'Самаркандская область', price: 40_000, daysMin: 3, daysMax: 5 },
  ]);
});

test.each(['404404', 'a b', '../1', 'x'.repeat(65), ''])('the unknown product %j is a 404', async (id) => {
  await expect(open(id)).rejects.toBeInstanceOf(NotFoundError);
});

test('if the backend fails, the product page fails with 503 and not with 404', async () => {
  await expect(open('1000', '', { product: unavailableResponse })).rejects.toMatchObject({ statusCode: 503 });
});

test('the product page fails on a response of another shape', async () => {
  const answer = { body: { ...productResponse, data: { ...productResponse.data, offers: [{ months: 12 }] } } };
  await expect(open('1000', '', { product: answer })).rejects.toThrow();
});

test('an offer with a wrong total is logged with product, term and the name of the wrong figure', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const [first, ...others] = productResponse.data.offers;
  if (!first) throw new Error('no offer');
  await open('1000', '', {
    product: { body: { ...productResponse, data: { ...productResponse.data, offers: [{ ...first, total: first.total + 1 }, ...others] } } },
  });
  expect(log.mock.calls.map(([line]) => JSON.parse(String(line)))).toEqual([
    { event: 'offer_differs', where: 'product 1000', months: 3, figures: ['total'] },
  ]);
});

test('the head of a product page has cash price, breadcrumbs and a picture', async () => {
  const { head } = await open();
  expect(head.title).toBe('Смартфон Orbita в рассрочку — Muddat');
  expect(head.description).toContain('4\u00a0800\u00a0000\u00a0сум');
  expect(head.picture).toMatchObject({ href: '/og/ru/product/1000.png', width: 1200, height: 630 });
  expect(head.jsonLd).toMatchObject([
    { '@type': 'Product', sku: '1000', offers: { price: 4_800_000, priceCurrency: 'UZS', availability: 'https://schema.org/InStock' } },
    { '@type': 'BreadcrumbList' },
  ]);
});
