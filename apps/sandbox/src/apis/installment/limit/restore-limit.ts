import type { Locale } from '@muddat/i18n';
import type { Context } from '../../../core/context.ts';
import { once } from '../../../core/idempotency.ts';
import { newId } from '../../../core/ids.ts';
import { operation, requireCustomer } from '../../../core/operation.ts';
import { Problem } from '../../../core/problem.ts';
import { restorations } from '../../../db/schema/verification.ts';
import { loadLimitUse } from '../../../domain/limit/limit-use.ts';
import { findOpenRestoration } from '../../../domain/limit/restorations.ts';
import { moveLimit } from '../../../domain/limit/transitions.ts';
import { ensureDailyRun } from '../daily-run/daily-run.ts';
import { ensureCheckerAnswers } from '../verification/checker/ensure-answers.ts';

const OPERATION = 'installment.restoreLimit';

/** spec 4, Limit restoration: a request is sent, then the customer waits for an SMS with the answer. */
export const restoreLimit = operation('installment', 'restoreLimit', async ({ ctx, customer, headers, locale }) => {
  const { id: customerId } = requireCustomer(customer);
  await ensureDailyRun(ctx);
  await ensureCheckerAnswers(ctx, customerId);
  return once({ ctx, customerId, operation: OPERATION, key: headers['idempotency-key'], body: null }, async () => {
    const asked = await ask(ctx, customerId, locale);
    return { status: 202 as const, body: { request_id: asked.id, requested_at: asked.requestedAt.toISOString() } };
  });
});

async function ask(ctx: Context, customerId: string, locale: Locale) {
  return ctx.db.transaction(async (tx) => {
    const now = ctx.clock.now();
    // `moveLimit` locks the limit, so a second call finds the request of the first.
    const moved = await moveLimit(tx, customerId, 'restore', now);
    if (!moved && (await findOpenRestoration(tx, customerId)) !== null) throw new Problem('restoration_open');
    const { pastDueDebt } = await loadLimitUse(tx, customerId, ctx.clock.today());
    if (!moved || pastDueDebt > 0) throw new Problem('limit_not_restorable');
    const request = { id: newId('rst'), customerId, requestedAt: now, locale };
    await tx.insert(restorations).values(request);
    return request;
  });
}
