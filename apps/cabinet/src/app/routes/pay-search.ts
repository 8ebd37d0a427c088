import * as v from 'valibot';

/** What the address of any payment names. */
const named = {
  /** The payment that this page is about, once the server has named it. */
  payment: v.fallback(v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(64))), undefined),
  /** The key of the payment that a payment app sends back with. */
  attempt: v.fallback(v.optional(v.pipe(v.string(), v.minLength(8), v.maxLength(128))), undefined),
};

export const paySearch = v.object({
  ...named,
  /** Another sum than the proposed one is wanted, or the whole order is to be paid early. */
  sum: v.fallback(v.optional(v.picklist(['other', 'payoff'])), undefined),
});

export const paySeveralSearch = v.object(named);
