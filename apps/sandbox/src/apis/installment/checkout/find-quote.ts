import { and, eq } from 'drizzle-orm';
import { Problem } from '../../../core/problem.ts';
import type { Database } from '../../../db/client.ts';
import { checkoutQuotes } from '../../../db/schema/checkout.ts';
import type { QuoteRow } from './compute-quote.ts';

/**
 * A quote of the customer; throws 404 if there is none. `lock`: locks the row, so that the second of two tabs that sign the quote waits for
 * the first.
 */
export async function requireQuote(db: Database, customerId: string, id: string, lock = false): Promise<QuoteRow> {
  const query = db
    .select()
    .from(checkoutQuotes)
    .where(and(eq(checkoutQuotes.id, id), eq(checkoutQuotes.customerId, customerId)));
  const [found] = lock ? await query.for('update') : await query;
  if (found === undefined) throw new Problem('not_found');
  return found;
}
