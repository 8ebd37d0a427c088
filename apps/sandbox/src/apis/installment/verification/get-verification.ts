import { operation, requireCustomer } from '../../../core/operation.ts';
import { ensureCheckerAnswers } from './checker/ensure-answers.ts';
import { loadStanding } from './store.ts';
import { verificationView } from './view.ts';

export const getVerification = operation('installment', 'getVerification', async ({ ctx, customer, locale }) => {
  const { id } = requireCustomer(customer);
  await ensureCheckerAnswers(ctx, id);
  return { status: 200, body: { data: verificationView(await loadStanding(ctx.db, id), locale) } };
});
