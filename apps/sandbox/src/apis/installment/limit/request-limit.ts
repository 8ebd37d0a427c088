import { once } from '../../../core/idempotency.ts';
import { operation, requireCustomer } from '../../../core/operation.ts';
import { Problem } from '../../../core/problem.ts';
import { moveLimit } from '../../../domain/limit/transitions.ts';
import { ensureDailyRun } from '../daily-run/daily-run.ts';
import { limitAnswer } from './limit-answer.ts';

const OPERATION = 'installment.requestLimit';

export const requestLimit = operation('installment', 'requestLimit', async ({ ctx, customer, headers, locale }) => {
  const { id: customerId } = requireCustomer(customer);
  await ensureDailyRun(ctx);
  return once({ ctx, customerId, operation: OPERATION, key: headers['idempotency-key'], body: null }, async () => {
    const moved = await ctx.db.transaction((tx) => moveLimit(tx, customerId, 'request', ctx.clock.now()));
    if (!moved) throw new Problem('limit_not_requestable');
    return { status: 200 as const, body: await limitAnswer(ctx, customerId, locale) };
  });
});
