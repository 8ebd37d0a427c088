import * as v from 'valibot';

export const paySearch = v.object({
  /** The payment that this page is about, once the server has named it. */
  payment: v.fallback(v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(64))), undefined),
  /** Another sum than the proposed one is wanted. */
  sum: v.fallback(v.optional(v.literal('other')), undefined),
});
