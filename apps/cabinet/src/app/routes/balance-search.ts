import * as v from 'valibot';

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

export const balanceSearch = v.object({
  /** What is done with the balance; left out: it is looked at. */
  act: v.fallback(v.optional(v.picklist(['top-up', 'withdraw'])), undefined),
  /** The payment that this page is about, once the server has named it. */
  payment: v.fallback(v.optional(id), undefined),
  /** The key of the payment that a payment app sends back with. */
  attempt: v.fallback(v.optional(v.pipe(v.string(), v.minLength(8), v.maxLength(128))), undefined),
  /** The order whose payment a top-up is for: the way back. The router reads a text of digits as a number, and writes it as one. */
  order: v.fallback(v.optional(v.union([v.pipe(v.number(), v.safeInteger(), v.minValue(1)), v.pipe(id, v.regex(/^[\w-]+$/))])), undefined),
});
