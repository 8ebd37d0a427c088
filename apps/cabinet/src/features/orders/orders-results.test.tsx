import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { type FakeHandlers, fakeApi } from '../../testing/fake-api.ts';
import { goodsResponse } from '../../testing/goods.ts';
import { LIMIT_BY_STATUS } from '../../testing/limits.ts';
import { OVERDUE_ORDER } from '../../testing/orders.ts';
import { renderInCabinet } from '../../testing/render-in-cabinet.tsx';
import { OrdersResults } from './orders-results.tsx';

afterEach(cleanup);

const PRODUCTS = 'installment.listProducts';

async function show(orders: object[], limit: keyof typeof LIMIT_BY_STATUS, handlers: FakeHandlers = {}) {
  const server = fakeApi({
    'installment.listOrders': () => ({ body: { data: orders, total: orders.length } }),
    'installment.getLimit': () => ({ body: { data: LIMIT_BY_STATUS[limit], as_of: '2026-11-21' } }),
    'installment.getNextPayment': () => ({ body: { data: null, as_of: '2026-11-21' } }),
    'billing.listEntities': () => ({ body: { data: [] } }),
    [PRODUCTS]: () => goodsResponse('7'),
    ...handlers,
  });
  await renderInCabinet(<OrdersResults filter={{ status: null, text: '' }} onFilter={() => undefined} />, { api: server.api });
  return server;
}

test.each([
  ['with an approved limit goods that it pays for', 'approved', /^На ваш лимит, до 9.920.000/, '9920000'],
  ['without a limit popular goods of any price', 'not_created', 'Популярные товары', null],
] as const)('below an empty list of orders a customer sees %s', async (_case, limit, name, priceMax) => {
  const { requestsTo } = await show([], limit);
  expect(await screen.findByText('Заказов пока нет')).toBeVisible();
  const goods = within(await screen.findByRole('region', { name }));
  expect(await goods.findByRole('link', { name: /Плита Kelvor GE-70/ })).toHaveAttribute('href', '/ru/product/7');
  expect(requestsTo(PRODUCTS).map(({ query }) => query.get('price_max'))).toEqual([priceMax]);
});

test('if the goods fail to load, the empty list of orders is shown without them', async () => {
  const { requestsTo } = await show([], 'approved', { [PRODUCTS]: () => 'no-answer' });
  await expect.poll(() => requestsTo(PRODUCTS).length).toBeGreaterThan(0);
  await expect.poll(() => screen.queryByRole('region', { name: /^На ваш лимит/ })).toBeNull();
  expect(screen.getByText('Заказов пока нет')).toBeVisible();
});

test('a list with orders requests no goods', async () => {
  const { requestsTo } = await show([OVERDUE_ORDER], 'approved');
  expect(await screen.findByRole('link', { name: /Планшет Zamin Tab/ })).toBeVisible();
  await act(() => import('../../domain/goods/goods-to-buy.tsx'));
  expect([...requestsTo(PRODUCTS), ...requestsTo('installment.getLimit')]).toEqual([]);
});
