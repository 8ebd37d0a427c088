import type { Api } from '@muddat/app-shell';
import type { billing, installment } from '@muddat/sdk/types';
import { queryOptions } from '@tanstack/react-query';
import { customerQueryKey } from '../../domain/customer/keys.ts';

export type Consent = billing.components['schemas']['Consent'];
export type ConsentList = billing.components['schemas']['ConsentList'];
export type ConsentRequest = billing.components['schemas']['ConsentRequest'];
export type Debit = billing.components['schemas']['Debit'];

/** The customer's consents to automatic debits, newest first. The response also contains the server's date. */
export const consentsQuery = (api: Api) =>
  queryOptions({
    queryKey: customerQueryKey('consents'),
    queryFn: ({ signal }) => api.billing.listConsents({}, { signal }),
    // Another tab or device may have granted or withdrawn a consent.
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });

/** Statuses of orders that may have unpaid instalments. */
const OPEN_STATUSES = [
  'pending',
  'waiting',
  'reserved',
  'confirmed',
  'paid',
  'in_work',
  'packing',
  'packed',
  'shipping',
  'dpd_delivery',
  'delivered',
  'repair',
] as const satisfies readonly installment.components['schemas']['OrderStatus'][];

/** Page size: more open orders than any customer has, so that one request fetches them all. */
const OPEN_ORDERS_PAGE_SIZE = 100;

/** The orders whose instalments may be debited. */
export const openOrdersQuery = (api: Api) =>
  queryOptions({
    queryKey: customerQueryKey('orders', 'open'),
    queryFn: async ({ signal }) =>
      (await api.installment.listOrders({ statuses: [...OPEN_STATUSES], limit: OPEN_ORDERS_PAGE_SIZE }, { signal })).data,
  });
