import type { FieldErrorCodes } from '../../../core/field-codes.ts';
import { newId } from '../../../core/ids.ts';
import type { Moment } from '../../../core/moment.ts';
import { Problem } from '../../../core/problem.ts';
import type { Database } from '../../../db/client.ts';
import { checkoutQuotes } from '../../../db/schema/checkout.ts';
import type { QuoteRecord } from '../../../db/schema/quote-json.ts';
import { adjustQuoteRequest } from './adjust-quote-request.ts';
import { loadQuoteContext } from './load-quote-context.ts';
import type { QuoteRequest } from './quote-context.ts';
import { evaluateQuote, type QuoteVerdict } from './quote-rules.ts';

export type QuoteRow = typeof checkoutQuotes.$inferSelect;
type QuoteParams = { readonly customerId: string; readonly ask: QuoteRequest; readonly moment: Moment };

/** domain: a quote is valid for half an hour of the business clock. */
const QUOTE_TTL_MS = 1_800_000;

/** Computes the quote of a request at `moment`. `lock`: see `loadQuoteContext`. */
export async function computeQuote(db: Database, { customerId, ask, moment }: QuoteParams, lock = false): Promise<QuoteVerdict> {
  return evaluateQuote(ask, await loadQuoteContext(db, { customerId, ask, today: moment.today, lock }));
}

export async function saveQuote(db: Database, { customerId, ask: request, moment }: QuoteParams, record: QuoteRecord): Promise<QuoteRow> {
  const goodUntil = new Date(moment.now.getTime() + QUOTE_TTL_MS);
  const row = { id: newId('q'), customerId, request, record, createdAt: moment.now, goodUntil };
  await db.insert(checkoutQuotes).values(row);
  return row;
}

export type QuoteReplacement = { readonly quote: QuoteRow | null; readonly fields: Readonly<FieldErrorCodes> };

/**
 * Maximum number of attempts to mend a request. Fixing one refusal can cause the next: with fewer goods the promo code may not apply, and
 * without it the limit may not suffice.
 */
const MAX_ADJUSTMENTS = 4;

/**
 * Makes a new quote in place of one that is no longer valid: for the same request, or else for the nearest possible one. `fields`: why the
 * request had to change.
 */
export async function replaceQuote(db: Database, asked: QuoteParams): Promise<QuoteReplacement> {
  let fields: FieldErrorCodes = {};
  let ask: QuoteRequest | null = asked.ask;
  for (let turn = 0; turn < MAX_ADJUSTMENTS && ask !== null; turn += 1) {
    const world = await loadQuoteContext(db, { customerId: asked.customerId, ask, today: asked.moment.today, lock: false });
    const verdict = evaluateQuote(ask, world);
    if (verdict.kind === 'quoted') return { quote: await saveQuote(db, { ...asked, ask }, verdict.record), fields };
    fields = { ...verdict.fields, ...fields };
    ask = adjustQuoteRequest(ask, verdict, (id) => world.products.get(id)?.stock ?? 0);
  }
  return { quote: null, fields };
}

export function quoteRefusalProblem({ fields, extras }: Extract<QuoteVerdict, { kind: 'refused' }>): Problem {
  return new Problem('validation_failed', { fields, extras: { ...extras } });
}
