import type { StarRating } from '@muddat/ui/star-field';
import type { OwnReview, ReviewedProduct, WaitingReview } from '../../domain/review/review-queries.ts';

export type ReviewList = { data: readonly OwnReview[]; waiting: readonly WaitingReview[] };
export type ReviewDraft = { stars: StarRating | null; text: string };
export type ReviewInput = { productId: string; stars: StarRating; text: string };

export const RATINGS = [1, 2, 3, 4, 5] as const satisfies readonly StarRating[];

/** What the form starts with: the review that stands, or nothing chosen. */
export const draftOf = (review: OwnReview | undefined): ReviewDraft => ({
  stars: RATINGS.find((star) => star === review?.stars) ?? null,
  text: review?.text ?? '',
});

/** A product of the list by its id, with the review that stands; null where it may not be reviewed. */
export function findReviewed(list: ReviewList, id: string): { product: ReviewedProduct; review: OwnReview | undefined } | null {
  const review = list.data.find(({ product }) => product.id === id);
  const product = review?.product ?? list.waiting.find((one) => one.product.id === id)?.product;
  return product === undefined ? null : { product, review };
}
