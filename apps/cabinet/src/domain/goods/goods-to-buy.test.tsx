import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { BALANCE_WITH_CLAIM } from '../../testing/balance.ts';
import { type FakeHandlers, fakeApi } from '../../testing/fake-api.ts';
import { goodsResponse } from '../../testing/goods.ts';
import { LIMIT_BY_STATUS } from '../../testing/limits.ts';
import { ENTITIES, limit, NEXT, TODAY } from '../../testing/main-page.tsx';
import { NEXT_YEAR_PAYMENT } from '../../testing/month.ts';
import { renderInCabinet } from '../../testing/render-in-cabinet.tsx';
import { GoodsToBuy } from './goods-to-buy.tsx';

afterEach(cleanup);

const PRODUCTS = 'installment.listProducts';
const OVERDUE = () => ({ body: { data: { ...NEXT_YEAR_PAYMENT, overdue_days: 3 }, as_of: TODAY } });
const NOTHING_DUE = () => ({ body: { data: null, as_of: TODAY } });

async function show(status: keyof typeof LIMIT_BY_STATUS, handlers: FakeHandlers) {
  const server = fakeApi({
    ...limit(LIMIT_BY_STATUS[status]),
    [NEXT]: NOTHING_DUE,
    [ENTITIES]: () => ({ body: { data: [] } }),
    [PRODUCTS]: () => goodsResponse('7'),
    ...handlers,
  });
  await renderInCabinet(<GoodsToBuy />, { api: server.api });
  return server;
}

test.each<[string, FakeHandlers]>([
  ['an overdue payment', { [NEXT]: OVERDUE }],
  ['a claim of the bank', { [ENTITIES]: () => ({ body: { data: [BALANCE_WITH_CLAIM] } }) }],
])('a customer without a limit and with %s is offered no goods', async (_case, handlers) => {
  const { requestsTo } = await show('expired', handlers);
  await expect.poll(() => [requestsTo(NEXT).length, requestsTo(ENTITIES).length]).toEqual([1, 1]);
  // Both responses have been read, and the offer would be requested next.
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(requestsTo(PRODUCTS)).toEqual([]);
});

test('a customer with an approved limit is offered goods even if the payments cannot be loaded', async () => {
  const { requestsTo } = await show('approved', { [NEXT]: () => 'no-answer' });
  expect(await screen.findByRole('link', { name: /Плита Kelvor GE-70/ })).toBeVisible();
  expect([...requestsTo(NEXT), ...requestsTo(ENTITIES)]).toEqual([]);
});
