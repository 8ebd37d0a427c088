import type { Locale } from '@muddat/i18n';
import type { installment } from '@muddat/sdk/types';
import type { Context } from '../../../core/context.ts';
import { operation, requireCustomer } from '../../../core/operation.ts';
import { Problem } from '../../../core/problem.ts';
import { loadOwnOrder } from '../../../domain/order/order-rows.ts';
import { orderView } from '../../../domain/order/order-view.ts';
import { trackingOf } from '../../../domain/order/tracking.ts';
import { listRefundsOfOrder, refundView } from '../../billing/payment/refund-store.ts';
import { runDueJobs } from '../catch-up/run-due-jobs.ts';
import { orderActionsOf } from '../return-run/order-actions.ts';
import { listReturnsOfOrder } from '../return-run/return-store.ts';

type Order = installment.components['schemas']['Order'];

export const getOrder = operation('installment', 'getOrder', async ({ ctx, customer, params, locale }) => {
  await runDueJobs(ctx);
  const data = await viewOwnOrder(ctx, requireCustomer(customer).id, params.id, locale);
  return { status: 200, body: { data, as_of: ctx.clock.today() } };
});

/** One order with the data that only its own page shows: delivery, refunds, returns and the possible actions. */
export async function viewOwnOrder(ctx: Context, customerId: string, id: string, locale: Locale): Promise<Order> {
  const found = await loadOwnOrder(ctx.db, customerId, id);
  if (found === null) throw new Problem('not_found');
  const now = ctx.clock.now();
  const refunds = await listRefundsOfOrder(ctx.db, customerId, id);
  const returns = await listReturnsOfOrder(ctx.db, id);
  const view = orderView(
    found,
    ctx.clock.today(),
    locale,
    refunds.map((row) => refundView(row, now)),
  );
  return { ...view, tracking: trackingOf(found), returns, actions: orderActionsOf(found, returns) };
}
