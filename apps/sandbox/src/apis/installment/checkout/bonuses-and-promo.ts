import { and, eq, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import { operation, requireCustomer } from '../../../core/operation.ts';
import { Problem } from '../../../core/problem.ts';
import { products } from '../../../db/schema/catalogue.ts';
import { promoCodes, promoUses } from '../../../db/schema/checkout.ts';
import { mergeBasketLines } from '../basket/basket-rules.ts';
import { bonusState } from './bonus-rules.ts';
import { loadBonusEntries } from './load-quote-context.ts';
import { evaluatePromo, normalizePromoCode } from './promo-rules.ts';

const kindSchema = v.picklist(['earned', 'spent', 'returned', 'taken_back', 'expired']);

export const getBonuses = operation('installment', 'getBonuses', async ({ ctx, customer }) => {
  const { balance, lines, expiring } = bonusState(await loadBonusEntries(ctx.db, requireCustomer(customer).id), ctx.clock.today());
  const entries = lines.map(({ amount, kind, orderId, at, expiresOn }) => ({
    amount,
    kind: v.parse(kindSchema, kind),
    order_id: orderId,
    at: at.toISOString(),
    expires_on: expiresOn,
  }));
  const goes = expiring.map(({ amount, expiresOn }) => ({ amount, expires_on: expiresOn }));
  return { status: 200, body: { data: { balance, entries, expiring: goes } } };
});

/** The discount that a promo code gives on these goods, by the same rule as in a quote. */
export const checkPromo = operation('installment', 'checkPromo', async ({ ctx, customer, body }) => {
  const code = normalizePromoCode(body.code);
  const ids = body.items.map((item) => item.product_id);
  const rows = ids.length === 0 ? [] : await ctx.db.select().from(products).where(inArray(products.id, ids));
  const [promo] = await ctx.db.select().from(promoCodes).where(eq(promoCodes.code, code));
  const mine = and(eq(promoUses.code, code), eq(promoUses.customerId, requireCustomer(customer).id));
  const used = (await ctx.db.$count(promoUses, mine)) > 0;
  const quantities = new Map(mergeBasketLines(body.items).map((line) => [line.product_id, line.quantity]));
  const goods = [...Map.groupBy(rows, (row) => row.storeId)].map(([storeId, own]) => ({
    storeId,
    goods: own.reduce((sum, row) => sum + row.price * (quantities.get(row.id) ?? 0), 0),
  }));
  const verdict = evaluatePromo(promo ?? null, goods, { today: ctx.clock.today(), used });
  if (verdict.kind === 'refused') throw new Problem('validation_failed', { fields: { code: verdict.code } });
  return { status: 200, body: { data: { code, discount: verdict.discounts.reduce((sum, part) => sum + part, 0) } } };
});
