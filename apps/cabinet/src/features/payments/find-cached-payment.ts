import type { Api } from '@muddat/app-shell';
import type { QueryClient } from '@tanstack/react-query';
import { customerQueryKey } from '../../domain/customer/keys.ts';
import { orderPaymentsQuery, paymentsQuery, type WirePayment } from '../../domain/payment/payment-queries.ts';

/**
 * The payment from a list that is already cached, and when that list was loaded (ms since 1970); undefined if no list contains the payment.
 */
export function findCachedPayment(queryClient: QueryClient, api: Api, id: string): { payment: WirePayment; at: number } | undefined {
  const isIt = ({ payment_id }: WirePayment): boolean => payment_id === id;
  const { queryKey } = paymentsQuery(api);
  const payment = queryClient
    .getQueryData(queryKey)
    ?.pages.flatMap(({ data }) => data)
    .find(isIt);
  if (payment) return { payment, at: queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0 };
  for (const orderId of cachedOrderIds(queryClient)) {
    const ofOrder = orderPaymentsQuery(api, orderId).queryKey;
    const found = queryClient.getQueryData(ofOrder)?.find(isIt);
    if (found) return { payment: found, at: queryClient.getQueryState(ofOrder)?.dataUpdatedAt ?? 0 };
  }
  return undefined;
}

const cachedOrderIds = (queryClient: QueryClient): string[] =>
  queryClient
    .getQueryCache()
    .findAll({ queryKey: customerQueryKey('order-payments') })
    .flatMap(({ queryKey: [, , orderId] }) => (typeof orderId === 'string' ? [orderId] : []));
