import type { Api } from '@muddat/app-shell';
import { useQuery } from '@tanstack/react-query';
import { checkoutQuery } from './checkout-queries.ts';
import type { PlacingState } from './placing.machine.ts';

/** The state with its placed orders as they stand now: they may be paid, confirmed or canceled while the page is open. */
export function usePlacedOrders(api: Api, state: PlacingState): PlacingState {
  const id = state.kind === 'placed' ? state.checkout.checkout_id : null;
  const { data: checkout } = useQuery({ ...checkoutQuery(api, id ?? ''), enabled: id !== null });
  return state.kind === 'placed' && checkout?.status === 'placed' ? { ...state, checkout } : state;
}
