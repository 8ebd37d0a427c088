import { type Api, useHydrated } from '@muddat/app-shell';
import type { CalendarDate } from '@muddat/schedule';
import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { listedOrderQuery, type Order, orderQuery } from '../order/order-queries.ts';
import { canPayOff, lastPayoffDay } from './can-pay-off.ts';
import { documentQuoteQuery, payoffQuoteQuery } from './schedule-queries.ts';

/**
 * Requests an order; on the server, then the quote to pay it off today, if `usePayoff` needs it. In the browser the page requests the quote
 * itself. Rejects only on the server, for an order of another shape: the page then starts as a shell, and shows its error.
 */
export async function prefetchPayoff(queryClient: QueryClient, api: Api, orderId: string): Promise<void> {
  await queryClient.prefetchQuery(listedOrderQuery(api, orderId));
  const response = queryClient.getQueryData(orderQuery(api, orderId).queryKey);
  if (import.meta.env.SSR && response !== undefined && canPayOff(response.data))
    await queryClient.prefetchQuery(documentQuoteQuery(api, orderId));
}

type Options = {
  api: Api;
  orderId: string;
  order: Order | undefined;
  today: CalendarDate | undefined;
  /** False while a payment is under way: no quote is requested then, since the payment may pay off the order. */
  enabled?: boolean;
};

/**
 * The quotes to pay off an order today and on another day that the customer picks. Sends no request and returns null if the order cannot be
 * paid off early; also null until `today` is known.
 */
export function usePayoff({ api, orderId, order, today, enabled = true }: Options) {
  const offered = order !== undefined && canPayOff(order);
  const [day, setDay] = useState<CalendarDate | null>(null);
  const queryClient = useQueryClient();
  const isHydrated = useHydrated();
  // Shown until the page's own first quote has arrived, and never again: a payment makes it void.
  const [documentQuote, setDocumentQuote] = useState(() =>
    isHydrated ? undefined : queryClient.getQueryData(documentQuoteQuery(api, orderId).queryKey),
  );
  const quote = useQuery({
    ...payoffQuoteQuery(api, orderId),
    ...(documentQuote === undefined ? {} : { placeholderData: documentQuote }),
    enabled: offered && enabled,
  });
  const isOwnQuote = quote.isFetchedAfterMount;
  useEffect(() => {
    if (isOwnQuote) setDocumentQuote(undefined);
  }, [isOwnQuote]);
  const dayQuote = useQuery({
    ...payoffQuoteQuery(api, orderId, day),
    enabled: offered && enabled && day !== null,
    placeholderData: keepPreviousData,
  });
  if (!offered || today === undefined) return null;
  return { quote, remainder: order.remainder, today, lastDay: lastPayoffDay(order, today), day, dayQuote, setDay };
}
