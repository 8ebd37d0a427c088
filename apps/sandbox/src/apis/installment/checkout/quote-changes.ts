import { canonicalJson } from '../../../core/canonical-json.ts';
import type { QuoteRecord } from '../../../db/schema/checkout.ts';
import type { QuoteVerdict } from './quote-rules.ts';
import type { QuoteAsk } from './quote-world.ts';

/** What a customer signs: everything of a quote but its dates, and what is told beside it. */
function signedTerms({ orders, toPayNow, offerVersion, orderType, cash, promoCode }: QuoteRecord) {
  const timeless = orders.map(({ offer, ...order }) => {
    if (offer === null) return { ...order, offer };
    const { schedule, yearly_rate: _rate, ...sums } = offer;
    return { ...order, offer: { ...sums, amounts: schedule.map(({ amount }) => amount) } };
  });
  return { orders: timeless, toPayNow, offerVersion, orderType, cash, promoCode };
}

/**
 * Whether what was quoted is still what it was: same goods, prices and sums, and no less limit than was shown. Dates are counted anew
 * when the store confirms, so midnight changes nothing.
 */
export function isSameQuote(before: QuoteRecord, now: QuoteRecord): boolean {
  const lessLimit = now.orderType === 'installment' && now.limitBefore < before.limitBefore;
  return !lessLimit && canonicalJson(signedTerms(before)) === canonicalJson(signedTerms(now));
}

type Refused = Extract<QuoteVerdict, { kind: 'refused' }>;

/**
 * What can still be had of an order that has become impossible: fewer goods, no promo code, no bonuses, a higher initial fee. Null
 * where nothing of that helps; the customer has to change it.
 */
export function mendAsk(ask: QuoteAsk, { fields, extras }: Refused, stockOf: (productId: string) => number): QuoteAsk | null {
  const { promo_code: _code, bonus: _bonus, ...rest } = ask;
  const names = Object.keys(fields);
  const mendable = (name: string) => /^items\.\d+\./.test(name) || ['promo_code', 'bonus'].includes(name) || name === 'initial_fee';
  if (!names.every(mendable)) return null;
  if (names.includes('initial_fee') && extras.initial_fee_min === undefined) return null;
  const left = new Map<string, number>();
  const items = ask.items.map(({ product_id, quantity }) => {
    const room = left.get(product_id) ?? Math.max(0, stockOf(product_id));
    const taken = Math.min(quantity, room);
    left.set(product_id, room - taken);
    return { product_id, quantity: taken };
  });
  if (items.every(({ quantity }) => quantity === 0)) return null;
  return {
    ...rest,
    items,
    ...(ask.promo_code === undefined || names.includes('promo_code') ? {} : { promo_code: ask.promo_code }),
    ...(ask.bonus === undefined || names.includes('bonus') ? {} : { bonus: ask.bonus }),
    ...(names.includes('initial_fee') && extras.initial_fee_min !== undefined ? { initial_fee: extras.initial_fee_min } : {}),
  };
}
