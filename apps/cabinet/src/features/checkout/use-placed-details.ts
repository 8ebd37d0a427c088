import type { Api } from '@muddat/app-shell';
import { useQuery } from '@tanstack/react-query';
import { limitQuery } from '../../domain/limit/limit-query.ts';
import { checkoutOrdersQuery, type Order } from '../../domain/order/order-queries.ts';
import type { OrderPlacementState } from './order-placement.machine.ts';

/** What the page of the placed orders shows besides their numbers. Each part is missing until it is loaded, or if it fails to load. */
export type PlacedDetails = {
  orders: readonly Order[];
  /** The whole limit and what is left of it. */
  limit: { amount: number; available: number } | null;
};

/** Loads the goods, sums and dates of the placed orders, and the limit that is left. */
export function usePlacedDetails(api: Api, state: OrderPlacementState): PlacedDetails {
  const id = state.kind === 'placed' ? state.checkout.checkout_id : null;
  const orders = useQuery({ ...checkoutOrdersQuery(api, id ?? ''), enabled: id !== null });
  const limit = useQuery({ ...limitQuery(api), enabled: id !== null }).data?.data;
  return { orders: orders.data?.data ?? [], limit: limit?.status === 'approved' ? limit : null };
}
