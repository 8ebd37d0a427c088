import * as v from 'valibot';

export const hardshipSearch = v.object({
  /** What is asked for; left out: a due date is moved. */
  change: v.fallback(v.optional(v.picklist(['move', 'split'])), undefined),
  /** The key of the change that was sent: a reload looks up what became of it. */
  attempt: v.fallback(v.optional(v.pipe(v.string(), v.minLength(8), v.maxLength(128))), undefined),
});
