import * as v from 'valibot';

/** An id in the address; what is none counts as left out. */
export const searchId = v.optional(v.pipe(v.unknown(), v.transform(idOf)));

/** The router reads a text of digits as a number, and writes it as one. */
function idOf(id: unknown): string | number | undefined {
  if (typeof id !== 'string' && typeof id !== 'number') return undefined;
  return /^[\w-]{1,64}$/.test(String(id)) ? id : undefined;
}
