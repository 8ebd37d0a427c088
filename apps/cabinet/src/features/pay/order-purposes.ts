import type { Order } from '../../domain/order/order-queries.ts';
import type { InstalmentsPurpose, OrdersPurpose, PaymentPurpose } from '../../domain/payment/purpose.ts';

/** The purpose of a payment for an order, with the order's id, derived from the order's `payment_reason`. */
export function purposeOfOrder({
  id,
  payment_reason,
}: Pick<Order, 'id' | 'payment_reason'>): Exclude<PaymentPurpose, OrdersPurpose | InstalmentsPurpose> {
  const purpose = payment_reason === 'initial_fee' || payment_reason === 'order' ? payment_reason : 'instalment';
  return { purpose, orderId: id };
}

type PayableOrder = Pick<Order, 'id' | 'payment_reason' | 'payment_amount'>;

/** Combines the orders of one checkout that still wait for their initial fee, or else for their full price. Null if none does. */
export function purposeOfOrders(checkoutId: string, orders: readonly PayableOrder[]): OrdersPurpose | null {
  for (const purpose of ['initial_fee', 'order'] as const) {
    const due = orders.filter(({ payment_reason, payment_amount }) => payment_reason === purpose && payment_amount > 0);
    if (due.length > 0)
      return { purpose, checkoutId, orders: due.map(({ id, payment_amount }) => ({ orderId: id, amount: payment_amount })) };
  }
  return null;
}

/** The sum to pay for all orders of the purpose, in so'm. */
export const totalAmountOf = ({ orders }: OrdersPurpose): number => orders.reduce((sum, { amount }) => sum + amount, 0);
