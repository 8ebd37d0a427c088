import * as v from 'valibot';

const text = (longest: number) => v.fallback(v.pipe(v.string(), v.maxLength(longest)), '');
const code = v.fallback(v.nullable(v.pipe(v.string(), v.maxLength(64))), null);
const amount = v.fallback(v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0))), null);

/** The values of the form. Nothing is preset: neither the payment method nor the term (spec 5; consumer law). */
export const checkoutDraftSchema = v.object({
  /** The store whose goods are ordered now, if the basket has goods of several and the customer orders from one; else null. */
  onlyStore: code,
  kind: v.fallback(v.nullable(v.picklist(['delivery', 'pickup'])), null),
  regionId: code,
  districtId: code,
  address: text(300),
  /** The store's branch for pickup. */
  addressId: code,
  orderType: v.fallback(v.nullable(v.picklist(['full', 'installment'])), null),
  months: v.fallback(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(36))), null),
  /** The initial fee in so'm. */
  initialFee: amount,
  /** The goods and price for which the initial fee was chosen: it does not hold for another basket. */
  feeBasket: v.fallback(v.nullable(v.pipe(v.string(), v.maxLength(1_000))), null),
  /** Whether the customer pays in cash at delivery; for full purchases only. */
  cash: v.fallback(v.boolean(), false),
  cardId: code,
  promo: text(40),
  bonus: amount,
  comment: text(500),
});

export type CheckoutDraft = v.InferOutput<typeof checkoutDraftSchema>;

export const EMPTY_CHECKOUT_DRAFT: CheckoutDraft = v.parse(checkoutDraftSchema, {});
