import { slowSchedule } from '@muddat/schedule/oracle';
import { afterEach, expect, test, vi } from 'vitest';
import { broken, type GoodsAnswers, goodsAnswers, product, TERMS, TODAY } from '../../testing/goods-answers.ts';
import { loadPage, NoSuchPage } from '../../testing/load-page.ts';
import { load } from './product.data.ts';

afterEach(() => vi.restoreAllMocks());

const open = (id = '1000', query = '', other: GoodsAnswers = {}) => loadPage(load, { params: { id }, query, answer: goodsAnswers(other) });

test('the offers are the backend’s own, and the independent computation finds the same figures', async () => {
  const { data } = await open();
  expect(data.offers).toEqual(product.data.offers);
  for (const { months, markupBp } of TERMS) {
    const slow = slowSchedule(data.price, 0, markupBp, months, TODAY);
    expect(data.offers.find((offer) => offer.months === months)).toMatchObject({
      monthly_payment: slow.monthly,
      total: slow.total,
      payments: slow.count,
    });
  }
});

test('the reader’s region is told by name, and an unknown one is none', async () => {
  expect((await open('1000', 'region=1718')).data.region).toEqual({ code: '1718', label: 'Самаркандская область' });
  const { data } = await open('1000', 'region=9999');
  expect(data.region).toBeNull();
  expect(data.delivery.regions).toEqual([
    { code: '1726', label: 'Ташкент', price: 0, daysMin: 1, daysMax: 2 },
    { code: '1718', label: 'Самаркандская область', price: 40_000, daysMin: 3, daysMax: 5 },
  ]);
});

test.each(['404404', 'a b', '../1', 'x'.repeat(65), ''])('a product %j that is none is a 404', async (id) => {
  await expect(open(id)).rejects.toBeInstanceOf(NoSuchPage);
});

test('a backend that fails is a failure, not a missing product', async () => {
  await expect(open('1000', '', { product: broken })).rejects.toMatchObject({ statusCode: 503 });
});

test('an answer of another shape is a failure, never a price', async () => {
  const answer = { body: { ...product, data: { ...product.data, offers: [{ months: 12 }] } } };
  await expect(open('1000', '', { product: answer })).rejects.toThrow();
});

test('an offer that the arithmetic does not confirm is told to the log with its figures', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const [first, ...others] = product.data.offers;
  if (!first) throw new Error('no offer');
  await open('1000', '', {
    product: { body: { ...product, data: { ...product.data, offers: [{ ...first, total: first.total + 1 }, ...others] } } },
  });
  expect(log.mock.calls.map(([line]) => JSON.parse(String(line)))).toEqual([
    { event: 'offer_differs', where: 'product 1000', months: 3, figures: ['total'] },
  ]);
});

test('search engines and messengers are told the price at once, the way here, and a picture', async () => {
  const { head } = await open();
  expect(head.title).toBe('Смартфон Orbita в рассрочку — Muddat');
  expect(head.description).toContain('4\u00a0800\u00a0000\u00a0сум');
  expect(head.picture).toMatchObject({ href: '/og/ru/product/1000.png', width: 1200, height: 630 });
  expect(head.jsonLd).toMatchObject([
    { '@type': 'Product', sku: '1000', offers: { price: 4_800_000, priceCurrency: 'UZS', availability: 'https://schema.org/InStock' } },
    { '@type': 'BreadcrumbList' },
  ]);
});
