import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { OVERDUE_ORDER, PAYOFF_QUOTE } from '../../testing/orders.ts';
import { documentQuoteQuery, PAYOFF_QUOTES_QUERY_KEY } from './schedule-queries.ts';
import { usePayoff } from './use-payoff.ts';

beforeEach(() => {
  document.body.innerHTML = '';
});

test('the quote of a document is shown until the page has its own, and not again after a payment has made it void', async () => {
  const first = Promise.withResolvers<void>();
  const never = new Promise<void>(() => undefined);
  let response = first.promise;
  const amount = PAYOFF_QUOTE.amount - 100;
  const { api } = fakeApi({
    'installment.getPayoffQuote': async () => {
      await response;
      return { body: { ...PAYOFF_QUOTE, amount } };
    },
  });
  const Quote = () => {
    const payoff = usePayoff({ api, orderId: OVERDUE_ORDER.id, order: OVERDUE_ORDER, today: '2026-11-21' });
    return <output>{`quote ${payoff?.quote.data?.amount ?? 'unknown'}`}</output>;
  };
  const queryClient = new QueryClient();
  queryClient.setQueryData(documentQuoteQuery(api, OVERDUE_ORDER.id).queryKey, PAYOFF_QUOTE);
  const page = (
    <QueryClientProvider client={queryClient}>
      <Quote />
    </QueryClientProvider>
  );
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(page);
  render(page, { container, hydrate: true });
  expect(screen.getByText(`quote ${PAYOFF_QUOTE.amount}`)).toBeVisible();
  first.resolve();
  expect(await screen.findByText(`quote ${amount}`)).toBeVisible();

  response = never;
  act(() => void queryClient.resetQueries({ queryKey: PAYOFF_QUOTES_QUERY_KEY }));
  expect(await screen.findByText('quote unknown')).toBeVisible();
});
