import { operation, requireCustomer } from '../../core/operation.ts';
import { Problem } from '../../core/problem.ts';
import { loadOwnOrder } from './order-rows.ts';
import { orderView } from './order-view.ts';
import { ensureUpToDate } from './up-to-date.ts';

export const getOrder = operation('installment', 'getOrder', async ({ ctx, customer, params, locale }) => {
  await ensureUpToDate(ctx);
  const found = await loadOwnOrder(ctx.db, requireCustomer(customer).id, params.id);
  if (found === null) throw new Problem('not_found');
  const today = ctx.clock.today();
  return { status: 200, body: { data: orderView(found, today, locale), as_of: today } };
});
