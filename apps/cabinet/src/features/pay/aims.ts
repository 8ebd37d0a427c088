import type { Order } from '../../domain/order/order-queries.ts';
import type { Aim, InstalmentsAim, OrdersAim } from '../../domain/payment/aim.ts';

/** The aim (purpose and order id) of a payment for an order, derived from the order's `payment_reason`. */
export function aimOfOrder({ id, payment_reason }: Pick<Order, 'id' | 'payment_reason'>): Exclude<Aim, OrdersAim | InstalmentsAim> {
  const purpose = payment_reason === 'initial_fee' || payment_reason === 'order' ? payment_reason : 'instalment';
  return { purpose, orderId: id };
}

type Asking = Pick<Order, 'id' | 'payment_reason' | 'payment_amount'>;

/** Combines the orders of one checkout that still wait for their initial fee, or else for their full price. Null if none does. */
export function aimOfOrders(checkoutId: string, orders: readonly Asking[]): OrdersAim | null {
  for (const purpose of ['initial_fee', 'order'] as const) {
    const due = orders.filter(({ payment_reason, payment_amount }) => payment_reason === purpose && payment_amount > 0);
    if (due.length > 0)
      return { purpose, checkoutId, orders: due.map(({ id, payment_amount }) => ({ orderId: id, amount: payment_amount })) };
  }
  return null;
}

/** Total amount of all orders of an aim. */
export const sumOf = ({ orders }: OrdersAim): number => orders.reduce((sum, { amount }) => sum + amount, 0);
