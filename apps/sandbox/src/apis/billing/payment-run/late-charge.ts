import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Context } from '../../../core/context.ts';
import { runWritesAtOnce } from '../../../db/run-writes-at-once.ts';
import { payments } from '../../../db/schema/billing.ts';
import { providerCharges } from '../../../db/schema/provider.ts';
import { creditBalance, creditLedgerAmounts } from '../ledger/claim.ts';
import { writePosting } from '../ledger/ledger.ts';
import { paymentEvent } from '../payment/payment-events.ts';
import { PAYMENT_NOTIFICATIONS, writePaymentNotification } from '../payment/payment-notifications.ts';
import { parsePaymentStatus } from '../payment/payment-status.ts';
import { lockPayment, updatePayment } from '../payment/payment-store.ts';
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

/** Credits a charge that arrives after the payment has ended to the balance, once, with a notification (domain, Payments). */
export async function creditLateCharge(ctx: Pick<Context, 'db' | 'clock'>, id: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const payment = await lockPayment(tx, id);
    if (payment === null || !ENDED.includes(payment.status) || payment.lateCreditedAt !== null) return;
    const charge = await findCharge(tx, id);
    if (charge?.status !== 'accepted') return;
    const { id: paymentId, customerId } = payment;
    const at = ctx.clock.now();
    const coming = await creditBalance(tx, { customerId, amount: charge.amount, at });
    const amounts = { provider: charge.amount, ...creditLedgerAmounts(coming) };
    await runWritesAtOnce(tx, [
      ...coming.writes,
      writePosting(tx, { paymentId, kind: 'late', customerId, at, amounts }),
      updatePayment(tx, payment, at, [paymentEvent('late_charge_to_balance', parsePaymentStatus(payment.status), at)], {
        lateCreditedAt: at,
      }).write,
      writePaymentNotification(tx, payment, null, PAYMENT_NOTIFICATIONS.late(charge.amount, coming.settled), at),
    ]);
  });
}
