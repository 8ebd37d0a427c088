import * as v from 'valibot';
import type { KeptShape } from '../../shared/form/use-kept-draft.ts';
import { RATINGS, type ReviewDraft } from './reviews.types.ts';

export const subjectOf = (productId: string): string => `review.${productId}`;

/** Stars and words of a review. Where the customer has emptied the words of a review that stands, they are kept empty. */
export const KEPT_REVIEW: KeptShape<ReviewDraft> = {
  version: 1,
  toValues: ({ stars, text }) => (stars === null && text === '' ? null : { stars, text }),
  schema: v.object({ stars: v.nullable(v.picklist(RATINGS)), text: v.string() }),
};
