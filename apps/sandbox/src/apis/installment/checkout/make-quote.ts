import { newId } from '../../../core/ids.ts';
import type { Moment } from '../../../core/moment.ts';
import { Problem } from '../../../core/problem.ts';
import type { Database } from '../../../db/client.ts';
import { checkoutQuotes, type QuoteRecord } from '../../../db/schema/checkout.ts';
import { loadQuoteWorld } from './load-quote-world.ts';
import { mendAsk } from './quote-changes.ts';
import { judgeQuote, type QuoteVerdict } from './quote-rules.ts';
import type { QuoteAsk } from './quote-world.ts';

export type QuoteRow = typeof checkoutQuotes.$inferSelect;
type Asked = { readonly customerId: string; readonly ask: QuoteAsk; readonly moment: Moment };

/** domain: a quote is good for half an hour of the business clock. */
const GOOD_MS = 1_800_000;

/** What the order would cost now. `lock`: see `loadQuoteWorld`. */
export async function quoteNow(db: Database, { customerId, ask, moment }: Asked, lock = false): Promise<QuoteVerdict> {
  return judgeQuote(ask, await loadQuoteWorld(db, { customerId, ask, today: moment.today, lock }));
}

export async function keepQuote(db: Database, { customerId, ask, moment }: Asked, record: QuoteRecord): Promise<QuoteRow> {
  const goodUntil = new Date(moment.now.getTime() + GOOD_MS);
  const row = { id: newId('q'), customerId, request: ask, record, createdAt: moment.now, goodUntil };
  await db.insert(checkoutQuotes).values(row);
  return row;
}

export type Replacement = { readonly quote: QuoteRow | null; readonly fields: Readonly<Record<string, string>> };

/** One refusal can uncover another: fewer goods may be too few for the promo code, and without it the limit may be too small. */
const MENDS = 4;

/** The quote in place of one that no longer holds: as it was asked for if that can be had, else what can. `fields`: why it cannot. */
export async function replaceQuote(db: Database, asked: Asked): Promise<Replacement> {
  let fields = {};
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
