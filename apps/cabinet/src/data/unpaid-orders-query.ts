import type { Api } from '@muddat/app-shell';
import { queryOptions } from '@tanstack/react-query';
import { OPEN_STATUSES } from './consent-queries.ts';
import { CUSTOMER_KEY, type OrderStatus } from './queries.ts';

/** Statuses in which an order is or may be owed, those in court among them. */
const UNPAID_STATUSES: readonly OrderStatus[] = [...OPEN_STATUSES, 'broke', 'send_enveloper'];

/** Of the orders that are not closed, those that the profile shows. */
const UNPAID_SHOWN = 3;

/** The newest orders that are still open, and how many there are. */
export const unpaidOrdersQuery = (api: Api) =>
  queryOptions({
    queryKey: [CUSTOMER_KEY, 'unpaid-orders'],
    queryFn: ({ signal }) => api.installment.listOrders({ statuses: [...UNPAID_STATUSES], limit: UNPAID_SHOWN }, { signal }),
    networkMode: 'always',
    refetchOnReconnect: true,
  });
