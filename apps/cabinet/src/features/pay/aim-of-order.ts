import type { Order } from '../../domain/order/order-queries.ts';
import type { Aim, InstalmentsAim, OrdersAim } from '../../domain/payment/aim.ts';

/** What a payment on an order is for, by why it asks for one. */
export function aimOfOrder({ id, payment_reason }: Pick<Order, 'id' | 'payment_reason'>): Exclude<Aim, OrdersAim | InstalmentsAim> {
  const purpose = payment_reason === 'initial_fee' || payment_reason === 'order' ? payment_reason : 'instalment';
  return { purpose, orderId: id };
}
