import type { installment } from '@muddat/sdk/types';
import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../../core/context.ts';
import { operation, requireCustomer } from '../../core/operation.ts';
import { Problem } from '../../core/problem.ts';
import type { Database } from '../../db/client.ts';
import { customers } from '../../db/schema/auth.ts';
import { payments } from '../../db/schema/billing.ts';
import { orders } from '../../db/schema/orders.ts';
import { returns } from '../../db/schema/returns.ts';
import { verifications } from '../../db/schema/verification.ts';
import { assertNotFrozen } from '../auth/frozen.ts';
import { sendNotice } from '../auth/notice.ts';
import { assertOwnProof } from '../auth/own-proof.ts';
import { once } from '../billing/idempotency.ts';
import { readBalance } from '../billing/ledger/balance.ts';
import { requireNoClaim } from '../billing/ledger/claim.ts';
import { bonusState } from '../installment/checkout/bonus-rules.ts';
import { loadBonusEntries } from '../installment/checkout/load-quote-world.ts';
import { orderPhase } from '../installment/order-phase.ts';
import { forgetReturnPhotosOf } from '../installment/returns/take-photos.ts';
import { ensureUpToDate } from '../installment/up-to-date.ts';
import { forgetUnproven } from '../installment/verification/photos/forget-photos.ts';
import { eraseCustomer } from './erase-customer.ts';
import { forgetOldCopies } from './forget-copies.ts';
import { keptUntil } from './retention/term.ts';

type Plan = installment.components['schemas']['DeletionPlan'];

/** What deleting the account would mean, to be read before agreeing. */
export const getDeletion = operation('installment', 'getDeletion', async ({ ctx, customer }) => {
  await ensureUpToDate(ctx);
  return { status: 200, body: { data: await planDeletion(ctx.db, ctx, requireCustomer(customer).id) } };
});

export const deleteCustomer = operation('installment', 'deleteCustomer', async ({ ctx, customer, headers, locale }) => {
  const me = requireCustomer(customer);
  const { id: customerId, phone } = me;
  await assertNotFrozen(ctx.db, customerId);
  await assertOwnProof(ctx, me);
  await ensureUpToDate(ctx);
  const key = headers['idempotency-key'];
  return once({ ctx, customerId, operation: 'installment.deleteCustomer', key, body: {} }, async () => {
    const reply = await ctx.db.transaction(async (tx) => {
      await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for('update');
      await tx.select({ id: orders.id }).from(orders).where(eq(orders.customerId, customerId)).for('update');
      const plan = await planDeletion(tx, ctx, customerId);
      if (plan.orders.length > 0) throw new Problem('deletion_debt', { extras: { orders: plan.orders } });
      requireNoClaim(plan.claim ?? 0);
      if (plan.balance > 0) throw new Problem('deletion_balance');
      const running = await tx.$count(payments, and(eq(payments.customerId, customerId), eq(payments.status, 'processing')));
      if (running > 0) throw new Problem('payment_in_progress');
      const now = ctx.clock.now();
      await eraseCustomer(tx, customerId, phone, now);
      return { status: 200, body: { data: { deleted_at: now.toISOString(), kept: plan.kept } } } as const;
    });
    // Files cannot be rolled back: they go after the commit.
    await forgetOldCopies(ctx);
    await forgetReturnPhotosOf(ctx, customerId);
    await forgetUnproven(ctx, customerId);
    await sendNotice(ctx, phone, 'deletion', locale);
    return reply;
  });
});

/** Done with: nothing is owed and nothing is on its way. */
const isSettled = ({ status, totalAmount, paidAmount, cash }: typeof orders.$inferSelect): boolean =>
  orderPhase(status) === 'ended' || (status === 'delivered' && (cash || paidAmount >= totalAmount));

async function planDeletion(db: Database, { clock }: Pick<Context, 'clock'>, customerId: string): Promise<Plan> {
  const today = clock.today();
  const own = await db.select().from(orders).where(eq(orders.customerId, customerId));
  // What an open return gives back would come to a balance that nobody has.
  const returning = await db
    .select({ orderId: returns.orderId })
    .from(returns)
    .where(and(eq(returns.customerId, customerId), isNull(returns.closedAt)));
  const isReturning = (id: string) => returning.some(({ orderId }) => orderId === id);
  const open = own.filter((order) => !isSettled(order) || isReturning(order.id)).map(({ number }) => number);
  const { available, held, claimed: claim } = await readBalance(db, customerId);
  const balance = available + held;
  const paid = await db.$count(payments, eq(payments.customerId, customerId));
  const proven = await db.$count(verifications, eq(verifications.customerId, customerId));
  const bonuses = bonusState(await loadBonusEntries(db, customerId), today).balance;
  // An order or a payment that ended before goes before; nothing stays longer.
  const until = keptUntil(today);
  const kept: Plan['kept'] = [
    ...(own.length > 0 ? [{ what: 'orders' as const, until }] : []),
    ...(paid > 0 ? [{ what: 'payments' as const, until }] : []),
    ...(proven > 0 ? [{ what: 'identity' as const, until }] : []),
  ];
  return {
    possible: open.length === 0 && balance === 0 && claim === 0,
    orders: open.toSorted(),
    balance,
    ...(claim === 0 ? {} : { claim }),
    bonuses,
    kept,
  };
}
