import type { Context } from '../../../core/context.ts';
import { type Moment, momentOf } from '../../../core/moment.ts';
import type { Database } from '../../../db/client.ts';
import { type PendingWrite, runWritesAtOnce } from '../../../db/run-writes-at-once.ts';
import { bookPayment } from '../ledger/book-payment.ts';
import { bookWithdrawal } from '../ledger/book-withdrawal.ts';
import { releaseHold } from '../ledger/hold.ts';
import { isPaymentFailureReason, type PaymentFailureReason } from '../payment/failure-reasons.ts';
import { paymentEvent } from '../payment/payment-events.ts';
import {
  changePaymentStatus,
  endPayment,
  lockPayment,
  lockProcessingPayment,
  type PaymentAndOrders,
  type PaymentRow,
} from '../payment/payment-store.ts';
import { type Charge, findCharge } from '../provider/provider.ts';
import { PROVIDER_TIMEOUT_MS } from './provider-timeout.ts';

type Failed = { kind: 'fail'; status: 'failed' | 'expired'; reason: PaymentFailureReason };
type PaymentEnding = { kind: 'wait' } | { kind: 'succeed'; charge: Charge | null } | Failed;
type EndedPayment = { readonly payment: PaymentRow; readonly writes: readonly PendingWrite[] };
export type ExtraWrites = (tx: Database, ended: PaymentRow) => readonly PendingWrite[];

/**
 * Ends a processing payment by the provider's answer, in one transaction: ledger, schedule, order, events, notification. Does nothing when
 * the payment has ended, or the provider may still answer. Safe in parallel: payment and orders are locked. `charge`: the answer, if the
 * caller has it. `alsoWrite`: more writes for this transaction, such as the stored response.
 */
export async function settlePayment(
  ctx: Pick<Context, 'db' | 'clock'>,
  payment: PaymentRow,
  charge: Charge | null = null,
  alsoWrite: ExtraWrites = () => [],
): Promise<PaymentRow> {
  return ctx.db.transaction(async (tx) => {
    const { status, orders } = await lockProcessingPayment(tx, payment);
    if (status !== 'processing') return (await lockPayment(tx, payment.id)) ?? payment;
    const moment = momentOf(ctx);
    const end = decideEnd(payment, involvesProvider(payment) ? (charge ?? (await findCharge(tx, payment.id))) : null, moment.now);
    if (end.kind === 'wait') return payment;
    const ended =
      end.kind === 'succeed' ? await succeed(tx, { payment, orders }, moment, end.charge) : await fail(tx, payment, end, moment);
    await runWritesAtOnce(tx, [...ended.writes, ...alsoWrite(tx, ended.payment)]);
    return ended.payment;
  });
}

/** Whether the provider takes part: it does not in a payment from the balance only. */
const involvesProvider = (payment: PaymentRow) => payment.cardAmount + payment.appAmount > 0 || payment.purpose === 'withdrawal';

/** How a processing payment ends, by the provider's answer or silence. */
function decideEnd(payment: PaymentRow, charge: Charge | null, now: Date): PaymentEnding {
  if (!involvesProvider(payment) || charge?.status === 'accepted') return { kind: 'succeed', charge };
  if (charge?.status === 'declined') {
    return { kind: 'fail', status: 'failed', reason: isPaymentFailureReason(charge.reason) ? charge.reason : 'card_declined' };
  }
  // A withdrawal is released only after the provider has declined it, see `requestPayout`.
  if (payment.purpose === 'withdrawal') return { kind: 'wait' };
  if (payment.appAmount > 0)
    return now >= payment.expiresAt ? { kind: 'fail', status: 'expired', reason: 'link_expired' } : { kind: 'wait' };
  const silentMs = now.getTime() - (payment.processingAt ?? payment.updatedAt).getTime();
  return silentMs >= PROVIDER_TIMEOUT_MS ? { kind: 'fail', status: 'failed', reason: 'provider_timeout' } : { kind: 'wait' };
}

async function succeed(tx: Database, { payment, orders }: PaymentAndOrders, moment: Moment, charge: Charge | null): Promise<EndedPayment> {
  const withdraws = payment.purpose === 'withdrawal';
  const booked = withdraws ? bookWithdrawal(tx, payment, moment) : await bookPayment(tx, payment, orders, moment, 'held');
  const charged = charge === null ? [] : [paymentEvent(withdraws ? 'credited' : 'charged', 'processing', charge.answersAt ?? charge.at)];
  const moved = changePaymentStatus(tx, payment, 'succeeded', moment.now, [...charged, ...booked.events], {
    excessAmount: booked.excess,
    paidRows: booked.paidRows,
  });
  return { payment: moved.payment, writes: [...booked.writes, moved.write] };
}

async function fail(tx: Database, payment: PaymentRow, { status, reason }: Failed, { now }: Moment): Promise<EndedPayment> {
  const moved = endPayment(tx, payment, status, reason, now);
  return { payment: moved.payment, writes: [...(await releaseHold(tx, payment, now)), moved.write] };
}
