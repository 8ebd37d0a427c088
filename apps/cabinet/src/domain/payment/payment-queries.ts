import type { Api } from '@muddat/app-shell';
import type { billing } from '@muddat/sdk/types';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { customerQueryKey } from '../customer/keys.ts';

export type WirePayment = billing.components['schemas']['Payment'];
type PaymentPage = billing.components['schemas']['PaymentList'];

/** All payments of the customer with any status, newest first, loaded page by page. */
export const paymentsQuery = (api: Api) =>
  infiniteQueryOptions({
    queryKey: customerQueryKey('payments'),
    queryFn: ({ signal, pageParam }) => api.billing.listPayments(pageParam === null ? {} : { cursor: pageParam }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor ?? null,
  });

/** All payments for an order, newest first. */
export const orderPaymentsQuery = (api: Api, orderId: string) =>
  queryOptions({
    queryKey: customerQueryKey('order-payments', orderId),
    queryFn: async ({ signal }): Promise<WirePayment[]> => {
      const found: WirePayment[] = [];
      let cursor: string | undefined;
      do {
        const page: PaymentPage = await api.billing.listPayments(
          { order_id: orderId, ...(cursor === undefined ? {} : { cursor }) },
          { signal },
        );
        found.push(...page.data);
        cursor = page.next_cursor;
      } while (cursor !== undefined);
      return found;
    },
  });

/** One payment with its refunds. Fetched even if a list was loaded a moment ago, because lists lack the refunds. */
export const paymentQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: customerQueryKey('payment', id),
    queryFn: ({ signal }) => api.billing.getPayment({ payment_id: id }, { signal }),
    staleTime: 0,
  });
