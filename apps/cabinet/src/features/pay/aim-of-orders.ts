import type { Order } from '../../domain/order/order-queries.ts';
import type { OrdersAim } from '../../domain/payment/aim.ts';

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
