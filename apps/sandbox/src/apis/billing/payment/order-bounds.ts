import { PAYMENT_MIN_SOM } from '@muddat/schedule';
import { orderPhase } from '../../../domain/order/order-phase.ts';
import type { PaymentPurpose } from './payment-status.ts';

/** The sums of an order that decide what may be paid on it; columns of `orders`. */
export type PayableOrder = {
  readonly type: string;
  /** The order is paid to the courier or in the branch, not through us. */
  readonly cash: boolean;
  readonly status: string;
  readonly initialFee: number;
  readonly initialFeePaid: number;
  readonly totalAmount: number;
  readonly paidAmount: number;
};

export type OrderPurpose = Exclude<PaymentPurpose, 'top_up' | 'withdrawal'>;

/** Whether payments for a purpose go to orders. Top-ups and withdrawals do not. */
export const isOrderPurpose = (purpose: PaymentPurpose): purpose is OrderPurpose => purpose !== 'top_up' && purpose !== 'withdrawal';

/** The unpaid sum for a purpose. 0 for cash orders, and when the order's status or type allows no such payment. */
export function remainingAmount(order: PayableOrder, purpose: OrderPurpose): number {
  if (order.cash) return 0;
  const phase = orderPhase(order.status);
  const whole = Math.max(0, order.totalAmount - order.paidAmount);
  // A running order owes its initial fee again after the fee was charged back.
  if (purpose === 'initial_fee')
    return phase === 'awaiting' || phase === 'running' ? Math.max(0, order.initialFee - order.initialFeePaid) : 0;
  if (purpose === 'order') return order.type === 'full' && (phase === 'awaiting' || phase === 'running') ? whole : 0;
  return order.type === 'installment' && phase === 'running' ? whole : 0;
}

/** The smallest and largest payment for a remainder `left`: only instalments can be paid by several payments (domain, Arithmetic). */
export function paymentBounds(purpose: OrderPurpose, left: number): { min: number; max: number } {
  return purpose === 'instalment' ? { min: Math.min(PAYMENT_MIN_SOM, left), max: left } : { min: left, max: left };
}

/** The status of an order after a payment, by the table in domain; the present status if the payment changes none. */
export function statusAfterPayment(order: PayableOrder, purpose: OrderPurpose, overdueLeft: number): string {
  const feePaid = order.initialFeePaid >= order.initialFee;
  const paidUp = order.paidAmount >= order.totalAmount && feePaid;
  if (purpose === 'order') return paidUp && ['waiting', 'confirmed'].includes(order.status) ? 'paid' : order.status;
  if (purpose === 'initial_fee' && order.status === 'waiting') return feePaid ? 'paid' : order.status;
  if (paidUp && ['delivered', 'broke', 'send_enveloper'].includes(order.status)) return 'finished';
  return order.status === 'broke' && purpose !== 'initial_fee' && overdueLeft === 0 ? 'delivered' : order.status;
}
