import type { Context } from '../../../core/context.ts';
import type { Database } from '../../../db/client.ts';
import { type Write, writeTogether } from '../../../db/write-together.ts';
import { changeBalance } from '../ledger/balance.ts';
import { book } from '../ledger/book.ts';
import { post } from '../ledger/ledger.ts';
import { type Moment, momentOf } from '../moment.ts';
import { type Charge, findCharge } from '../provider/provider.ts';
import { event } from './payment-events.ts';
import { endPayment, lockPayment, lockProcessing, movePayment, type PaymentAndOrders, type PaymentRow } from './payment-store.ts';
import { isReason, type Reason } from './reasons.ts';

/** A provider that has not answered for so long (business time) has failed; what it takes later goes to the balance. */
const PROVIDER_TIMEOUT_MS = 600_000;

type Failed = { kind: 'fail'; status: 'failed' | 'expired'; reason: Reason };
type End = { kind: 'wait' } | { kind: 'succeed'; charge: Charge | null } | Failed;
type Ended = { readonly payment: PaymentRow; readonly writes: readonly Write[] };
export type AlsoWrite = (tx: Database, ended: PaymentRow) => readonly Write[];

/**
 * Ends a payment that was read while processing, by what the provider has answered, in one transaction: ledger, schedule, order, events,
 * notification. Leaves a payment alone that has ended already, and one whose provider may still answer. Safe to call from many
 * sides at once: payment and order are locked. `charge`: the provider's answer where the caller has just got it; `alsoWrite`: what
 * is to be written with the end, such as the answer that is kept for it.
 */
export async function settlePayment(
  ctx: Pick<Context, 'db' | 'clock'>,
  payment: PaymentRow,
  charge: Charge | null = null,
  alsoWrite: AlsoWrite = () => [],
): Promise<PaymentRow> {
  return ctx.db.transaction(async (tx) => {
    const { status, orders } = await lockProcessing(tx, payment);
    if (status !== 'processing') return (await lockPayment(tx, payment.id)) ?? payment;
    const moment = momentOf(ctx);
    const outside = payment.cardAmount + payment.appAmount;
    const end = decideEnd(payment, outside > 0 ? (charge ?? (await findCharge(tx, payment.id))) : null, moment.now);
    if (end.kind === 'wait') return payment;
    const ended = end.kind === 'succeed' ? await succeed(tx, { payment, orders }, moment, end.charge) : fail(tx, payment, end, moment);
    await writeTogether(tx, [...ended.writes, ...alsoWrite(tx, ended.payment)]);
    return ended.payment;
  });
}

/** What the provider's answer, or its silence, makes of a payment that is processing. */
function decideEnd(payment: PaymentRow, charge: Charge | null, now: Date): End {
  if (payment.cardAmount + payment.appAmount === 0 || charge?.status === 'accepted') return { kind: 'succeed', charge };
  if (charge?.status === 'declined') {
    return { kind: 'fail', status: 'failed', reason: isReason(charge.reason) ? charge.reason : 'card_declined' };
  }
  if (payment.appAmount > 0)
    return now >= payment.expiresAt ? { kind: 'fail', status: 'expired', reason: 'link_expired' } : { kind: 'wait' };
  const silentMs = now.getTime() - (payment.processingAt ?? payment.updatedAt).getTime();
  return silentMs >= PROVIDER_TIMEOUT_MS ? { kind: 'fail', status: 'failed', reason: 'provider_timeout' } : { kind: 'wait' };
}

async function succeed(tx: Database, { payment, orders }: PaymentAndOrders, moment: Moment, charge: Charge | null): Promise<Ended> {
  const booked = await book(tx, payment, orders, moment, 'held');
  const charged = charge === null ? [] : [event('charged', 'processing', charge.answersAt ?? charge.at)];
  const moved = movePayment(tx, payment, 'succeeded', moment.now, [...charged, ...booked.events], { excessAmount: booked.excess });
  return { payment: moved.payment, writes: [...booked.writes, moved.write] };
}

function fail(tx: Database, payment: PaymentRow, { status, reason }: Failed, { now }: Moment): Ended {
  const moved = endPayment(tx, payment, status, reason, now);
  return { payment: moved.payment, writes: [...releaseHold(tx, payment, now), moved.write] };
}

/** Gives the customer back what was set aside. */
function releaseHold(tx: Database, { id: paymentId, customerId, balanceAmount }: PaymentRow, at: Date): Write[] {
  if (balanceAmount === 0) return [];
  const amounts = { held: balanceAmount, balance: -balanceAmount };
  const entries = post(tx, { paymentId, kind: 'release', customerId, at, amounts });
  return [...changeBalance(tx, customerId, balanceAmount, -balanceAmount), entries];
}
