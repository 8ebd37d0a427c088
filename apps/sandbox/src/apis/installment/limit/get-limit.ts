import { operation, requireCustomer } from '../../../core/operation.ts';
import { runDueJobs } from '../catch-up/run-due-jobs.ts';
import { runDueCheckerDecisions } from '../verification/checker/run-due-checker-decisions.ts';
import { limitResponse } from './limit-response.ts';

export const getLimit = operation('installment', 'getLimit', async ({ ctx, customer, locale }) => {
  await runDueJobs(ctx);
  const { id } = requireCustomer(customer);
  await runDueCheckerDecisions(ctx, id);
  return { status: 200, body: await limitResponse(ctx, id, locale) };
});
