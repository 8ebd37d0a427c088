import * as v from 'valibot';
import type { KeptShape } from '../../kept-draft/use-kept-draft.ts';
import { RATINGS, type ReviewDraft } from './reviews.types.ts';

export const subjectOf = (productId: string): string => `review.${productId}`;

const schema = v.object({ stars: v.nullable(v.picklist(RATINGS)), text: v.string() });

/** Stars and words of a review. Words that were taken out of one that stands are kept as gone. */
export const KEPT_REVIEW: KeptShape<ReviewDraft> = {
  version: 1,
  toValues: ({ stars, text }) => (stars === null && text === '' ? null : { stars, text }),
  fromValues: (values) => {
    const parsed = v.safeParse(schema, values);
    return parsed.success ? parsed.output : null;
  },
};
