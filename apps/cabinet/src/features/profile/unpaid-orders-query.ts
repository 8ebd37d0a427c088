import type { Api } from '@muddat/app-shell';
import { queryOptions } from '@tanstack/react-query';
import { customerQueryKey } from '../../domain/customer/keys.ts';

/** The number of orders with something to pay. The profile shows none of them. */
export const unpaidOrdersQuery = (api: Api) =>
  queryOptions({
    queryKey: customerQueryKey('unpaid-orders'),
    queryFn: ({ signal }) => api.installment.listOrders({ unpaid: true, limit: 1 }, { signal }),
  });
