import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Context } from '../../../core/context.ts';
import { payments } from '../../../db/schema/billing.ts';
import { providerCharges } from '../../../db/schema/provider.ts';
import { writeTogether } from '../../../db/write-together.ts';
import { credit, creditAmounts } from '../ledger/claim.ts';
import { post } from '../ledger/ledger.ts';
import { NOTICES, notify } from '../payment/notices.ts';
import { event } from '../payment/payment-events.ts';
import { changePayment, lockPayment } from '../payment/payment-store.ts';
import { paymentStatus } from '../payment/status.ts';
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
    const coming = await credit(tx, { customerId, amount: charge.amount, at });
    const amounts = { provider: charge.amount, ...creditAmounts(coming) };
    await writeTogether(tx, [
      ...coming.writes,
      post(tx, { paymentId, kind: 'late', customerId, at, amounts }),
      changePayment(tx, payment, at, [event('late_charge_to_balance', paymentStatus(payment.status), at)], { lateCreditedAt: at }).write,
      notify(tx, payment, null, NOTICES.late(charge.amount, coming.settled), at),
    ]);
  });
}
