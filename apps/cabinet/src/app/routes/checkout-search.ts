import * as v from 'valibot';

export const checkoutSearch = v.object({
  /** The checkout that this page is about, once the server has named it. */
  checkout: v.fallback(v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(64))), undefined),
  /** Paying for all its orders. */
  step: v.fallback(v.optional(v.literal('pay')), undefined),
  /** The payment that this step is about, once the server has named it. */
  payment: v.fallback(v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(64))), undefined),
  /** The key of the payment that a payment app sends back with. */
  attempt: v.fallback(v.optional(v.pipe(v.string(), v.minLength(8), v.maxLength(128))), undefined),
});
