import { and, asc, eq } from 'drizzle-orm';
import type { Context } from '../../core/context.ts';
import { runIdempotently } from '../../core/idempotency.ts';
import { operation, requireCustomer } from '../../core/operation.ts';
import { Problem } from '../../core/problem.ts';
import type { Database } from '../../db/client.ts';
import { customers } from '../../db/schema/auth.ts';
import { payments } from '../../db/schema/billing.ts';
import { orders } from '../../db/schema/orders.ts';
import { closeAccount, reopenAccount } from '../../domain/access/account-closing.ts';
import { assertRecentReauth } from '../../domain/access/recent-reauth.ts';
import { sendAccountChangeSms } from '../auth/account-change-sms.ts';
import { endTokenFamilies } from '../auth/end-token-families.ts';
import { assertNoClaim } from '../billing/ledger/claim.ts';
import { runDueJobs } from '../installment/catch-up/run-due-jobs.ts';
import { planDeletion } from './plan-deletion.ts';

/** Returns the consequences of deleting the account, so that the customer can read them before confirming. */
export const getDeletion = operation('installment', 'getDeletion', async ({ ctx, customer }) => {
  await runDueJobs(ctx);
  return { status: 200, body: { data: await planDeletion(ctx.db, ctx, requireCustomer(customer).id) } };
});

/**
 * Closes the account immediately and ends its sessions on all devices. Once the closing can no longer be undone, `eraseClosedAccounts`
 * erases the account, or reopens it if something prevents the deletion by then.
 */
export const deleteCustomer = operation('installment', 'deleteCustomer', async ({ ctx, customer, headers, locale }) => {
  const me = requireCustomer(customer);
  const { id: customerId, phone } = me;
  await assertRecentReauth(ctx, me);
  await runDueJobs(ctx);
  const key = headers['idempotency-key'];
  return runIdempotently({ ctx, customerId, operation: 'installment.deleteCustomer', key, body: {} }, async () => {
    const reply = await ctx.db.transaction(async (tx) => {
      const { kept } = await assertDeletable(tx, ctx, customerId);
      const now = ctx.clock.now();
      const eraseAt = await closeAccount(tx, customerId, now);
      await endTokenFamilies(tx, customerId, 'closed', null);
      const data = { deleted_at: now.toISOString(), erased_at: eraseAt.toISOString(), kept };
      return { status: 200, body: { data } } as const;
    });
    await sendAccountChangeSms(ctx, phone, 'deletion', locale);
    return reply;
  });
});

/** Undoes the deletion. It requires no re-authentication, because undoing harms nobody. */
export const undoDeletion = operation('installment', 'undoDeletion', async ({ ctx, customer, locale }) => {
  const { id, phone } = requireCustomer(customer);
  if (!(await reopenAccount(ctx, id))) return { status: 204, headers: { 'x-unchanged': 'true' } };
  await sendAccountChangeSms(ctx, phone, 'reopened', locale);
  return { status: 204 };
});

/** Locks the rows that an order or payment would change. Throws if something prevents the deletion. */
async function assertDeletable(tx: Database, ctx: Pick<Context, 'clock'>, customerId: string) {
  await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for('update');
  await tx.select({ id: orders.id }).from(orders).where(eq(orders.customerId, customerId)).orderBy(asc(orders.id)).for('update');
  const plan = await planDeletion(tx, ctx, customerId);
  if (plan.orders.length > 0) throw new Problem('deletion_debt', { extras: { orders: plan.orders } });
  assertNoClaim(plan.claim ?? 0);
  if (plan.balance > 0) throw new Problem('deletion_balance');
  const running = await tx.$count(payments, and(eq(payments.customerId, customerId), eq(payments.status, 'processing')));
  if (running > 0) throw new Problem('payment_in_progress');
  return plan;
}

/** Same as `assertDeletable`, but returns a boolean for the background job, which has no request to refuse. */
export async function isDeletable(tx: Database, ctx: Pick<Context, 'clock'>, customerId: string): Promise<boolean> {
  try {
    await assertDeletable(tx, ctx, customerId);
    return true;
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}
