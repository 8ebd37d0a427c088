import { operation, requireCustomer } from '../../core/operation.ts';
import { Problem } from '../../core/problem.ts';
import { listRefundsOfOrder, refundView } from '../billing/refund/refund-store.ts';
import { loadOwnOrder } from './order-rows.ts';
import { orderView } from './order-view.ts';
import { ensureUpToDate } from './up-to-date.ts';

export const getOrder = operation('installment', 'getOrder', async ({ ctx, customer, params, locale }) => {
  await ensureUpToDate(ctx);
  const { id: customerId } = requireCustomer(customer);
  const found = await loadOwnOrder(ctx.db, customerId, params.id);
  if (found === null) throw new Problem('not_found');
  const today = ctx.clock.today();
  const now = ctx.clock.now();
  const refunds = await listRefundsOfOrder(ctx.db, customerId, params.id);
  const seen = refunds.map((row) => refundView(row, now));
  return { status: 200, body: { data: orderView(found, today, locale, seen), as_of: today } };
});
