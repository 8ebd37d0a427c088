import { Problem } from '../../core/problem.ts';
import type { Database } from '../../db/client.ts';
import { loadOrderNames } from '../billing/payment/order-names.ts';
import { parseEvents } from '../billing/payment/payment-events.ts';
import { parsePurpose } from '../billing/payment/payment-status.ts';
import { findPayment, orderSharesOf } from '../billing/payment/payment-store.ts';
import { listRefundsOfPayment } from '../billing/payment/refund-store.ts';
import type { ReceiptFacts } from './pdf/document-facts.ts';

/**
 * Whether a receipt is still valid: yes after a partial refund, because the rest is still paid; no after a full refund or a chargeback. The
 * excess does not count: it is on the balance and cannot be refunded.
 */
export async function isReceiptValid(db: Database, customerId: string, paymentId: string): Promise<boolean> {
  const payment = await findPayment(db, customerId, paymentId);
  if (payment === null || payment.status !== 'succeeded') return false;
  const returned = await listRefundsOfPayment(db, paymentId);
  return payment.refundedAmount < payment.amount - payment.excessAmount && returned.every(({ kind }) => kind !== 'chargeback');
}

/** The facts of a payment's receipt. Throws 404 for another customer's payment, 409 if the payment has not succeeded. */
export async function loadReceiptFacts(db: Database, customerId: string, paymentId: string): Promise<ReceiptFacts> {
  const payment = await findPayment(db, customerId, paymentId);
  if (payment === null) throw new Problem('not_found');
  if (payment.status !== 'succeeded') throw new Problem('receipt_unavailable');
  const parts = orderSharesOf(payment);
  const names = await loadOrderNames(db, [payment]);
  const settled = parseEvents(payment.events).findLast(({ type }) => type === 'settled');
  const sources = [
    { type: 'bank_card', system: payment.system, last4: payment.cardLast4, amount: payment.cardAmount },
    { type: 'balance', system: null, last4: null, amount: payment.balanceAmount },
    { type: 'payment_app', system: payment.system, last4: null, amount: payment.appAmount },
  ];
  return {
    kind: 'receipt',
    paymentId: payment.id,
    paidAt: settled?.at ?? payment.updatedAt.toISOString(),
    amount: payment.amount,
    purpose: parsePurpose(payment.purpose),
    orders: parts.flatMap(({ orderId, amount }) => {
      const order = names.get(orderId);
      return order === undefined ? [] : [{ number: order.number, store: order.store, amount }];
    }),
    sources: sources.filter(({ amount }) => amount > 0),
    excess: payment.excessAmount,
    ...(payment.refundedAmount > 0 ? { returned: payment.refundedAmount } : {}),
  };
}
