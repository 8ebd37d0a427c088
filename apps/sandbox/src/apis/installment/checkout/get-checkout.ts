import { and, eq } from 'drizzle-orm';
import { operation, requireCustomer } from '../../../core/operation.ts';
import { Problem } from '../../../core/problem.ts';
import { checkoutKeys, checkouts } from '../../../db/schema/checkout.ts';
import { runDueJobs } from '../catch-up/run-due-jobs.ts';
import { viewCheckout } from './checkout-view.ts';

export const getCheckout = operation('installment', 'getCheckout', async ({ ctx, customer, params }) => {
  await runDueJobs(ctx);
  const [found] = await ctx.db
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.id, params.checkout_id), eq(checkouts.customerId, requireCustomer(customer).id)));
  if (found === undefined) throw new Problem('not_found');
  return { status: 200, body: await viewCheckout(ctx.db, found, ctx.clock.now()) };
});

/** Finds a checkout whose response was lost, by the idempotency key that signed or confirmed it. */
export const findCheckout = operation('installment', 'findCheckout', async ({ ctx, customer, query }) => {
  await runDueJobs(ctx);
  const [found] = await ctx.db
    .select({ checkout: checkouts })
    .from(checkoutKeys)
    .innerJoin(checkouts, eq(checkouts.id, checkoutKeys.checkoutId))
    .where(and(eq(checkoutKeys.customerId, requireCustomer(customer).id), eq(checkoutKeys.key, query.idempotency_key)));
  if (found === undefined) throw new Problem('not_found');
  return { status: 200, body: await viewCheckout(ctx.db, found.checkout, ctx.clock.now()) };
});
