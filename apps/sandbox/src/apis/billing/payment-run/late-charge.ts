import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Context } from '../../../core/context.ts';
import { newId } from '../../../core/ids.ts';
import type { Database } from '../../../db/client.ts';
import { type PendingWrite, runWritesAtOnce } from '../../../db/run-writes-at-once.ts';
import { payments } from '../../../db/schema/billing.ts';
import { providerCharges, providerReturns } from '../../../db/schema/provider.ts';
import { creditBalance, creditLedgerAmounts, type Debtor, deductOrClaim, lockDebtor } from '../ledger/claim.ts';
import { writePosting } from '../ledger/ledger.ts';
import { paymentEvent } from '../payment/payment-events.ts';
import { PAYMENT_NOTIFICATIONS } from '../payment/payment-notifications.ts';
import { parsePaymentStatus } from '../payment/payment-status.ts';
import { lockPayment, type PaymentRow, updatePayment } from '../payment/payment-store.ts';
import { writePaymentNotification } from '../payment/write-payment-notification.ts';
import { findCharge } from '../provider/provider.ts';

const ENDED = ['failed', 'expired', 'canceled'];

/** Ids of payments that ended without success but were charged later, and are not credited yet. */
export async function listLateCharges(db: Context['db']): Promise<string[]> {
  const rows = await db
    .select({ id: payments.id })
    .from(payments)
    .innerJoin(providerCharges, eq(payments.id, providerCharges.paymentId))
    .where(and(eq(providerCharges.status, 'accepted'), inArray(payments.status, ENDED), isNull(payments.lateCreditedAt)));
  return rows.map((row) => row.id);
}

/**
 * Books a charge that arrives after the payment has ended, once, with a notification: it goes to the balance (domain, Payments). A
 * withdrawal that the bank carried out after all is taken from the balance, which had got the sum back. Nobody can use the balance of an
 * erased account, so a charge goes back the way it came.
 */
export async function creditLateCharge(ctx: Pick<Context, 'db' | 'clock'>, id: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const debtor = await lockDebtor(tx, id);
    const payment = await lockPayment(tx, id);
    if (payment === null || debtor === null || !ENDED.includes(payment.status) || payment.lateCreditedAt !== null) return;
    const charge = await findCharge(tx, id);
    if (charge?.status !== 'accepted') return;
    const { id: paymentId, customerId } = payment;
    const at = ctx.clock.now();
    const booked =
      charge.amount < 0
        ? await bookLatePayout(tx, payment, debtor, -charge.amount, at)
        : await bookLateCharge(tx, payment, charge.amount, at);
    const amounts = { provider: charge.amount, ...booked.amounts };
    await runWritesAtOnce(tx, [
      ...booked.writes,
      writePosting(tx, { paymentId, kind: 'late', customerId, at, amounts }),
      updatePayment(tx, payment, at, [paymentEvent(booked.event, parsePaymentStatus(payment.status), at)], { lateCreditedAt: at }).write,
      ...(debtor.isErased && charge.amount > 0 ? [sendBack(tx, payment, charge.amount, at)] : []),
    ]);
  });
}

/** Records the return of a late charge in the provider's book; the reconciler books it, as any act of the provider. */
function sendBack(tx: Database, { id: paymentId, customerId }: PaymentRow, amount: number, at: Date): PendingWrite {
  return tx
    .insert(providerReturns)
    .values({ id: newId('ref'), paymentId, customerId, act: 'refund', actKey: 'account_erased', amount, at });
}

async function bookLateCharge(tx: Database, payment: PaymentRow, amount: number, at: Date) {
  const coming = await creditBalance(tx, { customerId: payment.customerId, amount, at });
  const told = writePaymentNotification(tx, payment, null, PAYMENT_NOTIFICATIONS.late(amount, coming.settled), at);
  return { amounts: creditLedgerAmounts(coming), event: 'late_charge_to_balance', writes: [...coming.writes, told] } as const;
}

async function bookLatePayout(tx: Database, payment: PaymentRow, debtor: Debtor, amount: number, at: Date) {
  const { taken, writes } = await deductOrClaim(tx, debtor, amount);
  const told = [
    writePaymentNotification(tx, payment, null, PAYMENT_NOTIFICATIONS.withdrawn(amount, payment.cardLast4 ?? ''), at),
    ...(taken.claim > 0 ? [writePaymentNotification(tx, debtor, null, PAYMENT_NOTIFICATIONS.claimOpened(taken.claim), at)] : []),
  ];
  return { amounts: taken, event: 'credited', writes: [...writes, ...told] } as const;
}
