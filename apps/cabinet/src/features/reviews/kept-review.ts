import * as v from 'valibot';
import type { KeptShape } from '../../shared/form/use-kept-draft.ts';
import { RATINGS, type ReviewDraft } from './reviews.types.ts';

export const subjectOf = (productId: string): string => `review.${productId}`;

/**
 * How the draft of a review is stored. With stars, an empty text is stored too: the customer may have deleted the text of an existing
 * review.
 */
export const KEPT_REVIEW: KeptShape<ReviewDraft> = {
  version: 1,
  toValues: ({ stars, text }) => (stars === null && text === '' ? null : { stars, text }),
  schema: v.object({ stars: v.nullable(v.picklist(RATINGS)), text: v.string() }),
};
