import * as v from 'valibot';
import type { DraftSchema } from '../../shared/form/use-persisted-draft.ts';
import { type ReviewDraft, STAR_RATINGS } from './reviews.types.ts';

export const reviewDraftKey = (productId: string): string => `review.${productId}`;

/**
 * How the draft of a review is stored. With stars, an empty text is stored too: the customer may have deleted the text of an existing
 * review.
 */
export const REVIEW_DRAFT_SCHEMA: DraftSchema<ReviewDraft> = {
  version: 1,
  toValues: ({ stars, text }) => (stars === null && text === '' ? null : { stars, text }),
  schema: v.object({ stars: v.nullable(v.picklist(STAR_RATINGS)), text: v.string() }),
};
