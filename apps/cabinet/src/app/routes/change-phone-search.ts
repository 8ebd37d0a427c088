import * as v from 'valibot';

/** The step of the change; none is the first one. */
export const changePhoneSearch = v.object({
  step: v.fallback(v.optional(v.picklist(['own-code', 'new-phone', 'new-code'])), undefined),
});
