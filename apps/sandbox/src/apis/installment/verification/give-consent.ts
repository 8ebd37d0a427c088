import { eq } from 'drizzle-orm';
import { operation, requireCustomer } from '../../../core/operation.ts';
import { Problem } from '../../../core/problem.ts';
import { verifications } from '../../../db/schema/verification.ts';
import { lockVerificationOverview, updateAfterStepWrite } from './application/verification-store.ts';
import { CONSENT_VERSION, verificationView } from './application/view.ts';

/** Stores the consent. A repeated call does not change its time. */
export const giveVerificationConsent = operation('installment', 'giveVerificationConsent', async ({ ctx, customer, body, locale }) => {
  const { id } = requireCustomer(customer);
  if (!body.accepted) throw new Problem('consent_required', { fields: { accepted: 'required' } });
  if (body.version !== CONSENT_VERSION) throw new Problem('validation_failed', { fields: { version: 'outdated' } });
  const standing = await ctx.db.transaction(async (tx) => {
    const { row } = await lockVerificationOverview(tx, id);
    if (row.consentVersion !== CONSENT_VERSION) {
      const given = { consentVersion: CONSENT_VERSION, consentAt: ctx.clock.now() };
      await tx.update(verifications).set(given).where(eq(verifications.customerId, id));
    }
    return updateAfterStepWrite(ctx, tx, id);
  });
  return { status: 200, body: { data: verificationView(standing, locale) } };
});
