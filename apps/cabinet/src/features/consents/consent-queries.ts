import type { Api } from '@muddat/app-shell';
import type { billing, installment } from '@muddat/sdk/types';
import { queryOptions } from '@tanstack/react-query';
import { customerKey } from '../../domain/customer/keys.ts';

export type Consent = billing.components['schemas']['Consent'];
export type ConsentList = billing.components['schemas']['ConsentList'];
export type ConsentRequest = billing.components['schemas']['ConsentRequest'];
export type Debit = billing.components['schemas']['Debit'];

/** What the customer has agreed to be debited, newest first, with the server's today. */
export const consentsQuery = (api: Api) =>
  queryOptions({
    queryKey: customerKey('consents'),
    queryFn: ({ signal }) => api.billing.listConsents({}, { signal }),
    // Another tab or device may have granted or withdrawn one meanwhile.
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });

/** Statuses in which an order may have instalments to come. */
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

/** More than anybody pays at once. */
const OPEN_ORDERS = 100;

/** Orders whose instalments may be debited. */
export const openOrdersQuery = (api: Api) =>
  queryOptions({
    queryKey: customerKey('orders', 'open'),
    queryFn: async ({ signal }) =>
      (await api.installment.listOrders({ statuses: [...OPEN_STATUSES], limit: OPEN_ORDERS }, { signal })).data,
  });
