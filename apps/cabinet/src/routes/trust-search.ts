import * as v from 'valibot';

export const trustSearch = v.object({
  /** The copy of all data that was asked for: a reload can still fetch it. */
  copy: v.fallback(v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(64))), undefined),
});
