import * as v from 'valibot';

export const consentsSearch = v.object({
  /** A consent is granted or changed, or else the list is shown. */
  step: v.fallback(v.optional(v.literal('grant')), undefined),
  /** For which order, or `all`; left out: the form asks. */
  order: v.optional(v.pipe(v.unknown(), v.transform(orderOf))),
});

/** The router reads a text of digits as a number, and writes it as one. */
function orderOf(order: unknown): string | number | undefined {
  if (typeof order !== 'string' && typeof order !== 'number') return undefined;
  return /^[\w-]{1,64}$/.test(String(order)) ? order : undefined;
}
