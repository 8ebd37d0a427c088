import type { Locale } from '@muddat/i18n';
import type { Moment } from '../../../core/moment.ts';
import { Problem } from '../../../core/problem.ts';
import type { Database } from '../../../db/client.ts';
import { type QuoteReplacement, replaceQuote } from './compute-quote.ts';
import type { QuoteRequest } from './quote-context.ts';
import { quoteView } from './quote-view.ts';

/**
 * A Problem for a signed quote that is no longer valid: 409 `quote_changed` with the fields that changed and, if one is possible, a new
 * quote. If none is possible for a reason other than the goods, such as a deleted card or a used-up limit, 422 with the fields, as from the
 * quote operation.
 */
export async function makeQuoteChangedProblem(
  db: Database,
  asked: { readonly customerId: string; readonly ask: QuoteRequest; readonly moment: Moment },
  locale: Locale,
): Promise<Problem> {
  return quoteReplacementProblem(await replaceQuote(db, asked), locale);
}

export function quoteReplacementProblem({ quote, fields }: QuoteReplacement, locale: Locale): Problem {
  const named = Object.keys(fields).length > 0 ? { fields } : {};
  const gone = Object.keys(fields).some((name) => name.startsWith('items'));
  if (quote === null && !gone) return new Problem('validation_failed', named);
  return new Problem('quote_changed', { ...named, extras: quote === null ? {} : { quote: quoteView(quote, locale) } });
}
