import type { installment } from '@muddat/sdk/types';
import { canBecome } from '../store-run/order-transitions.ts';
import { isReturnOpen, returnRefusalCode } from './return-rules.ts';

type Order = installment.components['schemas']['Order'];
type PurchasedOrder = {
  readonly order: { readonly status: string };
  readonly items: readonly { readonly number: number; readonly quantity: number }[];
};

/** The actions that a customer may take on an order, other than paying, by its status and returns. */
export function orderActionsOf({ order, items }: PurchasedOrder, returns: NonNullable<Order['returns']>): NonNullable<Order['actions']> {
  const gone = (line: number) =>
    returns
      .filter(({ state }) => state === 'accepted')
      .flatMap((one) => one.items)
      .reduce((sum, item) => sum + (item.line === line ? item.quantity : 0), 0);
  const left = items.some(({ number, quantity }) => quantity > gone(number));
  const open = returns.some(({ state }) => isReturnOpen(state));
  return [
    ...(canBecome(order.status, 'canceled') ? (['cancel'] as const) : []),
    ...(returnRefusalCode(order.status) === null && left && !open ? (['return'] as const) : []),
  ];
}
