import { eq } from 'drizzle-orm';
import type { Context } from '../../../core/context.ts';
import { runIdempotently } from '../../../core/idempotency.ts';
import { operation, requireCustomer } from '../../../core/operation.ts';
import { Problem } from '../../../core/problem.ts';
import { stores } from '../../../db/schema/catalogue.ts';
import { orders } from '../../../db/schema/orders.ts';
import { amountInProgress } from '../../billing/payment/payable-orders.ts';
import { runDueJobs } from '../catch-up/run-due-jobs.ts';
import { viewOwnOrder } from '../orders/get-order.ts';
import { loadReturnContext } from '../return-run/return-store.ts';
import { changeOrderStatus } from '../store-run/change-order-status.ts';
import { canBecome } from '../store-run/order-transitions.ts';

export const cancelOrder = operation('installment', 'cancelOrder', async ({ ctx, customer, params, headers, locale }) => {
  await runDueJobs(ctx);
  const { id: customerId } = requireCustomer(customer);
  const call = { ctx, customerId, operation: 'installment.cancelOrder', key: headers['idempotency-key'], body: { id: params.id } };
  return runIdempotently(call, async () => {
    await cancel(ctx, customerId, params.id);
    const data = await viewOwnOrder(ctx, customerId, params.id, locale);
    return { status: 200 as const, body: { data, as_of: ctx.clock.today() } };
  });
});

async function cancel(ctx: Context, customerId: string, orderId: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const world = await loadReturnContext(tx, customerId, orderId, true);
    if (world === null) throw new Problem('not_found');
    const { order } = world;
    if (!canBecome(order.status, 'canceled')) throw new Problem('not_cancelable');
    // While a payment is processing, its result is unknown, and with it the sum to give back.
    if ((await amountInProgress(tx, orderId)) > 0) throw new Problem('payment_in_progress');
    const [store] = await tx.select({ name: stores.name }).from(stores).where(eq(stores.id, order.storeId));
    await changeOrderStatus(tx, order, { to: 'canceled', at: ctx.clock.now(), actor: 'customer', storeName: store?.name ?? '' });
    await tx.update(orders).set({ nextStepAt: null, payUntil: null }).where(eq(orders.id, orderId));
  });
}
