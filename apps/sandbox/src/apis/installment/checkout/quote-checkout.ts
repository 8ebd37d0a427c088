import { momentOf } from '../../../core/moment.ts';
import { operation, requireCustomer } from '../../../core/operation.ts';
import { runDueJobs } from '../catch-up/run-due-jobs.ts';
import { computeQuote, quoteRefusalProblem, saveQuote } from './compute-quote.ts';
import { quoteView } from './quote-view.ts';

export const quoteCheckout = operation('installment', 'quoteCheckout', async ({ ctx, customer, body, locale }) => {
  await runDueJobs(ctx);
  const asked = { customerId: requireCustomer(customer).id, ask: body, moment: momentOf(ctx) };
  const verdict = await computeQuote(ctx.db, asked);
  if (verdict.kind === 'refused') throw quoteRefusalProblem(verdict);
  return { status: 200, body: { data: quoteView(await saveQuote(ctx.db, asked, verdict.record), locale) } };
});
