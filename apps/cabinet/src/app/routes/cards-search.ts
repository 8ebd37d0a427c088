import * as v from 'valibot';

/** A card is being added, or else the list is shown. */
export const cardsSearch = v.object({ step: v.fallback(v.optional(v.literal('add')), undefined) });
