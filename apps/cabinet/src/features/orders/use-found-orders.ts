import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { isLongList } from '../../domain/customer/stale.ts';
import { ordersQuery } from '../../domain/order/order-queries.ts';
import { STATUS_CHOICES, type StatusChoice } from './status-choice.ts';

/** What the list of orders is narrowed to: a group of statuses (null for all), and a text (empty for none). */
export type OrdersFilter = { choice: StatusChoice | null; text: string };

/** The orders that are wanted, as many pages of them as were asked for. While another text is looked for, those found before stay. */
export function useFoundOrders({ choice, text }: OrdersFilter) {
  const { api } = useRouteContext({ from: '__root__' });
  const statuses = choice === null ? [] : STATUS_CHOICES[choice];
  return useInfiniteQuery({
    ...ordersQuery(api, { statuses, text }),
    placeholderData: keepPreviousData,
    refetchOnMount: ({ state }) => !isLongList(state.data),
    refetchOnWindowFocus: ({ state }) => !isLongList(state.data),
  });
}
