import type { Api } from '@muddat/app-shell';
import type { billing } from '@muddat/sdk/types';
import { queryOptions } from '@tanstack/react-query';
import { CUSTOMER_KEY } from './queries.ts';

export type WirePayment = billing.components['schemas']['Payment'];

/** The customer's newest payments, whatever became of them. */
export const paymentsQuery = (api: Api) =>
  queryOptions({
    queryKey: [CUSTOMER_KEY, 'payments'],
    queryFn: ({ signal }) => api.billing.listPayments({}, { signal }),
    // Without a network it fails, rather than waiting for one.
    networkMode: 'always',
  });
