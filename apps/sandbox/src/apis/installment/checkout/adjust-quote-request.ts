import { canonicalJson } from '../../../core/canonical-json.ts';
import type { QuoteRecord } from '../../../db/schema/quote-json.ts';
import type { QuoteRequest } from './quote-context.ts';
import type { QuoteVerdict } from './quote-rules.ts';

/** The terms that a customer signs: the quote without its dates and without figures that are shown for information only. */
function signedTerms({ orders, toPayNow, offerVersion, orderType, cash, promoCode }: QuoteRecord) {
  const timeless = orders.map(({ offer, ...order }) => {
    if (offer === null) return { ...order, offer };
    const { schedule, yearly_rate: _rate, ...sums } = offer;
    return { ...order, offer: { ...sums, amounts: schedule.map(({ amount }) => amount) } };
  });
  return { orders: timeless, toPayNow, offerVersion, orderType, cash, promoCode };
}

/**
 * Whether the quote is unchanged: the same goods, prices and sums, and at least the limit that was shown. Dates do not count: they are
 * computed again when the store confirms, so that a quote stays valid over midnight.
 */
export function isSameQuote(before: QuoteRecord, now: QuoteRecord): boolean {
  const lessLimit = now.orderType === 'installment' && now.limitBefore < before.limitBefore;
  return !lessLimit && canonicalJson(signedTerms(before)) === canonicalJson(signedTerms(now));
}

type Refused = Extract<QuoteVerdict, { kind: 'refused' }>;

/**
 * The nearest request that is still possible: with fewer goods, without the promo code or bonuses, or with a higher initial fee. Null if
 * none of these helps, so that the customer has to change the request.
 */
export function adjustQuoteRequest(
  ask: QuoteRequest,
  { fields, extras }: Refused,
  stockOf: (productId: string) => number,
): QuoteRequest | null {
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
