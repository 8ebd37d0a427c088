import type { Locale } from '@muddat/i18n';
import type { Moment } from '../../../core/moment.ts';
import { Problem } from '../../../core/problem.ts';
import type { Database } from '../../../db/client.ts';
import { type Replacement, replaceQuote } from './make-quote.ts';
import { quoteView } from './quote-view.ts';
import type { QuoteAsk } from './quote-world.ts';

/**
 * A Problem for a signed quote that is no longer valid: 409 `quote_changed` with the fields that changed and, if one is possible, a new
 * quote. If the obstacle is not the goods but, for example, a deleted card or a used-up limit, 422 with the fields, as from the quote
 * operation.
 */
export async function quoteChanged(
  db: Database,
  asked: { readonly customerId: string; readonly ask: QuoteAsk; readonly moment: Moment },
  locale: Locale,
): Promise<Problem> {
  return changedProblem(await replaceQuote(db, asked), locale);
}

export function changedProblem({ quote, fields }: Replacement, locale: Locale): Problem {
  const named = Object.keys(fields).length > 0 ? { fields } : {};
  const gone = Object.keys(fields).some((name) => name.startsWith('items'));
  if (quote === null && !gone) return new Problem('validation_failed', named);
  return new Problem('quote_changed', { ...named, extras: quote === null ? {} : { quote: quoteView(quote, locale) } });
}
