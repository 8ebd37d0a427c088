import type { Locale } from '@muddat/i18n';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../core/context.ts';
import { runIdempotently } from '../../../core/idempotency.ts';
import { operation, requireCustomer } from '../../../core/operation.ts';
import { Problem } from '../../../core/problem.ts';
import type { Database } from '../../../db/client.ts';
import { type StoredVerdicts, verificationDocuments, verifications } from '../../../db/schema/verification.ts';
import { applyLimitEvent } from '../../../domain/limit/limit-transitions.ts';
import { assertPersonFree, isPersonTakenMeanwhile } from './application/hold-person.ts';
import { canSubmitVerification, DATA_STEPS, missingSteps, parseVerificationStatus, VERIFICATION_STEPS } from './application/steps.ts';
import {
  loadVerificationOverview,
  lockVerificationOverview,
  type VerificationOverview,
  type VerificationRow,
} from './application/verification-store.ts';
import { verificationView } from './application/view.ts';
import { TAKEN_PINFL } from './checker/magic.ts';
import { runDueCheckerDecisions } from './checker/run-due-checker-decisions.ts';

const OPERATION = 'installment.submitVerification';

export const submitVerification = operation('installment', 'submitVerification', async ({ ctx, customer, headers, locale }) => {
  const { id: customerId } = requireCustomer(customer);
  await runDueCheckerDecisions(ctx, customerId);
  return runIdempotently({ ctx, customerId, operation: OPERATION, key: headers['idempotency-key'], body: null }, async () => ({
    status: 202 as const,
    body: { data: verificationView(await submitOverview(ctx, customerId, locale), locale) },
  }));
});

async function submitOverview(ctx: Context, customerId: string, locale: Locale): Promise<VerificationOverview> {
  const before = await loadVerificationOverview(ctx.db, customerId);
  if (before.row === null) throw new Problem('verification_incomplete', { extras: { missing: VERIFICATION_STEPS } });
  const submitted = ctx.db.transaction(async (tx) => {
    const standing = await lockVerificationOverview(tx, customerId);
    const status = parseVerificationStatus(standing.row.status);
    if (status === 'submitted' || (status === 'accepted' && !canSubmitVerification(status, standing.limit))) return standing;
    const missing = missingSteps(standing.steps);
    if (missing.length > 0) throw new Problem('verification_incomplete', { extras: { missing } });
    if (standing.row.consentAt === null) throw new Problem('consent_required');
    // Only here, and not while the customer types: the answer reveals that a person with these documents is a customer.
    if (ctx.config.testTools && standing.row.pinfl === TAKEN_PINFL) throw new Problem('person_taken');
    await assertPersonFree(tx, standing.row);
    await submitSteps(tx, standing.row, ctx.clock.now(), locale);
    return loadVerificationOverview(tx, customerId);
  });
  return submitted.catch((error: unknown) => {
    throw isPersonTakenMeanwhile(error) ? new Problem('person_taken') : error;
  });
}

/** Submits the steps. Steps that were accepted before are not checked again. */
async function submitSteps(tx: Database, { customerId, verdicts }: VerificationRow, now: Date, locale: Locale): Promise<void> {
  const checking: StoredVerdicts = Object.fromEntries(
    DATA_STEPS.map((step) => [step, verdicts[step]?.state === 'accepted' ? verdicts[step] : { state: 'checking', reason: null }]),
  );
  await tx
    .update(verifications)
    .set({ status: 'submitted', submittedAt: now, decidedAt: null, personHeldAt: now, locale, verdicts: checking })
    .where(eq(verifications.customerId, customerId));
  const saved = and(
    eq(verificationDocuments.customerId, customerId),
    eq(verificationDocuments.current, true),
    eq(verificationDocuments.state, 'uploaded'),
  );
  await tx.update(verificationDocuments).set({ state: 'checking' }).where(saved);
  await applyLimitEvent(tx, customerId, 'submit', now);
}
