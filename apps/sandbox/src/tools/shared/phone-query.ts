import * as v from 'valibot';

/** A phone in a query; null for none. A `+` that was not percent-encoded arrives as a space and is restored. */
export const phoneQuerySchema = v.pipe(
  v.optional(v.string(), ''),
  v.transform((text) => (text.trim() === '' ? null : text.trim().replace(/^(?=998)/, '+'))),
);
