import * as v from 'valibot';

/** What stands on the screen: a step, the tutorial, or, where there is none, the overview. */
export const verificationSearch = v.object({
  step: v.fallback(
    v.optional(v.picklist(['passport_front', 'selfie', 'registration', 'contacts', 'card', 'person', 'tutorial'])),
    undefined,
  ),
});
