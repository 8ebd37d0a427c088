import type { Moment } from '../../../core/moment.ts';
import type { Database } from '../../../db/client.ts';
import type { PendingWrite } from '../../../db/run-writes-at-once.ts';
import type { InstalmentShare } from '../../../db/schema/billing.ts';
import { brokenSubject, dropQueuedSms, finishedSubject } from '../../../domain/message/drop-queued-sms.ts';
import { type AppliedShare, applyToOrder } from '../payment/apply-to-order.ts';
import { type PaymentEvent, paymentEvent } from '../payment/payment-events.ts';
import { PAYMENT_NOTIFICATIONS } from '../payment/payment-notifications.ts';
import { type OrderWithShare, orderSharesOf, type PaymentRow } from '../payment/payment-store.ts';
import { writePaymentNotification } from '../payment/write-payment-notification.ts';
import { creditBalance, creditLedgerAmounts, splitCredit } from './claim.ts';
import { writePosting } from './ledger.ts';

/**
 * The writes for a payment whose money was received, and its new timeline events. `excess`: the sum above what the orders took; 0 for a
 * top-up. `paidRows`: what each schedule row got; null if none got anything.
 */
export type BookingResult = {
  readonly writes: readonly PendingWrite[];
  readonly events: readonly PaymentEvent[];
  readonly excess: number;
  readonly paidRows: readonly InstalmentShare[] | null;
};

type BookedShare = AppliedShare & { readonly orderId: string; readonly amount: number };

/**
 * Books a payment. Card and app money is debited to the provider, who now owes it to us. The balance's share comes from its hold (`held`)
 * or directly from the balance (`balance`). Each order, locked by the caller, gets its share up to its remainder; the excess is credited to
 * the balance.
 */
export async function bookPayment(
  tx: Database,
  payment: PaymentRow,
  orders: readonly OrderWithShare[],
  moment: Moment,
  from: 'held' | 'balance',
): Promise<BookingResult> {
  const parts: BookedShare[] = [];
  for (const paid of orders) {
    const share = await applyToOrder(tx, payment, paid, moment);
    if (paid.order.status === 'broke' && share.orderStatus !== null) await dropQueuedSms(tx, brokenSubject(paid.order.id));
    parts.push({ orderId: paid.order.id, amount: paid.amount, ...share });
  }
  const applied = parts.reduce((sum, part) => sum + part.applied, 0);
  const excess = payment.amount - applied;
  const held = from === 'held' ? payment.balanceAmount : 0;
  const taken = payment.balanceAmount - held;
  const coming = await creditBalance(tx, { customerId: payment.customerId, amount: excess, held: -held, at: moment.now });
  const { balance, claim } = creditLedgerAmounts(coming);
  const entries = writePosting(tx, {
    paymentId: payment.id,
    kind: 'settle',
    customerId: payment.customerId,
    at: moment.now,
    amounts: { provider: payment.cardAmount + payment.appAmount, held, balance: taken + balance, claim },
    orders: parts.map((part) => ({ orderId: part.orderId, amount: -part.applied })),
  });
  const paidRows = parts.flatMap(({ orderId, rows }) => rows.map((row) => ({ orderId, ...row })));
  const topUp = payment.purpose === 'top_up';
  return {
    excess: topUp ? 0 : excess,
    paidRows: paidRows.length === 0 ? null : paidRows,
    events: [
      ...(applied > 0 ? [paymentEvent('order_paid', 'succeeded', moment.now)] : []),
      ...(excess > 0 && !topUp ? [paymentEvent('excess_to_balance', 'succeeded', moment.now)] : []),
      paymentEvent('settled', 'succeeded', moment.now),
    ],
    writes: [
      ...parts.flatMap((part) => part.writes),
      ...coming.writes,
      entries,
      ...paymentNotifications(tx, payment, parts, { excess, settled: coming.settled }, moment.now),
    ],
  };
}

/** `settled`: the sum of the excess that paid off a claim. */
type Excess = { readonly excess: number; readonly settled: number };

function paymentNotifications(
  tx: Database,
  payment: PaymentRow,
  parts: readonly BookedShare[],
  { excess, settled }: Excess,
  now: Date,
): PendingWrite[] {
  if (payment.purpose === 'top_up')
    return [writePaymentNotification(tx, payment, null, PAYMENT_NOTIFICATIONS.toppedUp(payment.amount), now)];
  const paid = parts.flatMap(({ orderId, applied, orderStatus }) => [
    ...(applied > 0 ? [writePaymentNotification(tx, payment, orderId, PAYMENT_NOTIFICATIONS.paid(orderId, applied), now)] : []),
    ...(orderStatus === 'finished'
      ? [writePaymentNotification(tx, { ...payment, id: finishedSubject(orderId) }, orderId, PAYMENT_NOTIFICATIONS.finished(orderId), now)]
      : []),
  ]);
  // The share of an order that no longer exists belongs to none of `parts`: add it as an excess.
  const known = parts.reduce((sum, part) => sum + part.excess, 0);
  const left = [...parts, { orderId: orderSharesOf(payment)[0]?.orderId ?? '', excess: excess - known }].filter((part) => part.excess > 0);
  // The notification links to the balance, because the order's page does not show this money.
  let toClaim = settled;
  const told = left.map((part) => {
    const split = splitCredit(part.excess, toClaim);
    toClaim = split.left;
    return writePaymentNotification(tx, payment, null, PAYMENT_NOTIFICATIONS.excess(part.orderId, part.excess, split.settled), now);
  });
  return [...paid, ...told];
}
