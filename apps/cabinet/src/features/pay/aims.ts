import type { Order } from '../../domain/order/order-queries.ts';
import type { Aim, InstalmentsAim, OrdersAim } from '../../domain/payment/aim.ts';

/** What a payment on an order is for, by why it asks for one. */
export function aimOfOrder({ id, payment_reason }: Pick<Order, 'id' | 'payment_reason'>): Exclude<Aim, OrdersAim | InstalmentsAim> {
  const purpose = payment_reason === 'initial_fee' || payment_reason === 'order' ? payment_reason : 'instalment';
  return { purpose, orderId: id };
}

type Asking = Pick<Order, 'id' | 'payment_reason' | 'payment_amount'>;

/** Of the orders of one checkout those that still wait for their initial fee, or their whole price, as one aim; null where none does. */
export function aimOfOrders(checkoutId: string, orders: readonly Asking[]): OrdersAim | null {
  for (const purpose of ['initial_fee', 'order'] as const) {
    const due = orders.filter(({ payment_reason, payment_amount }) => payment_reason === purpose && payment_amount > 0);
    if (due.length > 0)
      return { purpose, checkoutId, orders: due.map(({ id, payment_amount }) => ({ orderId: id, amount: payment_amount })) };
  }
  return null;
}

/** What all orders of an aim cost together. */
export const sumOf = ({ orders }: OrdersAim): number => orders.reduce((sum, { amount }) => sum + amount, 0);
