import { asc, inArray } from 'drizzle-orm';
import { Problem } from '../../core/problem.ts';
import type { Database } from '../../db/client.ts';
import { orderItems } from '../../db/schema/orders.ts';
import { loadOrderNames } from '../billing/payment/order-names.ts';
import { parseEvents } from '../billing/payment/payment-events.ts';
import { parsePurpose } from '../billing/payment/payment-status.ts';
import { findPayment, orderSharesOf } from '../billing/payment/payment-store.ts';
import { loadReceiptNumbers } from '../billing/payment/receipt-numbers.ts';
import { listRefundsOfPayment } from '../billing/payment/refund-store.ts';
import type { Goods, ReceiptFacts } from './pdf/document-facts.ts';

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
  const number = (await loadReceiptNumbers(db, [payment], names)).get(paymentId);
  if (number === undefined) throw new TypeError(`a succeeded payment without an entry in the ledger: ${paymentId}`);
  const goods = await loadGoods(
    db,
    parts.map(({ orderId }) => orderId),
  );
  const settled = parseEvents(payment.events).findLast(({ type }) => type === 'settled');
  const sources = [
    { type: 'bank_card', system: payment.system, last4: payment.cardLast4, amount: payment.cardAmount },
    { type: 'balance', system: null, last4: null, amount: payment.balanceAmount },
    { type: 'payment_app', system: payment.system, last4: null, amount: payment.appAmount },
  ];
  return {
    kind: 'receipt',
    number,
    paidAt: settled?.at ?? payment.updatedAt.toISOString(),
    amount: payment.amount,
    purpose: parsePurpose(payment.purpose),
    orders: parts.flatMap(({ orderId, amount }) => {
      const order = names.get(orderId);
      return order === undefined ? [] : [{ number: order.number, store: order.store, amount, items: goods.get(orderId) ?? [] }];
    }),
    sources: sources.filter(({ amount }) => amount > 0),
    excess: payment.excessAmount,
    ...(payment.refundedAmount > 0 ? { returned: payment.refundedAmount } : {}),
  };
}

/** The goods of the orders, by order id. */
async function loadGoods(db: Database, orderIds: readonly string[]): Promise<ReadonlyMap<string, readonly Goods[]>> {
  if (orderIds.length === 0) return new Map();
  const { orderId, nameRu, nameUz, quantity } = orderItems;
  const found = await db
    .select({ orderId, nameRu, nameUz, quantity })
    .from(orderItems)
    .where(inArray(orderId, [...orderIds]))
    .orderBy(asc(orderId), asc(orderItems.number));
  const groups = Map.groupBy(found, (item) => item.orderId);
  return new Map([...groups].map(([id, items]) => [id, items.map(({ orderId: _order, ...item }) => item)]));
}
