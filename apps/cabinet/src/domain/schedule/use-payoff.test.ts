import { createMuddatClient } from '@muddat/sdk';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { OVERDUE_ORDER, PAYOFF_QUOTE } from '../../testing/orders.ts';
import { documentQuoteQuery } from './schedule-queries.ts';
import { prefetchPayoff } from './use-payoff.ts';

test.each([
  ['with the quote of an order that can be paid off early', {}, PAYOFF_QUOTE],
  ['without a quote for an order that is paid', { remainder: 0 }, undefined],
  ['without a quote for an order whose initial fee is due', { payment_reason: 'initial_fee' as const }, undefined],
])('the first data of an order are loaded %s', async (_, order, quote) => {
  fakeApi({
    'installment.getOrder': () => ({ body: { data: { ...OVERDUE_ORDER, ...order }, as_of: '2026-11-21' } }),
    'installment.getPayoffQuote': () => ({ body: PAYOFF_QUOTE }),
  });
  const { fetch } = globalThis;
  const api = createMuddatClient({ baseUrls: { installment: 'http://localhost/api/installment' }, locale: 'ru', fetch });
  const queryClient = new QueryClient();
  await prefetchPayoff(queryClient, api, OVERDUE_ORDER.id);
  expect(queryClient.getQueryData(documentQuoteQuery(api, OVERDUE_ORDER.id).queryKey)).toEqual(quote);
  queryClient.clear();
});
