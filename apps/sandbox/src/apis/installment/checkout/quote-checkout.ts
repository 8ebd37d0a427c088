import { momentOf } from '../../../core/moment.ts';
import { operation, requireCustomer } from '../../../core/operation.ts';
import { ensureUpToDate } from '../catch-up/up-to-date.ts';
import { keepQuote, quoteNow, refusal } from './make-quote.ts';
import { quoteView } from './quote-view.ts';

export const quoteCheckout = operation('installment', 'quoteCheckout', async ({ ctx, customer, body, locale }) => {
  await ensureUpToDate(ctx);
  const asked = { customerId: requireCustomer(customer).id, ask: body, moment: momentOf(ctx) };
  const verdict = await quoteNow(ctx.db, asked);
  if (verdict.kind === 'refused') throw refusal(verdict);
  return { status: 200, body: { data: quoteView(await keepQuote(ctx.db, asked, verdict.record), locale) } };
});
