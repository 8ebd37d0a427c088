import { useInfiniteQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { ordersQuery } from '../../data/queries.ts';
import { STATUS_CHOICES, type StatusChoice } from './status-choice.ts';

/** The orders of a choice, as many pages of them as were asked for; of all orders for null. */
export function useFoundOrders(choice: StatusChoice | null) {
  const { api } = useRouteContext({ from: '__root__' });
  return useInfiniteQuery(ordersQuery(api, choice === null ? [] : STATUS_CHOICES[choice]));
}
