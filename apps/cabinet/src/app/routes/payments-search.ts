import * as v from 'valibot';

export const paymentsSearch = v.object({
  /** The payment that is looked at; the list of all without one. */
  payment: v.fallback(v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(64))), undefined),
});
