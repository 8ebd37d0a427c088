import type { StarRating } from '@muddat/ui/star-field';
import type { OwnReview, ReviewedProduct, WaitingReview } from '../../domain/review/review-queries.ts';

export type ReviewList = { data: readonly OwnReview[]; waiting: readonly WaitingReview[] };
export type ReviewDraft = { stars: StarRating | null; text: string };
export type ReviewInput = { productId: string; stars: StarRating; text: string };

export const STAR_RATINGS = [1, 2, 3, 4, 5] as const satisfies readonly StarRating[];

/** Initial values of the form: those of the existing review, or nothing chosen. */
export const reviewDraftOf = (review: OwnReview | undefined): ReviewDraft => ({
  stars: STAR_RATINGS.find((star) => star === review?.stars) ?? null,
  text: review?.text ?? '',
});

/** The product with this id and its existing review; null if the customer may not review it. */
export function findReviewedProduct(list: ReviewList, id: string): { product: ReviewedProduct; review: OwnReview | undefined } | null {
  const review = list.data.find(({ product }) => product.id === id);
  const product = review?.product ?? list.waiting.find((one) => one.product.id === id)?.product;
  return product === undefined ? null : { product, review };
}
