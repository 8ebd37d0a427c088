import type { Locale } from '@muddat/i18n';
import type { Moment } from '../../../core/moment.ts';
import { Problem } from '../../../core/problem.ts';
import type { Database } from '../../../db/client.ts';
import { type Replacement, replaceQuote } from './make-quote.ts';
import { quoteView } from './quote-view.ts';
import type { QuoteAsk } from './quote-world.ts';

/**
 * 409 `quote_changed` with the fields that changed and, if one is possible, a new quote. If none is possible for a reason other than the goods,
 * such as a deleted card or a limit that is used up, 422 with the fields, as the quote operation itself would respond.
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
