import { operation, requireCustomer } from '../../../core/operation.ts';
import { loadVerificationOverview } from './application/verification-store.ts';
import { verificationView } from './application/view.ts';
import { runDueCheckerDecisions } from './checker/run-due-checker-decisions.ts';

export const getVerification = operation('installment', 'getVerification', async ({ ctx, customer, locale }) => {
  const { id } = requireCustomer(customer);
  await runDueCheckerDecisions(ctx, id);
  return { status: 200, body: { data: verificationView(await loadVerificationOverview(ctx.db, id), locale) } };
});
