import type { Api } from '@muddat/app-shell';
import { queryOptions } from '@tanstack/react-query';
import { customerQueryKey } from '../../domain/customer/keys.ts';

/** Number of unpaid orders that the profile shows. */
const UNPAID_SHOWN = 3;

/** The newest orders with something to pay, and the total number of such orders. */
export const unpaidOrdersQuery = (api: Api) =>
  queryOptions({
    queryKey: customerQueryKey('unpaid-orders'),
    queryFn: ({ signal }) => api.installment.listOrders({ unpaid: true, limit: UNPAID_SHOWN }, { signal }),
  });
