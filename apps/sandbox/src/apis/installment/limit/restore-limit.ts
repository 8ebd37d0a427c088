import type { Locale } from '@muddat/i18n';
import type { Context } from '../../../core/context.ts';
import { runIdempotently } from '../../../core/idempotency.ts';
import { newId } from '../../../core/ids.ts';
import { operation, requireCustomer } from '../../../core/operation.ts';
import { Problem } from '../../../core/problem.ts';
import { restorations } from '../../../db/schema/verification.ts';
import { applyLimitEvent } from '../../../domain/limit/limit-transitions.ts';
import { loadLimitUsage } from '../../../domain/limit/limit-usage.ts';
import { findOpenRestoration } from '../../../domain/limit/restorations.ts';
import { runDueDailyRun } from '../daily-run/daily-run.ts';
import { runDueCheckerDecisions } from '../verification/checker/run-due-checker-decisions.ts';

const OPERATION = 'installment.restoreLimit';

/** spec 4, Limit restoration: a request is sent, then the customer waits for an SMS with the answer. */
export const restoreLimit = operation('installment', 'restoreLimit', async ({ ctx, customer, headers, locale }) => {
  const { id: customerId } = requireCustomer(customer);
  await runDueDailyRun(ctx);
  await runDueCheckerDecisions(ctx, customerId);
  return runIdempotently({ ctx, customerId, operation: OPERATION, key: headers['idempotency-key'], body: null }, async () => {
    const asked = await requestRestoration(ctx, customerId, locale);
    return { status: 202 as const, body: { request_id: asked.id, requested_at: asked.requestedAt.toISOString() } };
  });
});

async function requestRestoration(ctx: Context, customerId: string, locale: Locale) {
  return ctx.db.transaction(async (tx) => {
    const now = ctx.clock.now();
    // `applyLimitEvent` locks the limit, so a second call finds the request of the first.
    const moved = await applyLimitEvent(tx, customerId, 'restore', now);
    if (!moved && (await findOpenRestoration(tx, customerId)) !== null) throw new Problem('restoration_open');
    const { pastDueDebt } = await loadLimitUsage(tx, customerId, ctx.clock.today());
    if (!moved || pastDueDebt > 0) throw new Problem('limit_not_restorable');
    const request = { id: newId('rst'), customerId, requestedAt: now, locale };
    await tx.insert(restorations).values(request);
    return request;
  });
}
