import { operation, requireCustomer } from '../../core/operation.ts';
import { limitAnswer } from './limit/limit-answer.ts';
import { ensureUpToDate } from './up-to-date.ts';
import { ensureCheckerAnswers } from './verification/checker/ensure-answers.ts';

export const getLimit = operation('installment', 'getLimit', async ({ ctx, customer, locale }) => {
  await ensureUpToDate(ctx);
  const { id } = requireCustomer(customer);
  await ensureCheckerAnswers(ctx, id);
  return { status: 200, body: await limitAnswer(ctx, id, locale) };
});
