import * as v from 'valibot';
import { searchId } from './search-id.ts';

export const consentsSearch = v.object({
  /** A consent is granted or changed, or else the list is shown. */
  step: v.fallback(v.optional(v.literal('grant')), undefined),
  /** For which order, or `all`; left out: the form asks. */
  order: searchId,
});
