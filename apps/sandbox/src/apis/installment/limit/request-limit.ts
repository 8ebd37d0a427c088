import { runIdempotently } from '../../../core/idempotency.ts';
import { operation, requireCustomer } from '../../../core/operation.ts';
import { Problem } from '../../../core/problem.ts';
import { applyLimitEvent } from '../../../domain/limit/limit-transitions.ts';
import { runDueDailyRun } from '../daily-run/daily-run.ts';
import { limitResponse } from './limit-response.ts';

const OPERATION = 'installment.requestLimit';

export const requestLimit = operation('installment', 'requestLimit', async ({ ctx, customer, headers, locale }) => {
  const { id: customerId } = requireCustomer(customer);
  await runDueDailyRun(ctx);
  return runIdempotently({ ctx, customerId, operation: OPERATION, key: headers['idempotency-key'], body: null }, async () => {
    const moved = await ctx.db.transaction((tx) => applyLimitEvent(tx, customerId, 'request', ctx.clock.now()));
    if (!moved) throw new Problem('limit_not_requestable');
    return { status: 200 as const, body: await limitResponse(ctx, customerId, locale) };
  });
});
