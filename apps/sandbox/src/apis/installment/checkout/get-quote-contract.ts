import { eq } from 'drizzle-orm';
import { operation, requireCustomer } from '../../../core/operation.ts';
import { customers } from '../../../db/schema/auth.ts';
import { contractText } from './contract-text.ts';
import { requireQuote } from './find-quote.ts';

export const getQuoteContract = operation('installment', 'getQuoteContract', async ({ ctx, customer, params, locale }) => {
  const { id, phone } = requireCustomer(customer);
  const { record } = await requireQuote(ctx.db, id, params.quote_id);
  const [buyer] = await ctx.db.select({ name: customers.name }).from(customers).where(eq(customers.id, id));
  const text = contractText(record, { name: buyer?.name ?? '', phone }, locale);
  return { status: 200, body: { data: { text, offer_version: record.offerVersion } } };
});
