import type { Context } from '../../core/context.ts';
import type { Database } from '../../db/client.ts';
import { type Write, writeTogether } from '../../db/write-together.ts';
import { changeBalance } from './balance.ts';
import { book } from './book.ts';
import { post } from './ledger.ts';
import { type Moment, momentOf } from './moment.ts';
import { event } from './payment-events.ts';
import { endPayment, lockPaymentAndOrder, movePayment, type OrderRow, type PaymentRow } from './payment-store.ts';
import { type Charge, findCharge } from './provider.ts';
import { isReason, type Reason } from './reasons.ts';

/** A provider that has not answered for so long (business time) has failed; what it takes later goes to the balance. */
export const PROVIDER_TIMEOUT_MS = 600_000;

type End = { kind: 'wait' } | { kind: 'succeed'; charge: Charge | null } | { kind: 'fail'; status: 'failed' | 'expired'; reason: Reason };

/**
 * Ends a payment that is processing, by what the provider has answered, in one transaction: ledger, schedule, order, events,
 * notification. Leaves a payment alone that has ended already, and one whose provider may still answer. Safe to call from many
 * sides at once: payment and order are locked. `charge`: the provider's answer where the caller has just got it.
 */
export async function settlePayment(
  ctx: Pick<Context, 'db' | 'clock'>,
  id: string,
  charge: Charge | null = null,
): Promise<PaymentRow | null> {
  return ctx.db.transaction(async (tx) => {
    const locked = await lockPaymentAndOrder(tx, id);
    if (locked === null || locked.payment.status !== 'processing') return locked?.payment ?? null;
    const { payment, order } = locked;
    const moment = momentOf(ctx);
    const outside = payment.cardAmount + payment.appAmount;
    const end = decideEnd(payment, outside > 0 ? (charge ?? (await findCharge(tx, id))) : null, moment.now);
    if (end.kind === 'wait') return payment;
    return end.kind === 'succeed' ? succeed(tx, payment, order, moment, end.charge) : fail(tx, payment, end.status, end.reason, moment);
  });
}

/** What the provider's answer, or its silence, makes of a payment that is processing. */
export function decideEnd(payment: PaymentRow, charge: Charge | null, now: Date): End {
  if (payment.cardAmount + payment.appAmount === 0 || charge?.status === 'accepted') return { kind: 'succeed', charge };
  if (charge?.status === 'declined') {
    return { kind: 'fail', status: 'failed', reason: isReason(charge.reason) ? charge.reason : 'card_declined' };
  }
  if (payment.appAmount > 0)
    return now >= payment.expiresAt ? { kind: 'fail', status: 'expired', reason: 'link_expired' } : { kind: 'wait' };
  const silentMs = now.getTime() - (payment.processingAt ?? payment.updatedAt).getTime();
  return silentMs >= PROVIDER_TIMEOUT_MS ? { kind: 'fail', status: 'failed', reason: 'provider_timeout' } : { kind: 'wait' };
}

async function succeed(
  tx: Database,
  payment: PaymentRow,
  order: OrderRow | null,
  moment: Moment,
  charge: Charge | null,
): Promise<PaymentRow> {
  const booked = await book(tx, payment, order, moment, 'held');
  const charged = charge === null ? [] : [event('charged', 'processing', charge.answersAt ?? charge.at)];
  const moved = movePayment(tx, payment, 'succeeded', moment.now, [...charged, ...booked.events], { excessAmount: booked.excess });
  await writeTogether(tx, [...booked.writes, moved.write]);
  return moved.payment;
}

async function fail(tx: Database, payment: PaymentRow, status: 'failed' | 'expired', reason: Reason, { now }: Moment): Promise<PaymentRow> {
  const moved = endPayment(tx, payment, status, reason, now);
  await writeTogether(tx, [...releaseHold(tx, payment, now), moved.write]);
  return moved.payment;
}

/** Gives the customer back what was set aside. */
function releaseHold(tx: Database, { id: paymentId, customerId, balanceAmount }: PaymentRow, at: Date): Write[] {
  if (balanceAmount === 0) return [];
  const amounts = { held: balanceAmount, balance: -balanceAmount };
  const entries = post(tx, { paymentId, kind: 'release', customerId, orderId: null, at, amounts });
  return [...changeBalance(tx, customerId, balanceAmount, -balanceAmount), entries];
}
