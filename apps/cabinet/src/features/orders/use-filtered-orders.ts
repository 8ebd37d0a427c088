import type { Api } from '@muddat/app-shell';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { isTooLongToRefetch } from '../../domain/customer/stale-queries.ts';
import { ordersQuery } from '../../domain/order/order-queries.ts';
import { STATUS_FILTERS, type StatusFilter } from './status-filter.ts';

/** Filter of the list of orders: a group of statuses (null for all), and a search text (empty for none). */
export type OrderListFilter = { status: StatusFilter | null; text: string };

export const filteredOrdersQuery = (api: Api, { status, text }: OrderListFilter) =>
  ordersQuery(api, { statuses: status === null ? [] : STATUS_FILTERS[status], text });

/** Loads the pages of orders that match the filter. While another filter loads, the previous orders stay visible. */
export function useFilteredOrders(filter: OrderListFilter) {
  const { api } = useRouteContext({ from: '__root__' });
  return useInfiniteQuery({
    ...filteredOrdersQuery(api, filter),
    placeholderData: keepPreviousData,
    refetchOnMount: ({ state }) => !isTooLongToRefetch(state.data),
    refetchOnWindowFocus: ({ state }) => !isTooLongToRefetch(state.data),
  });
}
