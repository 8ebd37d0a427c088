import { operation, requireCustomer } from '../../../core/operation.ts';
import { ensureUpToDate } from '../catch-up/up-to-date.ts';
import { ensureCheckerAnswers } from '../verification/checker/ensure-answers.ts';
import { limitAnswer } from './limit-answer.ts';

export const getLimit = operation('installment', 'getLimit', async ({ ctx, customer, locale }) => {
  await ensureUpToDate(ctx);
  const { id } = requireCustomer(customer);
  await ensureCheckerAnswers(ctx, id);
  return { status: 200, body: await limitAnswer(ctx, id, locale) };
});
