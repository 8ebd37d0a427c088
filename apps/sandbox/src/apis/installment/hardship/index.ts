import { and, eq } from 'drizzle-orm';
import { type Operation, operation, requireCustomer } from '../../../core/operation.ts';
import { Problem } from '../../../core/problem.ts';
import { hardships } from '../../../db/schema/hardships.ts';
import { runDueJobs } from '../catch-up/run-due-jobs.ts';
import { agreeHardship } from './agree-hardship.ts';
import { viewHardship, viewSchedule } from './hardship-view.ts';
import { loadPossibleHardship, parseHardshipRequest } from './load-hardship.ts';

const quoteHardship = operation('installment', 'quoteHardship', async ({ ctx, customer, params, body }) => {
  const { id: customerId } = requireCustomer(customer);
  const ask = parseHardshipRequest(body);
  await runDueJobs(ctx);
  const today = ctx.clock.today();
  const found = await loadPossibleHardship(ctx.db, { orderId: params.id, customerId, ask, today, costs: ctx.config.hardshipCost }, false);
  const { quoteId, cost, before, after } = found;
  const data = { quote_id: quoteId, kind: ask.kind, cost, old: viewSchedule(before, today), new: viewSchedule(after, today) };
  return { status: 200, body: { data, as_of: today } };
});

/** Finds a hardship whose response was lost, by its idempotency key. */
const findHardship = operation('installment', 'findHardship', async ({ ctx, customer, params, query }) => {
  const [found] = await ctx.db
    .select()
    .from(hardships)
    .where(
      and(
        eq(hardships.orderId, params.id),
        eq(hardships.customerId, requireCustomer(customer).id),
        eq(hardships.idempotencyKey, query.idempotency_key),
      ),
    );
  if (found === undefined) throw new Problem('not_found');
  return { status: 200, body: { data: viewHardship(found) } };
});

export const hardshipOperations: readonly Operation[] = [quoteHardship, agreeHardship, findHardship];
