import type { FieldCodes } from '../../../core/field-codes.ts';
import { newId } from '../../../core/ids.ts';
import type { Moment } from '../../../core/moment.ts';
import { Problem } from '../../../core/problem.ts';
import type { Database } from '../../../db/client.ts';
import { checkoutQuotes } from '../../../db/schema/checkout.ts';
import type { QuoteRecord } from '../../../db/schema/quote-json.ts';
import { loadQuoteWorld } from './load-quote-world.ts';
import { mendAsk } from './quote-changes.ts';
import { judgeQuote, type QuoteVerdict } from './quote-rules.ts';
import type { QuoteAsk } from './quote-world.ts';

export type QuoteRow = typeof checkoutQuotes.$inferSelect;
type Asked = { readonly customerId: string; readonly ask: QuoteAsk; readonly moment: Moment };

/** domain: a quote is valid for half an hour of the business clock. */
const GOOD_MS = 1_800_000;

/** Computes the quote of a request at `moment`. `lock`: see `loadQuoteWorld`. */
export async function quoteNow(db: Database, { customerId, ask, moment }: Asked, lock = false): Promise<QuoteVerdict> {
  return judgeQuote(ask, await loadQuoteWorld(db, { customerId, ask, today: moment.today, lock }));
}

export async function keepQuote(db: Database, { customerId, ask, moment }: Asked, record: QuoteRecord): Promise<QuoteRow> {
  const goodUntil = new Date(moment.now.getTime() + GOOD_MS);
  const row = { id: newId('q'), customerId, request: ask, record, createdAt: moment.now, goodUntil };
  await db.insert(checkoutQuotes).values(row);
  return row;
}

export type Replacement = { readonly quote: QuoteRow | null; readonly fields: Readonly<FieldCodes> };

/**
 * Maximum number of attempts to mend a request. Fixing one refusal can cause the next: with fewer goods the promo code may not apply, and
 * without it the limit may not suffice.
 */
const MENDS = 4;

/**
 * Makes a new quote in place of one that is no longer valid: for the same request, or else for the nearest possible one. `fields`: why the
 * request had to change.
 */
export async function replaceQuote(db: Database, asked: Asked): Promise<Replacement> {
  let fields: FieldCodes = {};
  let ask: QuoteAsk | null = asked.ask;
  for (let turn = 0; turn < MENDS && ask !== null; turn += 1) {
    const world = await loadQuoteWorld(db, { customerId: asked.customerId, ask, today: asked.moment.today, lock: false });
    const verdict = judgeQuote(ask, world);
    if (verdict.kind === 'quoted') return { quote: await keepQuote(db, { ...asked, ask }, verdict.record), fields };
    fields = { ...verdict.fields, ...fields };
    ask = mendAsk(ask, verdict, (id) => world.products.get(id)?.stock ?? 0);
  }
  return { quote: null, fields };
}

export function refusal({ fields, extras }: Extract<QuoteVerdict, { kind: 'refused' }>): Problem {
  return new Problem('validation_failed', { fields, extras: { ...extras } });
}
