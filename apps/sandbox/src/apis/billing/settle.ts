import type { Context } from '../../core/context.ts';
import type { Database } from '../../db/client.ts';
import { type Applied, applyToOrder } from './apply-to-order.ts';
import { credit, endHold } from './balance.ts';
import { post } from './ledger.ts';
import { NOTICES, notify } from './notices.ts';
import {
  type EventRow,
  endPayment,
  event,
  lockPayment,
  movePayment,
  type PaymentChange,
  type PaymentRow,
  providerReason,
} from './payment-store.ts';
import { type Charge, findCharge } from './provider.ts';
import type { Reason } from './reasons.ts';
import type { OrderRow } from './target.ts';

export type Moment = { readonly now: Date; readonly today: string };

/** A provider that has not answered for so long (business time) has failed; what it takes later goes to the balance. */
export const PROVIDER_TIMEOUT_MS = 600_000;

export const momentOf = (ctx: Pick<Context, 'clock'>): Moment => ({ now: ctx.clock.now(), today: ctx.clock.today() });

/**
 * Ends a payment that is processing, by what the provider has answered, in one transaction: ledger, schedule, order, events,
 * notification. Leaves a payment alone that has ended already, and one whose provider may still answer. Safe to call from many
 * sides at once: the payment's row is locked.
 */
export async function settlePayment(ctx: Pick<Context, 'db' | 'clock'>, id: string): Promise<PaymentRow | null> {
  return ctx.db.transaction(async (tx) => {
    const payment = await lockPayment(tx, id);
    if (payment === null || payment.status !== 'processing') return payment;
    const moment = momentOf(ctx);
    const outside = payment.cardAmount + payment.appAmount;
    const charge = outside > 0 ? await findCharge(tx, id) : null;
    if (outside === 0 || charge?.status === 'accepted') return succeed(tx, payment, moment, charge);
    if (charge?.status === 'declined') return fail(tx, payment, 'failed', providerReason(charge.reason), moment);
    if (payment.appAmount > 0) return moment.now >= payment.expiresAt ? fail(tx, payment, 'expired', 'link_expired', moment) : payment;
    const since = payment.processingAt ?? payment.updatedAt;
    return moment.now.getTime() - since.getTime() >= PROVIDER_TIMEOUT_MS
      ? fail(tx, payment, 'failed', 'provider_timeout', moment)
      : payment;
  });
}

/**
 * Books a payment whose money is there. The balance's part was held before (`fromHold`) or is taken now by the caller.
 * Card and app money comes from the provider; the order gets what remains on it, the balance the rest.
 */
export async function book(
  tx: Database,
  payment: PaymentRow,
  moment: Moment,
  balanceFrom: 'held' | 'balance',
  locked: OrderRow | null = null,
): Promise<{ events: EventRow[]; change: PaymentChange }> {
  const result = await applyToOrder(tx, payment, moment, locked);
  const { applied, excess } = result;
  if (balanceFrom === 'held' && payment.balanceAmount > 0) await endHold(tx, payment.customerId, payment.balanceAmount, 0);
  if (excess > 0) await credit(tx, payment.customerId, excess);
  const outside = payment.cardAmount + payment.appAmount;
  const fromBalance = balanceFrom === 'balance' ? payment.balanceAmount : 0;
  await post(tx, {
    paymentId: payment.id,
    kind: 'settle',
    customerId: payment.customerId,
    orderId: payment.orderId,
    at: moment.now,
    amounts: { provider: outside, held: payment.balanceAmount - fromBalance, balance: fromBalance - excess, order: -applied },
  });
  await tell(tx, payment, result, moment);
  return { events: settledEvents(payment, result, moment), change: payment.purpose === 'top_up' ? {} : { excessAmount: excess } };
}

function settledEvents(payment: PaymentRow, { applied, excess }: Applied, { now }: Moment): EventRow[] {
  return [
    ...(applied > 0 ? [event('order_paid', 'succeeded', now)] : []),
    ...(excess > 0 && payment.purpose !== 'top_up' ? [event('excess_to_balance', 'succeeded', now)] : []),
    event('settled', 'succeeded', now),
  ];
}

async function tell(tx: Database, payment: PaymentRow, { applied, excess, orderStatus }: Applied, { now }: Moment): Promise<void> {
  if (payment.purpose === 'top_up') return notify(tx, payment, NOTICES.toppedUp(payment), now);
  if (applied > 0) await notify(tx, payment, orderStatus === 'finished' ? NOTICES.finished(payment) : NOTICES.paid(payment), now);
  if (excess > 0) await notify(tx, payment, NOTICES.excess(payment, excess), now);
}

async function succeed(tx: Database, payment: PaymentRow, moment: Moment, charge: Charge | null): Promise<PaymentRow> {
  const booked = await book(tx, payment, moment, 'held');
  const charged = charge === null ? [] : [event('charged', 'processing', charge.answersAt ?? charge.at)];
  return movePayment(tx, payment, 'succeeded', moment.now, [...charged, ...booked.events], booked.change);
}

/** Gives a hold back and ends the payment. */
async function fail(tx: Database, payment: PaymentRow, status: 'failed' | 'expired', reason: Reason, moment: Moment): Promise<PaymentRow> {
  if (payment.balanceAmount > 0) {
    await endHold(tx, payment.customerId, payment.balanceAmount, payment.balanceAmount);
    const amounts = { held: payment.balanceAmount, balance: -payment.balanceAmount };
    await post(tx, { paymentId: payment.id, kind: 'release', customerId: payment.customerId, orderId: null, at: moment.now, amounts });
  }
  return endPayment(tx, payment, status, reason, moment.now);
}
