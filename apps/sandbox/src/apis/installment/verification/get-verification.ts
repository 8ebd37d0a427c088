import { operation, requireCustomer } from '../../../core/operation.ts';
import { loadStanding } from './application/store.ts';
import { verificationView } from './application/view.ts';
import { ensureCheckerAnswers } from './checker/ensure-answers.ts';

export const getVerification = operation('installment', 'getVerification', async ({ ctx, customer, locale }) => {
  const { id } = requireCustomer(customer);
  await ensureCheckerAnswers(ctx, id);
  return { status: 200, body: { data: verificationView(await loadStanding(ctx.db, id), locale) } };
});
