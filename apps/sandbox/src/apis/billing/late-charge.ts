import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Context } from '../../core/context.ts';
import { payments, providerCharges } from '../../db/schema/billing.ts';
import { credit } from './balance.ts';
import { post } from './ledger.ts';
import { NOTICES, notify } from './notices.ts';
import { event, insertEvents, lockPayment } from './payment-store.ts';
import { findCharge } from './provider.ts';
import { paymentStatus } from './status.ts';

const ENDED = ['failed', 'expired', 'canceled'];

/** Payments that ended without success, and were charged all the same. */
export async function listLateCharges(db: Context['db']): Promise<string[]> {
  const rows = await db
    .select({ id: payments.id })
    .from(providerCharges)
    .innerJoin(payments, eq(payments.id, providerCharges.paymentId))
    .where(and(eq(providerCharges.status, 'accepted'), inArray(payments.status, ENDED), isNull(payments.lateCreditedAt)));
  return rows.map((row) => row.id);
}

/** A charge that arrives after the end is credited to the balance, once, with a notification (domain, Payments). */
export async function creditLateCharge(ctx: Pick<Context, 'db' | 'clock'>, id: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const payment = await lockPayment(tx, id);
    if (payment === null || !ENDED.includes(payment.status) || payment.lateCreditedAt !== null) return;
    const charge = await findCharge(tx, id);
    if (charge?.status !== 'accepted') return;
    const { id: paymentId, customerId } = payment;
    const at = ctx.clock.now();
    await credit(tx, customerId, charge.amount);
    const amounts = { provider: charge.amount, balance: -charge.amount };
    await post(tx, { paymentId, kind: 'late', customerId, orderId: null, at, amounts });
    await tx.update(payments).set({ lateCreditedAt: at, updatedAt: at }).where(eq(payments.id, id));
    await insertEvents(tx, id, [event('late_charge_to_balance', paymentStatus(payment.status), at)]);
    await notify(tx, payment, NOTICES.late(payment, charge.amount), at);
  });
}
