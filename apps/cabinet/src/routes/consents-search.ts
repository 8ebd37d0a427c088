import * as v from 'valibot';

export const consentsSearch = v.object({
  /** A consent is granted or changed, or else the list is shown. */
  step: v.fallback(v.optional(v.literal('grant')), undefined),
  /** For which order, or `all`; left out: the form asks. The router reads a text of digits as a number, and writes it as one. */
  order: v.fallback(
    v.optional(
      v.union([
        v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
        v.pipe(v.string(), v.minLength(1), v.maxLength(64), v.regex(/^[\w-]+$/)),
      ]),
    ),
    undefined,
  ),
});
