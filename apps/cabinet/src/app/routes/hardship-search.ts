import * as v from 'valibot';

/** The key of what was sent: a reload looks up what became of it. */
const attempt = v.fallback(v.optional(v.pipe(v.string(), v.minLength(8), v.maxLength(128))), undefined);

export const hardshipSearch = v.object({
  /** What is asked for; left out: a due date is moved. */
  change: v.fallback(v.optional(v.picklist(['move', 'split'])), undefined),
  attempt,
});
export const returnSearch = v.object({ attempt });
